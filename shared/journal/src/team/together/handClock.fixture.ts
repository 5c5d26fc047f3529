import type { PresenceClock } from './presenceClock';

/** A clock that goes on when it is told to. */
export class HandClock implements PresenceClock {
  #now = Date.UTC(2026, 10, 23, 9);
  readonly #timers = new Set<{ readonly at: number; readonly then: () => void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets so many milliseconds pass, and between two timers what they began. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((one, two) => one.at - two.at)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
      await settled();
    }
    this.#now = end;
    await settled();
  }
}

/** Turns in which what was begun is sealed, sent and opened: each step of that is a task of the thread that encrypts. */
const turns = 20;

/** Sealing and opening are done: waits in line with them, so that a busy machine is waited for too. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
