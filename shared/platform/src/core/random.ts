/** Random choices that are the same each time for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in this share of cases. */
  chance(share: number): boolean;
  /** Some of the list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** A source of random choices that always makes the same ones. */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Expected something to pick from, got an empty list.');
    // The index is within the list.
    return list[between(0, list.length - 1)] as T;
  };
  return {
    next,
    between,
    pick,
    chance: (share) => next() < share,
    some: (list, count) => {
      const ranked = list.map((item, index) => ({ item, index, rank: next() }));
      const chosen = ranked.sort((one, other) => one.rank - other.rank).slice(0, count);
      return chosen.sort((one, other) => one.index - other.index).map(({ item }) => item);
    },
  };
}
