/** While somebody types, storage is written at most once in this time, ms. */
export const writeIntervalMs = 300;
/** What is typed becomes a step after this pause, ms: a step of undo is a thought, not a letter. */
const debounceMs = 600;

let lastLetter = Number.NEGATIVE_INFINITY;

/** A letter was typed, into whatever takes letters. */
export function letterTyped(): void {
  lastLetter = performance.now();
}

/** What follows is not typing: the field was left, or Enter pressed. */
export function typingEnded(): void {
  lastLetter = Number.NEGATIVE_INFINITY;
}

/** Time until the next write, ms; 0 while nobody types. `wroteAt`: when the last one was, by `performance.now()`. */
export function untilNextWrite(wroteAt: number): number {
  const now = performance.now();
  return now - lastLetter < writeIntervalMs ? wroteAt + writeIntervalMs - now : 0;
}

/** What is typed and is no step yet: it becomes one when typing pauses, or at once with `flushAll`. */
export class PendingTyping {
  readonly #timers = new Map<() => void, ReturnType<typeof setTimeout>>();

  /** `onChange` is called when something becomes pending, or is no longer. */
  constructor(private readonly onChange: () => void) {}

  get isPending(): boolean {
    return this.#timers.size > 0;
  }

  /** Another letter: the pause before `keep` begins again. */
  schedule(keep: () => void): void {
    clearTimeout(this.#timers.get(keep));
    this.#timers.set(
      keep,
      setTimeout(() => this.flush(keep), debounceMs),
    );
    this.onChange();
  }

  /** Calls `keep` now, if it is pending. */
  flush(keep: () => void): void {
    clearTimeout(this.#timers.get(keep));
    if (!this.#timers.delete(keep)) return;
    try {
      keep();
    } finally {
      this.onChange();
    }
  }

  flushAll(): void {
    for (const keep of [...this.#timers.keys()]) this.flush(keep);
  }
}
