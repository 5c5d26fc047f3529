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
  readonly #byBeginning = new Map<string, { readonly sentence: string; readonly source: T }[]>();

  static of(sentences: readonly string[]): SentenceIndex<true> {
    const index = new SentenceIndex<true>();
    for (const sentence of sentences) index.add(sentence, true);
    return index;
  }

  get isEmpty(): boolean {
    return this.#byBeginning.size === 0;
  }

  add(sentence: string, source: T): void {
    const key = sentence.split(' ', keyWords).join(' ');
    const known = this.#byBeginning.get(key);
    if (known) known.push({ sentence, source });
    else this.#byBeginning.set(key, [{ sentence, source }]);
  }

  /** What `pass` gives for the first sentence found that it gives something for. */
  find<R>(text: string, pass: (source: T, sentence: string) => R | undefined): R | undefined {
    if (this.isEmpty || text.length < sentenceLength) return undefined;
    const words = wordsOf(text);
    for (let at = 0; at < words.length; at++) {
      const beginning = words.slice(at, at + keyWords).join(' ');
      for (const { sentence, source } of this.#byBeginning.get(beginning) ?? []) {
        if (words.slice(at, at + sentence.split(' ').length).join(' ') !== sentence) continue;
        const result = pass(source, sentence);
        if (result !== undefined) return result;
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
