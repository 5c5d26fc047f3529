import type { Locator, Page } from '@playwright/test';

/** Module settings: workspace, clients, appearance and the data itself. */
export class SettingsPage {
  readonly heading: Locator;
  readonly workspaceName: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Settings' });
    this.workspaceName = page.getByRole('textbox', { name: 'Workspace name' });
  }

  /** Opens the settings, on one section when it is named as in the address. */
  goto = (section?: string) => this.page.goto(`/?module=settings${section ? `&section=${section}` : ''}`);

  section = (name: string): Locator => this.page.getByRole('region', { name });
}
