import type { FieldCondition } from '@steps/business/queries';
import { amountText, numberText } from '@steps/platform/numbers';

/** Bounds that a question puts on a number, with where they are; the field is found by the words around them. */
export interface FoundAmount {
  readonly bounds: readonly Pick<FieldCondition, 'op' | 'value'>[];
  /** Whether it can only be money. */
  readonly isMoney: boolean;
  readonly at: number;
  readonly end: number;
}

const amount = String.raw`(?:[a-z]{0,2}\p{Sc}|(?:chf|eur|gbp|usd|kr)\b)?\s?(\p{Nd}(?:[\p{Nd}.,’']|[ \u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd})))*)\s?(k|m|thousand|grand|million)?(?![\p{L}\p{Nd}])(?:\s*(?:pounds?|quid|gbp)\b)?`;
const unit = String.raw`(?!\s*(?:%|(?:days?|weeks?|fortnights?|months?|quarters?|years?|hours?)\b))`;

const before = (words: string): string => String.raw`(?<![\p{L}\p{Nd}])(?<!no )(?<!not )(?:${words}) ?${amount}${unit}`;
/** What a number is by the words before it, or behind it. */
const bounds: readonly (readonly [op: FieldCondition['op'], words: string])[] = [
  ['at-least', before('at least|minimum(?: of)?|no less than|not less than|>=|from')],
  ['at-most', before('at most|up to|maximum(?: of)?|no more th[ae]n|not more th[ae]n|<=')],
  [
    'above',
    before(
      String.raw`over|above|(?:worth |scor\w+ )?more th[ae]n|(?:worth )?greater th[ae]n|bigger th[ae]n|larger th[ae]n|exceeding|higher than|upwards of|>`,
    ),
  ],
  ['below', before('under|below|(?:worth )?less th[ae]n|fewer th[ae]n|smaller th[ae]n|cheaper than|lower than|<')],
  ['is', before('exactly|equal to|equals|of exactly|=|worth(?: exactly)?|valued at|priced at')],
  ['at-least', String.raw`${amount} ?(?:or more|or above|and above|plus|\+)(?!\p{L})`],
  ['at-most', String.raw`${amount} (?:or less|or fewer|or below|or under)(?!\p{L})`],
];

/** The bounds in a question, on its text in small letters. */
export function amountsIn(text: string): readonly FoundAmount[] {
  const found: FoundAmount[] = [];
  const isFree = ({ index }: RegExpExecArray) => found.every(({ at, end }) => index < at || index >= end);
  const ranges = new RegExp(String.raw`\b(?:between|from) ${amount} (?:and|to) ${amount}${unit}`, 'gu');
  for (const match of text.matchAll(ranges)) {
    const high = pounds(match[3], match[4]);
    const own = pounds(match[1], match[2]);
    // "Between 2 and 5 thousand" is thousands twice.
    const low = match[2] || own * 100 > high ? own : pounds(match[1], match[4]);
    if (Number.isNaN(low) || Number.isNaN(high)) continue;
    found.push({
      bounds: [
        { op: 'at-least', value: low },
        { op: 'at-most', value: high },
      ],
      ...placed(match),
    });
  }
  for (const [op, words] of bounds)
    for (const match of text.matchAll(new RegExp(words, 'gu'))) {
      const value = pounds(match[1], match[2]);
      if (!Number.isNaN(value) && isFree(match)) found.push({ bounds: [{ op, value }], ...placed(match) });
    }
  return found;
}

const placed = (match: RegExpExecArray) => ({
  isMoney: /\p{Sc}|\b(?:pounds?|quid|gbp|eur|usd)\b|\d\s?(?:k|m)\b/u.test(match[0]),
  at: match.index,
  end: match.index + match[0].length,
});

function pounds(figure = '', factor = ''): number {
  const times = /^(?:k|thousand|grand)$/.test(factor) ? 1_000 : /^(?:m|million)$/.test(factor) ? 1_000_000 : 1;
  const figures = figure.replace(/[.,’']+$/, '');
  return (numberText.read(figures) ?? (amountText.read(figures) ?? Number.NaN) / 100) * times;
}
