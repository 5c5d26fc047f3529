/** While somebody types, storage is written once in so long at most, ms. */
export const writeEvery = 300;
/** What is typed becomes a step once no letter came for so long, ms: a step of undo is a thought, not a letter. */
const restMs = 600;

let lastLetter = Number.NEGATIVE_INFINITY;

/** A letter was typed, into whatever takes letters. */
export function letterTyped(): void {
  lastLetter = performance.now();
}

/** What is done from here on is no typing: the field was left, or Enter pressed. */
export function typingEnded(): void {
  lastLetter = Number.NEGATIVE_INFINITY;
}

/** How long the next write rests still, ms: not at all while nobody types. `wroteAt`: the last one, by `performance.now()`. */
export function restOfWrite(wroteAt: number): number {
  const now = performance.now();
  return now - lastLetter < writeEvery ? wroteAt + writeEvery - now : 0;
}

/** What is typed and is no step yet: it becomes one when typing rests, or at once with `all`. */
export class TypedWords {
  readonly #timers = new Map<() => void, ReturnType<typeof setTimeout>>();

  /** `onChange`: told when words begin or end to wait. */
  constructor(private readonly onChange: () => void) {}

  get wait(): boolean {
    return this.#timers.size > 0;
  }

  /** Another letter: `keep` waits anew. */
  later(keep: () => void): void {
    clearTimeout(this.#timers.get(keep));
    this.#timers.set(
      keep,
      setTimeout(() => this.now(keep), restMs),
    );
    this.onChange();
  }

  /** Keeps them, if they wait. */
  now(keep: () => void): void {
    clearTimeout(this.#timers.get(keep));
    if (!this.#timers.delete(keep)) return;
    try {
      keep();
    } finally {
      this.onChange();
    }
  }

  all(): void {
    for (const keep of [...this.#timers.keys()]) this.now(keep);
  }
}
