/** Text as searched: lower case, without accents, with straight apostrophes ("Zoë" is found by "zoe"). */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have neither accents nor curly apostrophes, and taking them apart costs ten times as much.
  if (/^[ -~\s]*$/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'");
}

/** The words of a query, folded; all of them must stand in a text that it finds. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Makes a search over one kind of record: every word of the query must stand somewhere in the record's text. */
export function searchOver<T extends object>(
  textOf: (record: T) => string,
): (records: readonly T[], query: string) => readonly T[] {
  return (records, query) => {
    const words = wordsOf(query);
    if (words.length === 0) return records;
    return records.filter((record) => {
      const text = folded(textOf(record));
      return words.every((word) => text.includes(word));
    });
  };
}
