import type { Locator, Page } from '@playwright/test';
import { middleOf } from './Finger';

/** /framework-boards: one framework as a board. */
export class FrameworkBoardsPage {
  readonly heading: Locator;
  readonly undo: Locator;
  readonly propose: Locator;
  readonly card: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1, name: 'Framework boards' });
    this.undo = main.getByRole('button', { name: 'Undo', exact: true });
    this.propose = main.getByRole('button', { name: 'Propose points' });
    this.card = main.getByRole('article').filter({ has: page.getByRole('toolbar') });
  }

  goto = (board: string) => this.page.goto(`/framework-boards?board=${board}`);

  points = (field: string): Locator =>
    this.page.getByRole('list', { name: `Points under ${field}` }).getByRole('listitem');

  async add(field: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: `Add to ${field}` }).fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Drags a point by its grip into a field. */
  async drag(text: string, field: string): Promise<void> {
    const from = await middleOf(this.page.getByRole('button', { name: `Move ${text}`, exact: true }));
    const to = await this.page.getByRole('region', { name: field, exact: true }).boundingBox();
    if (!to) throw new Error(`Expected ${field} in sight.`);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 8 });
    await this.page.mouse.up();
  }
}
