import type { Locator, Page } from '@playwright/test';

/** One contact: facts, timeline, context. */
export class ContactPage {
  readonly timeline: Locator;

  constructor(readonly page: Page) {
    this.timeline = page.getByRole('region', { name: 'Activity' });
  }

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });

  async addActivity(subject: string, details: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Activity' }).click();
    const form = this.page.getByRole('form', { name: 'Add activity' });
    await form.getByLabel('Subject').fill(subject);
    await form.getByLabel('Details').fill(details);
    await form.getByRole('button', { name: 'Save activity' }).click();
  }
}
