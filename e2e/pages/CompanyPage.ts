import { expect, type Locator, type Page } from '@playwright/test';

/** One company: facts, timeline, context, quick actions. */
export class CompanyPage {
  readonly timeline: Locator;
  readonly edit: Locator;
  readonly editDialog: Locator;
  readonly meet: Locator;

  constructor(readonly page: Page) {
    this.timeline = page.getByRole('region', { name: 'Activity', exact: true });
    this.edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
    this.editDialog = page.getByRole('dialog', { name: 'Edit company' });
    this.meet = page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Meet' });
  }

  /** By the button, on a phone by the menu beside the name. */
  async openEdit(): Promise<void> {
    const menu = this.page.getByRole('main').getByRole('button', { name: /^Actions for/ });
    await expect(menu).toBeVisible();
    if (await this.edit.isVisible()) return this.edit.click();
    await menu.click();
    await this.page.getByRole('menuitem', { name: 'Edit Company' }).click();
  }

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });

  entry = (subject: string): Locator => this.timeline.getByRole('listitem').filter({ hasText: subject });
}
