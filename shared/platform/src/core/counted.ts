const english = new Intl.PluralRules('en-GB');

/** A count in words: "1 deal", "1,200 deals"; the plural is said where an s does not make it. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-GB')} ${english.select(count) === 'one' ? noun : plural}`;

/** The same for one noun: `countedAs('company', 'companies')(2)`. */
export const countedAs =
  (noun: string, plural?: string) =>
  (count: number): string =>
    counted(count, noun, plural);
