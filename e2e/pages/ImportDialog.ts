import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '../../shared/build/ports.mjs';

/** Brings contacts in from a file of another CRM. */
export class ImportDialog {
  readonly dialog: Locator;
  readonly choose: Locator;
  readonly problems: Locator;
  readonly preview: Locator;
  readonly go: Locator;
  readonly done: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Import contacts' });
    this.choose = this.dialog.getByLabel('Choose a file');
    this.problems = this.dialog.getByRole('region', { name: 'Rows with a problem' });
    this.preview = this.dialog.getByRole('button', { name: 'Show preview' });
    this.go = this.dialog.getByRole('button', { name: /^Import [\d,]+ contacts?$/ });
    this.done = this.dialog.getByRole('button', { name: 'Show contacts' });
  }

  fixture = (name: string): string => join(projectRoot, 'e2e/fixtures', name);

  figure = (label: string): Locator => this.dialog.getByText(label, { exact: true }).locator('..');

  /** What a column of the file becomes. */
  becomes = (header: string): Locator => this.dialog.getByRole('combobox', { name: `“${header}” becomes` });

  async chooseText(text: string, name = 'contacts.csv'): Promise<void> {
    await this.choose.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** Mends one cell of a row that was left out. */
  async repair(row: number, column: string, value: string): Promise<void> {
    await this.problems.getByRole('button', { name: `Repair row ${row}` }).click();
    const form = this.dialog.getByRole('form', { name: `Repair row ${row}` });
    await form.getByRole('textbox', { name: column }).fill(value);
    await form.getByRole('button', { name: 'Check this row again' }).click();
  }

  /** Closes the dialog. Until it is gone the page behind it takes no focus: what is typed there would be lost. */
  async finish(): Promise<void> {
    await this.done.click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  async importFixture(name: string): Promise<void> {
    await this.choose.setInputFiles(this.fixture(name));
    await this.go.click();
    await this.finish();
  }

  async importText(text: string): Promise<void> {
    await this.chooseText(text);
    await this.go.click();
    await this.finish();
  }
}
