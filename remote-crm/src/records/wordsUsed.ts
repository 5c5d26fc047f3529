import { textKey } from '@steps/platform';
/** The words in use in these records, in alphabetical order; case makes no difference. */
export function wordsUsed<T>(records: readonly T[], wordsOf: (record: T) => readonly string[]): string[] {
  // First each different word as it is: 100,000 records hold few, and lower-casing costs more than a lookup.
  const seen = new Set<string>();
  for (const record of records) for (const word of wordsOf(record)) seen.add(word);
  const words = new Map<string, string>();
  for (const word of seen) {
    const key = textKey(word);
    if (word && !words.has(key)) words.set(key, word);
  }
  return [...words.values()].sort((one, other) => one.localeCompare(other, 'en-GB'));
}
