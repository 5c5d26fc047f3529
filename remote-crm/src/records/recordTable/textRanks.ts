import { foldText } from '@steps/platform';

/**
 * Ranks of texts: 100,000 names have a fifth as many different texts, so sorting those once and then the rows by whole
 * numbers costs a tenth of comparing names.
 */
export class TextRanks {
  readonly #ranks = new Map<string, number>();
  #keys: string[] = [];

  /** Number of different ranks so far; each rank is below it. */
  get size(): number {
    return this.#keys.length;
  }

  /** The rank of an added text; undefined for texts that are empty apart from accents. */
  of(text: string): number | undefined {
    return this.#ranks.get(text);
  }

  /** Makes room for new texts; the ranks of others may move up. */
  add(texts: readonly string[]): void {
    const keys = new Map<string, string>();
    for (const text of texts) {
      const key = textKey(text);
      if (key !== '') keys.set(text, key);
    }
    if (keys.size === 0) return;
    const before = this.#keys;
    // Without a comparison function, which takes twice as long: texts are compared by their characters anyway.
    this.#keys = [...new Set([...before, ...keys.values()])].sort();
    const places = new Map(this.#keys.map((key, place) => [key, place]));
    if (this.#keys.length > before.length) {
      for (const [text, rank] of this.#ranks) this.#ranks.set(text, places.get(before[rank] ?? '') ?? rank);
    }
    for (const [text, key] of keys) this.#ranks.set(text, places.get(key) ?? 0);
  }
}

/** A text as it is sorted: without case and accents, digits wide enough to compare as numbers. */
function textKey(text: string): string {
  const key = foldText(text);
  return /\d/.test(key) ? key.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : key;
}
