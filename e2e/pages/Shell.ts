import type { Locator, Page } from '@playwright/test';

/** What is around every page: navigation, top bar, palette, messages. */
export class Shell {
  readonly navigation: Locator;
  readonly breadcrumb: Locator;
  readonly skipLink: Locator;
  readonly logOutButton: Locator;
  readonly assistantToggle: Locator;
  readonly assistant: Locator;
  readonly saveStatus: Locator;
  /** The box that stands in for a part of a remote. */
  readonly failure: Locator;
  readonly retry: Locator;
  /** The line above the page when the list of remotes could not be read. */
  readonly listFailure: Locator;
  readonly skeleton: Locator;
  readonly pageIndicator: Locator;
  readonly messages: Locator;
  readonly searchButton: Locator;
  readonly paletteInput: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    this.skipLink = page.getByRole('link', { name: 'Skip to content' });
    this.logOutButton = page.getByRole('button', { name: 'Log out' });
    this.assistantToggle = page.getByRole('button', { name: 'Open assistant' });
    this.assistant = page.getByRole('complementary', { name: 'AI Assistant' });
    this.saveStatus = page.getByRole('banner').locator('[data-save]');
    this.failure = main.getByRole('alert').filter({ hasText: 'is not available' });
    this.retry = main.getByRole('button', { name: 'Retry' });
    this.listFailure = page.getByRole('region', { name: 'Missing modules' });
    this.skeleton = main.getByRole('status').filter({ hasText: /^Loading/ });
    this.pageIndicator = page.getByRole('progressbar', { name: 'Loading page' });
    this.messages = page.getByRole('region', { name: 'Notifications' });
    this.searchButton = page.getByRole('button', { name: 'Search or jump to…' });
    this.paletteInput = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox');
  }

  link = (name: string): Locator => this.navigation.getByRole('link', { name, exact: true });

  open = (name: string): Promise<void> => this.link(name).click();

  logOut = (): Promise<void> => this.logOutButton.click();

  /** Rests the pointer on a message, as somebody does who reads it: without that it goes after five seconds. */
  hold = (text: string | RegExp): Promise<void> => this.messages.getByText(text).last().hover();

  /** Takes back what the newest message tells of. */
  undoNewest = (): Promise<void> => this.messages.getByRole('button', { name: 'Undo' }).last().click();

  saveAgain = (): Promise<void> => this.saveStatus.click();

  async openPalette(query: string): Promise<void> {
    await this.searchButton.click();
    await this.paletteInput.fill(query);
  }
}
