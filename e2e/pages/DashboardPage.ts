import type { Locator, Page } from '@playwright/test';

/** The figures of the active business. */
export class DashboardPage {
  readonly heading: Locator;
  readonly welcome: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
    this.welcome = page.getByRole('region', { name: 'Welcome' });
  }
}
