/** Text as searched: lower case, without accents ("Zoë" is found by "zoe"). */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Makes a search over one kind of record: every word of the query must stand somewhere in the record's text. Folded texts
 * are kept as long as their record lives, so that only the first search pays for folding 100,000 of them.
 */
export function searchOver<T extends object>(
  textOf: (record: T) => string,
): (records: readonly T[], query: string) => readonly T[] {
  const texts = new WeakMap<T, string>();
  const text = (record: T) => {
    const known = texts.get(record);
    if (known !== undefined) return known;
    const made = folded(textOf(record));
    texts.set(record, made);
    return made;
  };
  return (records, query) => {
    const words = folded(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return records;
    return records.filter((record) => words.every((word) => text(record).includes(word)));
  };
}
