import type { Locator, Page } from '@playwright/test';

/** The figures of the active business. */
export class DashboardPage {
  readonly heading: Locator;
  readonly welcome: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
    this.welcome = page.getByRole('region', { name: 'Welcome' });
  }

  /** The card of one figure, with its value and what it means. */
  figure = (label: string): Locator =>
    this.page
      .getByRole('region', { name: 'Figures' })
      .locator('.s-stat')
      .filter({ has: this.page.getByText(label, { exact: true }) });
}
