import { expect, type Locator, type Page } from '@playwright/test';
import { middleOf } from './Finger';

/** Module crm, tab deals: the board, the list, and a deal beside them. */
export class DealsPage {
  readonly board: Locator;
  readonly list: Locator;
  readonly undo: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole('region', { name: 'Board of deals' });
    this.list = page.getByRole('grid', { name: 'Deals' });
    this.undo = page.getByRole('button', { name: 'Undo', exact: true });
  }

  async goto(params = ''): Promise<void> {
    await this.page.goto(`/?module=crm&tab=deals${params}`);
  }

  /** A column by its stage; its name also holds the count. */
  column = (stage: string): Locator => this.board.getByRole('region', { name: new RegExp(`^${stage} \\d`) });

  card = (stage: string, name: string): Locator => this.column(stage).getByRole('link', { name, exact: true });

  /** The name of the first card of a stage. */
  async firstIn(stage: string): Promise<string> {
    return (await this.column(stage).getByRole('link').first().textContent()) ?? '';
  }

  /** Drags a card by mouse into another column. */
  async drag(from: string, name: string, to: string): Promise<void> {
    const card = await middleOf(this.card(from, name));
    const target = await this.column(to).boundingBox();
    if (!target) throw new Error('Expected the column on the screen.');
    const { mouse } = this.page;
    await mouse.move(card.x, card.y);
    await mouse.down();
    // The first movements tell a drag from a press.
    await mouse.move(card.x + 12, card.y + 12, { steps: 4 });
    await mouse.move(target.x + target.width / 2, target.y + 120, { steps: 12 });
    await mouse.up();
  }

  /** Holds a card with a finger until it lifts, and moves it into another column. */
  async dragByFinger(from: string, name: string, to: string): Promise<void> {
    const start = await middleOf(this.card(from, name));
    const target = await this.column(to).boundingBox();
    if (!target) throw new Error('Expected the column on the screen.');
    const finger = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', start.x, start.y);
    const lifted = this.page.locator('[data-lifted]');
    const end = { x: target.x + target.width / 2, y: target.y + 120 };
    // A finger that moves at once scrolls: the card lifts when it was held for a moment.
    await expect
      .poll(async () => {
        await touch('touchMove', start.x, start.y + 1);
        return lifted.count();
      })
      .toBe(1);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
    }
    await expect(this.column(to)).toHaveAttribute('data-target', 'true');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  sheet = (name: string): Locator => this.page.getByRole('dialog', { name });
}
