import { type Clock, later } from './clock';

/** A value that came less than this ago was not read by the person who types over it, ms. */
const readAfter = 1000;

/** The clock of the newest change that a tab knows, and of the newest that the person at it can have read. */
export class KnownClock {
  #newest: Clock;
  #read: Clock;
  /** What came since, with when. */
  #fresh: { readonly clock: Clock; readonly at: number }[] = [];

  constructor(clock: Clock) {
    this.#newest = clock;
    this.#read = clock;
  }

  get newest(): Clock {
    return this.#newest;
  }

  get read(): Clock {
    const now = performance.now();
    const ripe = this.#fresh.filter(({ at }) => now - at >= readAfter).length;
    for (const { clock } of this.#fresh.splice(0, ripe)) this.#read = later(this.#read, clock);
    return this.#read;
  }

  /** `before`: it was there before the page showed anything, so it counts as read. */
  know(clock: Clock, before = false): void {
    if (clock <= this.#newest) return;
    this.#newest = clock;
    if (before) this.#read = clock;
    else this.#fresh.push({ clock, at: performance.now() });
  }
}
