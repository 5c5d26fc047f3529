import type { Locator, Page } from '@playwright/test';

/** Module support: the list of tickets with one open beside it, canned replies, figures, settings. */
export class SupportPage {
  readonly heading: Locator;
  readonly list: Locator;
  readonly search: Locator;
  readonly conversation: Locator;
  readonly suggestion: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Support' });
    this.list = page.getByRole('grid', { name: 'Tickets' });
    this.search = page.getByRole('searchbox', { name: 'Search tickets' });
    this.conversation = page.getByRole('list', { name: 'Conversation' });
    this.suggestion = page.getByRole('region', { name: 'Suggested reply' });
  }

  goto = (query = '') => this.page.goto(`/?module=support${query}`);

  /** A view with its count, by its name. */
  view = (name: string): Locator =>
    this.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: new RegExp(`^${name} \\d`) });

  ticket = (name: string): Locator => this.list.getByRole('link', { name, exact: true });

  /** The open ticket. */
  pane = (number: number): Locator => this.page.getByRole('region', { name: `Ticket #${number}` });

  text = (name: string): Locator => this.page.getByRole('textbox', { name, exact: true });

  button = (name: string): Locator => this.page.getByRole('main').getByRole('button', { name, exact: true });

  async write(kind: 'Reply' | 'Internal note' | 'Requester’s message', words: string): Promise<void> {
    await this.page.getByRole('radio', { name: kind }).check();
    await this.text(kind).fill(words);
  }

  /** Opens a ticket from a pasted email. */
  async newFromEmail(email: string): Promise<void> {
    await this.button('Add ticket').click();
    const dialog = this.page.getByRole('dialog', { name: 'Add ticket' });
    await dialog.getByRole('button', { name: 'Paste an email' }).click();
    await dialog.getByRole('textbox', { name: 'Pasted email' }).fill(email);
    await dialog.getByRole('button', { name: 'Fill in from the email' }).click();
    await dialog.getByRole('button', { name: 'Add ticket' }).click();
  }
}
