import type { Locator, Page } from '@playwright/test';

/** /crm/settings, a tab for each section. */
export class CrmSettingsPage {
  readonly heading: Locator;
  readonly recalculate: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'CRM settings' });
    this.recalculate = page.getByRole('button', { name: 'Recalculate all scores' });
  }

  goto = (section = '') => this.page.goto(`/crm/settings${section && `?section=${section}`}`);

  tab = (name: string): Locator => this.page.getByRole('tab', { name, exact: true });

  region = (name: string): Locator => this.page.getByRole('region', { name, exact: true });
}
