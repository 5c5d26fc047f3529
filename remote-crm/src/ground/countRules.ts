/** Counts in words: "1 contact", "1,200 contacts". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural}`;

/** Counts records of one kind in words. */
export const countedAs =
  (noun: string, plural = `${noun}s`) =>
  (count: number): string =>
    counted(count, noun, plural);
