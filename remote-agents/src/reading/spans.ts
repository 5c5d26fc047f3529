import type { FieldCondition } from '@steps/business/queries';
import { amountOf } from './words';

/** A bound on how long something took, with where it is in the question. */
export interface FoundSpan {
  readonly op: FieldCondition['op'];
  readonly hours: number;
  /** "Older than a month" is a bound on the day when it was added. */
  readonly isAge: boolean;
  readonly at: number;
  readonly end: number;
}

const hoursOf: Readonly<Record<string, number>> = {
  ...{ minute: 1 / 60, hour: 1, day: 24, week: 168, fortnight: 336, month: 30 * 24, quarter: 91 * 24, year: 365 * 24 },
};
const length = String.raw`(\d{1,3}|a|an|one|two|three|four|five|six) (minute|hour|day|week|fortnight|month|quarter|year)s?\b(?! ago| old)`;
const bounds: readonly (readonly [op: FieldCondition['op'], words: string])[] = [
  ['above', '(?:(?<!no )(?:more|longer) than|older than|>|over|upwards of)'],
  ['at-least', 'at least'],
  ['below', '(?:(?:in )?less than|(?:in )?under|newer than|younger than|shorter than|faster than|quicker than)'],
  ['at-most', '(?:within|inside|no longer than|no more than)'],
];

/** Bounds on a time, on a question in small letters: "for more than three weeks", "within a day". */
export function spansIn(text: string): readonly FoundSpan[] {
  return bounds.flatMap(([op, words]) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:for |after )?(${words}) ?${length}`, 'gu'))].map(
      (match) => ({
        op,
        hours: amountOf(match[2]) * (hoursOf[match[3] ?? ''] ?? 24),
        isAge: /^(?:older|newer|younger)/.test(match[1] ?? ''),
        at: match.index,
        end: match.index + match[0].length,
      }),
    ),
  );
}
