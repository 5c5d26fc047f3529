import type { Locator, Page } from '@playwright/test';

/** The page of the six agents, with the assistant beside it. */
export class AgentsPage {
  readonly cards: Locator;
  readonly openChat: Locator;
  readonly assistant: Locator;
  readonly question: Locator;
  readonly answers: Locator;
  /** On the dashboard. */
  readonly briefing: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole('main').getByRole('article');
    this.openChat = page.getByRole('button', { name: /^Chat with / });
    this.assistant = page.getByRole('complementary', { name: 'AI Assistant' });
    this.question = this.assistant.getByRole('textbox', { name: /^Ask / });
    this.briefing = page.getByRole('main').getByRole('region', { name: 'Daily briefing' });
    this.answers = this.assistant.getByRole('article', { name: /^Answer of / });
  }

  goto = (): Promise<unknown> => this.page.goto('/agents');

  engage = (name: string): Promise<void> => this.page.getByRole('button', { name: `Engage ${name}` }).click();

  /** The proposal of that name. */
  proposal = (title: string | RegExp): Locator => this.assistant.getByRole('article', { name: title });

  async ask(question: string): Promise<void> {
    await this.question.fill(question);
    await this.question.press('Enter');
  }
}
