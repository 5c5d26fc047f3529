import type { Locator, Page } from '@playwright/test';

/** The help: its centre at /help, and what opens beside other pages. */
export class HelpPages {
  /** The "?" in the header of a page. */
  readonly sign: Locator;
  /** Beside the page, where there is room. */
  readonly panel: Locator;
  /** Over the page on phones. */
  readonly sheet: Locator;
  readonly found: Locator;

  constructor(readonly page: Page) {
    this.sign = page.getByRole('main').getByRole('button', { name: 'Help with this page' });
    this.panel = page.getByRole('complementary', { name: 'Help' });
    this.sheet = page.getByRole('dialog', { name: 'Help' });
    this.found = page.getByRole('list', { name: 'Articles found' });
  }

  goto = (query = '') => this.page.goto(`/help${query}`);

  heading = (name: string): Locator => this.page.getByRole('main').getByRole('heading', { name, exact: true });

  /** The title of the topic that a panel or sheet shows. */
  topic = (frame: Locator): Locator => frame.getByRole('article').getByRole('heading', { level: 3 }).first();

  tab = (name: string): Locator => this.page.getByRole('tab', { name, exact: true });
}
