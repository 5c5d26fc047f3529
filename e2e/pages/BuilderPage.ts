import type { Locator, Page } from '@playwright/test';

/** A builder of pages or emails, its list, and the preview of a page. */
export class BuilderPage {
  readonly canvas: Locator;
  readonly library: Locator;
  readonly layers: Locator;

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    this.canvas = page.getByRole('region', { name: 'Canvas' });
    this.library = page.getByRole('region', { name: 'Block library' });
    this.layers = page.getByRole('tree', { name: 'Layers' });
  }

  list = () => this.page.goto(this.address);

  /** A press on a block of the library, which adds it; dragging begins here too. */
  block = (name: string): Locator => this.library.getByRole('button', { name, exact: true });

  /** A row of the layers, by the name of its block and what is in it. */
  layer = (name: string | RegExp): Locator => this.layers.getByRole('treeitem', { name });

  /** The blocks as the layers show them: "Columns", "> Column", ">> Text". */
  outline = (): Promise<string[]> =>
    this.layers
      .getByRole('treeitem')
      .evaluateAll((rows) =>
        rows.map((row) => `${'>'.repeat(Number(row.ariaLevel) - 1)}${row.querySelector('span')?.textContent ?? ''}`),
      );

  /** Something on the canvas, by the words in it. */
  words = (text: string): Locator => this.canvas.getByText(text, { exact: true });

  empty = (nth: number): Locator => this.canvas.getByText('Empty column').nth(nth);

  header = (name: string): Locator => this.page.getByRole('button', { name, exact: true });

  preview = () => this.page.frameLocator('iframe');

  /** Drags by mouse, as a hand does: down, on its way, and let go over a point of the target. */
  async drag(what: Locator, onto: Locator, at: { readonly x?: number; readonly y?: number } = {}): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    await what.hover();
    await this.page.mouse.down();
    const box = await onto.boundingBox();
    if (!box) throw new Error('Expected something that can be seen, to drop onto it.');
    const { x = box.width / 2, y = box.height / 2 } = at;
    await this.page.mouse.move(box.x + x, box.y + y, { steps: 12 });
    // The line follows the pointer once a frame.
    await this.page.locator('[data-drop-line]').waitFor();
    await this.page.mouse.up();
  }
}
