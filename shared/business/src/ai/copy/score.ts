import type { Missing, ScoreRule, WishOutcome } from '@steps/platform/src/core/contract/aiTask';
import { keyWords } from './phrasing';

/** One thing that is counted; the points of all checks of a task add up to 100. */
export interface Check {
  /** Completes "It …": "names the subject of the brief". */
  readonly says: string;
  readonly points: number;
  readonly met: boolean;
}

/** What is computed the same way for every engine. */
interface Judged {
  readonly score: number;
  readonly basis: string;
  readonly rules: ScoreRule[];
  readonly missing: Missing[];
  readonly followUps: WishOutcome[];
}

/** 0 to 100 by counting, and how: the same rules for every engine, so that no engine marks its own work. */
export function scored(checks: readonly Check[]): Judged {
  const met = checks.filter((check) => check.met);
  const missed = checks.filter((check) => !check.met);
  const score = met.reduce((sum, check) => sum + check.points, 0);
  const parts = [
    `Counted by ${checks.length} rules, not predicted: ${score} of 100 points.`,
    met.length > 0 && `It ${met.map(({ says, points }) => `${says} (${points})`).join('; ')}.`,
    missed.length > 0 && `Missed: ${missed.map(({ says, points }) => `${says} (${points})`).join('; ')}.`,
  ];
  return {
    score,
    basis: parts.filter(Boolean).join(' '),
    rules: checks.map(({ says, met: isMet, points }) => ({ rule: says, met: isMet, points })),
    missing: [],
    followUps: [],
  };
}

/** More than a fifth: while a fact is missing no text reaches 80. */
const factPoints = 21;

/** Nothing that a reader needs is missing from the brief. */
export const nothingMissing = (missing: readonly Missing[]): Check => ({
  says:
    missing.length === 0
      ? 'has everything a reader needs to know'
      : `has everything a reader needs to know (missing: ${[...new Set(missing.map(({ fact }) => fact))].join(', ')})`,
  points: factPoints,
  met: missing.length === 0,
});

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
