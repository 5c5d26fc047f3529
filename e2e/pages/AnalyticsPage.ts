import type { Locator, Page } from '@playwright/test';
import { middleOf } from './Finger';

/** Module analytics: the open board with its filters and the records behind a figure. */
export class AnalyticsPage {
  readonly heading: Locator;
  readonly edit: Locator;
  readonly done: Locator;
  readonly undo: Locator;
  readonly widgets: Locator;
  readonly records: Locator;
  readonly counted: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1, name: 'Analytics' });
    this.edit = main.getByRole('button', { name: 'Edit board' });
    this.done = main.getByRole('button', { name: 'Done' });
    this.undo = main.getByRole('button', { name: 'Undo', exact: true });
    this.widgets = main.getByRole('list', { name: 'Owner’s board' }).getByRole('heading', { level: 2 });
    this.records = page.getByRole('dialog').getByRole('list', { name: /^Counted/ });
    this.counted = main.getByText(/^Updated at/);
  }

  goto = (query = '') => this.page.goto(`/?module=analytics${query}`);

  widget = (title: string): Locator =>
    this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) });

  figure = (title: string): Locator => this.widget(title).getByRole('link', { name: /open the records$/ });

  grip = (title: string): Locator => this.page.getByRole('button', { name: `Move or resize ${title}` });

  /** Drags the grip of a widget by so many pixels. */
  async drag(title: string, x: number, y: number): Promise<void> {
    const from = await middleOf(this.grip(title));
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + x, from.y + y, { steps: 8 });
    await this.page.mouse.up();
  }
}
