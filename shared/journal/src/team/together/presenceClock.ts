/** Time as presence knows it; tests have one of their own. */
export interface PresenceClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something after so many milliseconds. Returns the undo. */
  after(ms: number, then: () => void): () => void;
}

export const pageClock: PresenceClock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
