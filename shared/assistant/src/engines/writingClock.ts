/** The clock by which the built-in engine writes: how many times faster than specified. Only tests set it (`testing/setup.ts`). */
export const writingClock = { speed: () => 1 };
