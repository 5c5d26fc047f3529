import { expect, type Locator, type Page } from '@playwright/test';

/** Module human-loop: the queue of AI results, one of them open. */
export class ReviewPage {
  readonly heading: Locator;
  /** The open result with its actions. */
  readonly card: Locator;
  readonly text: Locator;
  readonly source: Locator;
  readonly trail: Locator;
  readonly list: Locator;
  readonly askForFirst: Locator;
  readonly nothingYet: Locator;
  readonly allDone: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1, name: 'Human review' });
    this.card = main.getByRole('article');
    this.text = this.card.locator('[data-result-text]');
    this.source = main.getByRole('region', { name: 'Source' });
    this.trail = main.getByRole('region', { name: 'Trail' });
    this.list = main.getByRole('grid', { name: 'Results' });
    this.askForFirst = main.getByRole('button', { name: 'Ask for a first draft' });
    this.nothingYet = main.getByRole('heading', { name: 'Nothing to review yet' });
    this.allDone = main.getByRole('heading', { name: 'Nothing is waiting for you' });
  }

  /** Opens the queue, on one entry when it is named. */
  goto = (entry?: string) => this.page.goto(`/?module=human-loop${entry ? `&entry=${entry}` : ''}`);

  gotoTab = (tab: 'statistics' | 'rules') => this.page.goto(`/?module=human-loop&tab=${tab}`);

  /** The open result, once it is the one of that title. */
  cardOf = (title: string | RegExp): Locator => this.page.getByRole('article', { name: title });

  action = (name: string): Locator => this.card.getByRole('button', { name, exact: true });

  status = (name: string): Locator => this.page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

  /** What the results in the queue are called, from the top. */
  async titles(): Promise<readonly string[]> {
    const rows = this.list.getByRole('checkbox', { name: /^Select (?!all )/ });
    await expect(rows.first()).toBeVisible();
    return rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')?.replace(/^Select /, '') ?? ''));
  }

  /** Opens one of the card's editors, writes and saves with Ctrl+Enter. */
  async write(action: string, field: string, text: string): Promise<void> {
    await this.action(action).click();
    await this.card.getByRole('textbox', { name: field }).fill(text);
    await this.page.keyboard.press('Control+Enter');
  }

  /** Presses a single key until it has its effect: they rest while somebody wrote a moment ago or a result has just come. */
  async press(key: string, effect: () => Promise<void>): Promise<void> {
    let wasPressed = false;
    const isThere = () =>
      effect().then(
        () => true,
        () => false,
      );
    const pressed = async () => {
      // On a busy machine an effect may come late: pressed again, the key would act on what came next.
      if (wasPressed && (await isThere())) return;
      wasPressed = true;
      await this.page.keyboard.press(key);
      await effect();
    };
    await expect(pressed).toPass({ intervals: [1100] });
  }

  /** Asks for another version and waits until it is the open entry. */
  askAgain = (feedback: string): Promise<void> => this.write('Regenerate', 'What should be different?', feedback);
}
