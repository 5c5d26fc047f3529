import { isOneEdit } from '@steps/business/queries';
import { foldText } from '@steps/platform';

/** A word of a question: as it was typed, folded, and without its ending. */
export interface Word {
  readonly text: string;
  readonly key: string;
  readonly stem: string;
  /** Where it is in the question. */
  readonly at: number;
  readonly end: number;
  /** Where it is in what was typed, where it was mended. */
  readonly typedAt?: number;
  readonly typedEnd?: number;
}

/** Signs that are said as words: "% of deals", "won more £". */
const signs: Readonly<Record<string, string>> = { '%': 'percent', '£': 'money' };

/** The words of a text; a hyphen parts them, as it does in the vocabulary. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|%|£(?![ ]?\d)/gu)].map((found) => {
    const key = signs[found[0]] ?? foldText(found[0]).replace(/'s$|(?<=^who)s$/, '');
    return { text: found[0], key, stem: stemOf(key), at: found.index, end: found.index + found[0].length };
  });
}

/** The places of words that lie in a part of a question. */
export const placesIn = (words: readonly Word[], { at, end }: Pick<Word, 'at' | 'end'>): readonly number[] =>
  words.flatMap((word, place) => (word.at < end && word.end > at ? [place] : []));

/** One form for a word and its plural: "companies" is "company". */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Numbers as they are written out, from one. */
export const countWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A number in figures or words; "a" is one. */
export const amountOf = (word = 'a'): number => (/^an?$/.test(word) ? 1 : countWords.indexOf(word) + 1 || Number(word));

/** Stems by their text: a vocabulary of thousands of values is the same at each question. */
const knownStems = new Map<string, string>();
const mostStems = 50_000;

/** The stems of a text, one after the other. */
export function stemsOf(text: string): string {
  const known = knownStems.get(text);
  if (known !== undefined) return known;
  const stems = wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');
  if (knownStems.size >= mostStems) knownStems.clear();
  knownStems.set(text, stems);
  return stems;
}

/** How one word became another by a slip of the hand. */
export type Slip = 'left-out' | 'extra' | 'swapped' | 'replaced';

/** The one slip by which a word that was meant was typed so; none where there were more. */
export function slipOf(typed: string, meant: string): Slip | undefined {
  if (typed !== meant && single(typed) === single(meant)) return 'left-out';
  if (!isOneEdit(typed, meant)) return undefined;
  if (typed.length < meant.length) return 'left-out';
  if (typed.length > meant.length) return 'extra';
  return [...typed].sort().join('') === [...meant].sort().join('') ? 'swapped' : 'replaced';
}

/** Every doubled letter once: whoever doubts which is double writes "tommorow". */
const single = (word: string): string => word.replace(/(.)\1/g, '$1');

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter);

/** Nobody mistypes how a word begins. Of short words too many differ by one letter: there only a doubled letter is extra, and only a vowel stands for a vowel. */
export function isSameSlip(slip: Slip, typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== meant[place]);
  if (slip === 'left-out' || slip === 'swapped') return true;
  if (at === 0) return false;
  if (typed.length >= 7) return true;
  return slip === 'extra'
    ? typed[at] === typed[at - 1] || at === typed.length - 1
    : isVowel(typed[at]) && isVowel(meant[at]);
}
