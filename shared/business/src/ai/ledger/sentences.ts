/** Shorter sentences are anybody's: greetings, "Please let us know if it happens again." Characters; our choice. */
export const sentenceLength = 40;
/** Sentences are looked up by so many words at their beginning. */
const keyWords = 3;

/** The words of a text without case, punctuation and line breaks: what is pasted and laid out anew stays the same. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The longer sentences of a text, as their words with single spaces. */
export function sentencesOf(text: string): string[] {
  return (
    text
      .split(/(?<=[.!?…])\s+|\n+/u)
      .filter((sentence) => sentence.trim().length >= sentenceLength)
      .map((sentence) => wordsOf(sentence).join(' '))
      // One long word (an address) is no sentence.
      .filter((sentence) => sentence.split(' ').length >= keyWords)
  );
}

/** Finds sentences inside other text, in the time it takes to read that text once. */
export class SentenceIndex<T> {
  readonly #sources = new Map<string, T[]>();
  /** By the first words of sentences: how many of how many words begin so. */
  readonly #lengths = new Map<string, Map<number, number>>();

  static of(sentences: readonly string[]): SentenceIndex<true> {
    const index = new SentenceIndex<true>();
    for (const sentence of sentences) index.add(sentence, true);
    return index;
  }

  get isEmpty(): boolean {
    return this.#sources.size === 0;
  }

  add(sentence: string, source: T): void {
    const known = this.#sources.get(sentence);
    if (known) known.push(source);
    else {
      this.#sources.set(sentence, [source]);
      this.#count(sentence, 1);
    }
  }

  remove(sentence: string, source: T): void {
    const known = this.#sources.get(sentence);
    const at = known?.indexOf(source) ?? -1;
    if (!known || at < 0) return;
    known.splice(at, 1);
    if (known.length > 0) return;
    this.#sources.delete(sentence);
    this.#count(sentence, -1);
  }

  #count(sentence: string, by: 1 | -1): void {
    const beginning = sentence.split(' ', keyWords).join(' ');
    const words = sentence.split(' ').length;
    const lengths = this.#lengths.get(beginning) ?? new Map<number, number>();
    this.#lengths.set(beginning, lengths);
    const count = (lengths.get(words) ?? 0) + by;
    if (count > 0) lengths.set(words, count);
    else lengths.delete(words);
    if (lengths.size === 0) this.#lengths.delete(beginning);
  }

  /** What `pass` gives for the first sentence found that it gives something for. */
  find<R>(text: string, pass: (source: T, sentence: string) => R | undefined): R | undefined {
    if (this.isEmpty || text.length < sentenceLength) return undefined;
    const words = wordsOf(text);
    for (let at = 0; at < words.length; at++) {
      const lengths = this.#lengths.get(words.slice(at, at + keyWords).join(' '));
      for (const length of lengths?.keys() ?? []) {
        const sentence = words.slice(at, at + length).join(' ');
        for (const source of this.#sources.get(sentence) ?? []) {
          const result = pass(source, sentence);
          if (result !== undefined) return result;
        }
      }
    }
    return undefined;
  }
}

/** Whether a text still holds the whole of another, or one of its longer sentences. */
export function saysSomethingOf(source: string, text: string): boolean {
  const whole = source.trim();
  if (whole !== '' && text.includes(whole)) return true;
  return SentenceIndex.of(sentencesOf(source)).find(text, () => true) ?? false;
}
