import type { Locator, Page } from '@playwright/test';

/** One company: facts, timeline, context, quick actions. */
export class CompanyPage {
  readonly timeline: Locator;
  readonly edit: Locator;
  readonly editDialog: Locator;
  readonly meet: Locator;

  constructor(readonly page: Page) {
    this.timeline = page.getByRole('region', { name: 'Activity' });
    this.edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
    this.editDialog = page.getByRole('dialog', { name: 'Edit company' });
    this.meet = page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Meet' });
  }

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });

  entry = (subject: string): Locator => this.timeline.getByRole('listitem').filter({ hasText: subject });
}
