import type { Locator, Page } from '@playwright/test';

/** The left and right panes of a contact or company: sections, custom properties, files, relationships, score. */
export class RecordPanes {
  readonly addFiles: Locator;
  readonly files: Locator;
  readonly propertyDialog: Locator;
  readonly relationshipDialog: Locator;

  constructor(readonly page: Page) {
    this.addFiles = page.getByLabel('Add files');
    this.files = page.getByRole('list', { name: 'Files' });
    this.propertyDialog = page.getByRole('dialog', { name: 'Add Custom Property' });
    this.relationshipDialog = page.getByRole('dialog', { name: 'Add relationship' });
  }

  section = (title: string): Locator => this.page.getByRole('region', { name: title, exact: true });

  /** The title of a section, which opens and closes it. */
  toggle = (title: string): Locator => this.section(title).getByRole('button', { name: title }).first();

  async open(title: string): Promise<void> {
    // By key: what still arrives above moves the title between the two halves of a press of the mouse.
    if ((await this.toggle(title).getAttribute('aria-expanded')) === 'false') await this.toggle(title).press('Enter');
  }

  async addProperty(name: string, kind: string, value: string): Promise<void> {
    await this.open('Custom properties');
    await this.page.getByRole('button', { name: 'Add Custom Property' }).click();
    await this.propertyDialog.getByLabel('Name', { exact: true }).fill(name);
    await this.propertyDialog.getByLabel('Kind').selectOption(kind);
    await this.propertyDialog.getByLabel(/^Value for/).fill(value);
    await this.propertyDialog.getByRole('button', { name: 'Add property' }).click();
  }
}
