import type { Missing } from '@steps/platform/src/core/contract/aiTask';
import { keyWords } from './phrasing';
import type { Check } from './score';

/** What a reader would need, asked for unless it is given. */
export const missingUnless = (given: boolean, fact: string, question: string): Missing[] =>
  given ? [] : [{ fact, question }];

export const wordsBetween = (text: string, least: number, most: number, points: number): Check => ({
  says: `has ${least} to ${most} words`,
  points,
  met: wordCount(text) >= least && wordCount(text) <= most,
});

export function namesSubject(text: string, brief: string, points: number): Check {
  const words = new Set(keyWords(text));
  const wanted = keyWords(brief);
  return {
    says: 'uses the words of your brief',
    points,
    met: wanted.length === 0 || wanted.some((word) => words.has(word)),
  };
}

export const namesBusiness = (text: string, businessName: string, points: number): Check => ({
  says: 'names the business',
  points,
  met: businessName !== '' && text.toLowerCase().includes(businessName.toLowerCase()),
});

/** Two words in capitals after one another are shouting; a single one may be an abbreviation. */
export const noPressure = (text: string, points: number): Check => ({
  says: 'avoids pressure words and shouting',
  points,
  met:
    !/\b(?:act now|last chance|guaranteed|buy now|hurry|risk[- ]free)\b|!!/i.test(text) &&
    !/\b[A-Z]{4,} [A-Z]{2,}\b/.test(text),
});

/** Long sentences are what readers on a phone give up on. */
export function shortSentences(text: string, points: number): Check {
  const sentences = text.split(/[.!?…]+(?:\s|$)|\n+/).filter((part) => part.trim());
  return {
    says: 'keeps its sentences to 22 words or fewer on average',
    points,
    met: sentences.length > 0 && wordCount(text) / sentences.length <= 22,
  };
}

export const asksForSomething = (text: string, points: number): Check => ({
  says: 'says what to do next',
  points,
  met: /\?|\b(?:reply|book|call|ring|tell us|send us|read|ask|choose|start|see|get|try|join|visit|comment|share|order|find out|let us know|talk)\b/i.test(
    text,
  ),
});

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
