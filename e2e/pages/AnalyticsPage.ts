import type { Locator, Page } from '@playwright/test';

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
    const box = await this.grip(title).boundingBox();
    if (!box) throw new Error(`Expected a grip of ${title} in sight.`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 8 });
    await this.page.mouse.up();
  }
}
