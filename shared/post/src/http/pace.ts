/** Most visitors counted at once: an entry takes some 100 bytes. */
const mostVisitors = 50_000;
const minute = 60_000;

/** Limits how often somebody may come: this many times at once, and as many again over a minute. */
export class Pace {
  /** By visitor: how many visits are left, and since when. */
  readonly #left = new Map<string, { readonly visits: number; readonly at: number }>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a visit. Returns how long to wait (ms); 0 if it is allowed. */
  wait(visitor: string): number {
    const at = this.now();
    const before = this.#left.get(visitor);
    const refilled = before ? before.visits + ((at - before.at) / minute) * this.perMinute : this.perMinute;
    const visits = Math.min(this.perMinute, refilled);
    this.#left.delete(visitor);
    this.#left.set(visitor, { visits: visits < 1 ? visits : visits - 1, at });
    if (this.#left.size > mostVisitors) this.#forget();
    return visits < 1 ? Math.ceil(((1 - visits) / this.perMinute) * minute) : 0;
  }

  /** The visitors whose last visit was longest ago are dropped first. */
  #forget(): void {
    for (const visitor of this.#left.keys()) {
      this.#left.delete(visitor);
      if (this.#left.size <= mostVisitors * 0.9) return;
    }
  }
}
