import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the glass: touches as a device sends them, so that the browser scrolls by them unless the page takes them. */
export class Finger {
  private at: Point = { x: 0, y: 0 };

  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    this.at = at;
    await this.send('touchStart', [at]);
  }

  /** Moves by so many pixels, in some steps as a finger does. */
  async moveBy({ x = 0, y = 0 }: Partial<Point>, steps = 6): Promise<void> {
    const from = this.at;
    for (let step = 1; step <= steps; step++) {
      this.at = { x: from.x + (x * step) / steps, y: from.y + (y * step) / steps };
      await this.send('touchMove', [this.at]);
    }
  }

  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }

  async tap(at: Point): Promise<void> {
    await this.down(at);
    await this.up();
  }

  /** A second finger comes down beside the first. */
  async second(): Promise<void> {
    await this.send('touchStart', [this.at, { x: this.at.x + 60, y: this.at.y }]);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/**
 * The middle of something on the screen, once it is at rest and nothing lies over it: a swipe scrolls on after its end. Tried
 * by mouse: a touch that is tried and taken back while it still scrolls is an error on the console.
 */
export async function middleOf(what: Locator): Promise<Point> {
  await what.hover({ trial: true });
  const box = await what.boundingBox();
  if (!box) throw new Error('Expected something that can be seen, to touch it.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
