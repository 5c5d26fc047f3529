/** Counts records of a kind in words: "12,345 contacts", "1 contact". */
export const countedAs =
  (noun: string, plural = `${noun}s`) =>
  (count: number): string =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural}`;
