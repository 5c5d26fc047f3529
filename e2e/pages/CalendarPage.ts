import type { Download, Locator, Page } from '@playwright/test';
import { middleOf } from './Finger';

/** Module calendar: its views, and the dialog of a meeting. */
export class CalendarPage {
  readonly heading: Locator;
  readonly dialog: Locator;
  readonly title: Locator;
  readonly file: Locator;
  /** What the card of a meeting says. */
  readonly card: Locator;
  /** What is dragged among the hours, where it would come to. */
  readonly lifted: Locator;
  /** What a finger drags to resize the chosen meeting. */
  readonly handle: Locator;
  /** The day of the month to which what is dragged would come. */
  readonly target: Locator;
  /** What scrolls in week and day. */
  readonly hours: Locator;
  /** The line of the present moment. */
  readonly now: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Calendar' });
    this.dialog = page.getByRole('dialog');
    this.title = this.dialog.getByLabel('Title');
    this.card = this.dialog.getByRole('definition');
    this.file = this.dialog.getByLabel('File');
    this.lifted = page.locator('[data-ghost]');
    this.handle = page.locator('[data-handle]');
    this.target = page.locator('[data-over]');
    this.hours = page.locator('[data-hours]');
    this.now = page.locator('[data-now]');
  }

  /** Shows a view of a day; further parts of the address as they are named there. */
  async show(
    view: 'month' | 'week' | 'day' | 'agenda',
    date: string,
    params: Record<string, string> = {},
  ): Promise<void> {
    await this.page.goto(`/?${new URLSearchParams({ module: 'calendar', view, date, ...params })}`);
    await this.heading.waitFor();
  }

  /** A meeting in the view, by the beginning of what is said of it: "Kick-off, Tue 3 Nov 13:00 – 14:00". */
  meeting = (spoken: string): Locator => this.page.getByRole('main').getByRole('button', { name: spoken });

  /** A day of the month or of the week. */
  day = (name: string): Locator => this.page.getByRole('gridcell', { name });

  /** The time written at the first line below the heads, and whether they leave it whole. */
  firstHour = () =>
    this.hours.evaluate((box) => {
      const heads = box.children[1]?.getBoundingClientRect().bottom ?? 0;
      const times = [...(box.lastElementChild?.querySelectorAll('[aria-hidden] span') ?? [])];
      const first = times.find((time) => /\d/.test(time.textContent ?? '') && bottomOf(time) > heads);
      const top = first?.getBoundingClientRect().top ?? 0;
      return { text: first?.textContent, isWhole: top >= heads && top < heads + 48 };
      function bottomOf(time: Element) {
        // The words are at its top.
        return time.getBoundingClientRect().top + 12;
      }
    });

  button = (name: string): Locator => this.dialog.getByRole('button', { name, exact: true });

  /** Whether the browser would open its menu, as it does on some devices when a finger rests. */
  asksForMenu = (what: Locator): Promise<boolean> =>
    what.evaluate((element) =>
      element.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' })),
    );

  async plan(title: string): Promise<void> {
    await this.title.fill(title);
    await this.button('Add meeting').click();
  }

  /** Drags from the middle of something by so many pixels. */
  async drag(
    what: Locator,
    by: { readonly x?: number; readonly y?: number },
    from: 'middle' | 'lower edge' = 'middle',
  ) {
    const middle = await middleOf(what);
    const box = await what.boundingBox();
    const { x, y } = from === 'middle' ? middle : { x: middle.x, y: middle.y + (box?.height ?? 0) / 2 - 3 };
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + (by.x ?? 0) / 2, y + (by.y ?? 0) / 2, { steps: 4 });
    await this.page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 4 });
    await this.page.mouse.up();
  }

  async export(item: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Import or export' }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
    return download;
  }
}
