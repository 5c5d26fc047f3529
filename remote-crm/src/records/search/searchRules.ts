import { foldText, searchText } from '@steps/platform';
import { phoneWord } from '@steps/platform/numbers';

/** The words of a query, folded; a text must contain all of them. */
export const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** What a query looks for: any of these lists of words. A telephone number is one word however it is written. */
export function wantedBy(query: string): readonly (readonly string[])[] {
  const words = wordsOf(query);
  const phone = phoneWord(query);
  return phone === undefined ? [words] : [words, [phone]];
}

/** Makes a search over one kind of record: every word of the query must be somewhere in the record's text. */
export function searchOver<T extends object>(
  textOf: (record: T) => string,
): (records: readonly T[], query: string) => readonly T[] {
  return (records, query) => {
    const wanted = wantedBy(query);
    if (wanted[0]?.length === 0) return records;
    return records.filter((record) => {
      const text = searchText(textOf(record));
      return wanted.some((words) => words.every((word) => text.includes(word)));
    });
  };
}
