import { expect, type Locator, type Page } from '@playwright/test';

/** The page of the six agents, with the assistant beside it. */
export class AgentsPage {
  readonly cards: Locator;
  readonly openChat: Locator;
  readonly assistant: Locator;
  readonly question: Locator;
  readonly answers: Locator;
  /** What was said last: of a long conversation earlier messages are not drawn. */
  readonly #last: Locator;
  /** On the dashboard. */
  readonly briefing: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole('main').getByRole('article');
    this.openChat = page.getByRole('button', { name: /^Chat with / });
    this.assistant = page.getByRole('complementary', { name: 'AI Assistant' });
    this.question = this.assistant.getByRole('textbox', { name: /^Ask / });
    this.briefing = page.getByRole('main').getByRole('region', { name: 'Daily briefing' });
    this.#last = this.assistant.locator('[data-index]').last();
    this.answers = this.assistant.getByRole('article', { name: /^Answer of / });
  }

  goto = (): Promise<unknown> => this.page.goto('/agents');

  engage = (name: string): Promise<void> => this.page.getByRole('button', { name: `Engage ${name}` }).click();

  /** The proposal of that name. */
  proposal = (title: string | RegExp): Locator => this.assistant.getByRole('article', { name: title });

  /** Asks, and waits until the answer is whole. */
  async ask(question: string): Promise<void> {
    const before = (await this.#last.count()) > 0 ? Number(await this.#last.getAttribute('data-index')) + 1 : 0;
    await this.question.fill(question);
    await this.question.press('Enter');
    await this.answered(before / 2 + 1);
  }

  /** So many questions of the conversation have whole answers. Each takes two seconds to be written, on a busy machine many more. */
  async answered(count: number): Promise<void> {
    const timeout = 30_000;
    await expect(this.#last).toHaveAttribute('data-index', String(2 * count - 1), { timeout });
    await expect(this.#last.getByRole('article', { name: /^Answer of / })).toBeVisible();
  }
}
