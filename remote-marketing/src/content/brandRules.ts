import { brandWordsIn } from '@steps/business';
import { counted } from '@steps/platform';

/** How the business wants to sound. */
export interface BrandVoice {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** Readers of this age understand it. */
  readonly age: number;
}

export const plainVoice: BrandVoice = { use: [], avoid: [], age: 14 };

export interface BrandCheck {
  readonly good: boolean;
  readonly says: string;
}

export interface BrandResult {
  /** 0 to 100. */
  readonly score: number;
  readonly checks: readonly BrandCheck[];
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

/** Syllables of an English word, counted by its groups of vowels. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouy]ed|[^laeiouy]e)$/u, '');
  return Math.max(1, (plain.match(/[aeiouyàâäéèêëïîôöùûü]+/gu) ?? []).length);
}

/** The age at which a text is understood (Flesch and Kincaid's school year, and five); nothing for less than a sentence. */
export function readingAge(text: string): number | undefined {
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  if (words.length < 5 || sentences.length === 0) return undefined;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  const year = 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
  return Math.min(22, Math.max(6, Math.round(year + 5)));
}

/** Words of a list as they were typed: by lines or commas, each once. */
export function wordList(typed: string): string[] {
  const seen = new Set<string>();
  return typed
    .split(/[\n,]+/u)
    .map((word) => word.trim())
    .filter((word) => {
      const key = word.toLowerCase();
      if (!word || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const longSentence = 30;

/** How well a text fits the voice, with a reason for each part of the score. */
export function brandCheck(text: string, { use, avoid, age }: BrandVoice): BrandResult {
  const used = brandWordsIn(text, use);
  const avoided = brandWordsIn(text, avoid);
  const read = readingAge(text);
  const long = sentencesOf(text).filter((sentence) => wordsOf(sentence).length > longSentence).length;
  const over = read === undefined ? 0 : Math.max(0, read - age);
  const parts: readonly (BrandCheck & { readonly lost: number })[] = [
    ...(read === undefined
      ? []
      : [
          {
            good: over === 0,
            says: `Reads at age ${read}, yours is ${age} or under${over > 0 ? '. Shorter words and sentences help' : ''}`,
            lost: Math.min(40, over * 8),
          },
        ]),
    ...(use.length === 0
      ? []
      : [
          {
            good: used.length > 0,
            says: used.length > 0 ? `Uses ${used.length} of your words: ${used.join(', ')}` : 'Uses none of your words',
            lost: used.length > 0 ? 0 : 15,
          },
        ]),
    ...(avoid.length === 0
      ? []
      : [
          {
            good: avoided.length === 0,
            says: avoided.length > 0 ? `Has words to avoid: ${avoided.join(', ')}` : 'Has none of the words to avoid',
            lost: Math.min(45, avoided.length * 15),
          },
        ]),
    {
      good: long === 0,
      says:
        long === 0
          ? `No sentence is longer than ${longSentence} words`
          : `${counted(long, 'sentence is', 'sentences are')} longer than ${longSentence} words`,
      lost: Math.min(15, long * 5),
    },
  ];
  return {
    score: Math.max(0, 100 - parts.reduce((sum, { lost }) => sum + lost, 0)),
    checks: parts.map(({ good, says }) => ({ good, says })),
  };
}
