import { addDays, formatPence, isDay, type Moment, ownDay, RuleError } from '@steps/platform';
import { amountText, numberText } from '@steps/platform/numbers';
import type { Quote, QuoteLine, QuoteStatus, VatRate } from '../nouns/quote';

export const vatLabels: Readonly<Record<VatRate, string>> = {
  '20': '20%',
  '5': '5%',
  '0': '0%',
  exempt: 'No VAT',
};

/** The rounding rule in words, for the editor and the PDF. */
export const vatRule =
  'VAT is worked out once for each rate, on the sum of its lines after discount, and rounded to the nearest penny. ' +
  'HMRC (VAT Notice 700, section 17.5) allows a total rounded to the penny.';

/** The lines of one rate, added up. */
export interface RateTotal {
  readonly rate: VatRate;
  readonly netPence: number;
  readonly vatPence: number;
}

export interface QuoteTotals {
  /** Lines before discount. */
  readonly linesPence: number;
  readonly discountPence: number;
  /** Lines less discount. */
  readonly netPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
  /** Rates that occur, highest first. */
  readonly byRate: readonly RateTotal[];
}

/** The price of a line before discount and VAT, rounded to the penny (half up). */
export const linePence = ({ quantityMilli, unitPence }: Pick<QuoteLine, 'quantityMilli' | 'unitPence'>): number =>
  Math.round((quantityMilli * unitPence) / 1000);

/** Totals in whole pence. Discount and VAT are rounded once for each rate, so that the parts add up exactly. */
export function quoteTotals({ lines, discount }: Pick<Quote, 'lines' | 'discount'>): QuoteTotals {
  const rates: readonly VatRate[] = ['20', '5', '0', 'exempt'];
  const parts = rates.flatMap((rate) => {
    const ofRate = lines.filter((line) => line.vat === rate);
    if (ofRate.length === 0) return [];
    const linesPence = sum(ofRate.map(linePence));
    const discountPence = Math.round((linesPence * discount) / 10_000);
    const netPence = linesPence - discountPence;
    return [{ rate, linesPence, discountPence, netPence, vatPence: Math.round((netPence * percentOf(rate)) / 100) }];
  });
  const netPence = sum(parts.map((part) => part.netPence));
  const vatPence = sum(parts.map((part) => part.vatPence));
  return {
    linesPence: sum(parts.map((part) => part.linesPence)),
    discountPence: sum(parts.map((part) => part.discountPence)),
    netPence,
    vatPence,
    totalPence: netPence + vatPence,
    byRate: parts.map(({ rate, netPence: net, vatPence: vat }) => ({ rate, netPence: net, vatPence: vat })),
  };
}

const percentOf = (rate: VatRate): number => (rate === 'exempt' ? 0 : Number(rate));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** `Q-0001` of a count. */
export const quoteNumber = (count: number): string => `Q-${String(count).padStart(4, '0')}`;

/** The count in a number, 0 for any other text. */
export const countOfNumber = (number: string): number => Number(/^Q-(\d+)$/.exec(number)?.[1] ?? 0);

/** The status shown: a sent quote whose last day has passed is expired. `today` is a calendar day. */
export const shownStatus = ({ status, validUntil }: Quote, today: string): QuoteStatus | 'expired' =>
  status === 'sent' && validUntil < today ? 'expired' : status;

/** Quotes that were sent and neither accepted nor declined, expired ones too; the first to expire comes first. */
export const awaitingAnswer = (quotes: readonly Quote[]): Quote[] =>
  quotes
    .filter(({ status }) => status === 'sent')
    .sort((one, other) => (one.validUntil < other.validUntil ? -1 : one.validUntil > other.validUntil ? 1 : 0));

/** The status that a quote can get next. */
export const nextStatuses: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  draft: ['sent'],
  sent: ['accepted', 'declined', 'draft'],
  accepted: ['sent'],
  declined: ['sent'],
};

/** Largest amount of one line in pence that can still be counted exactly. */
const mostLine = Math.floor(Number.MAX_SAFE_INTEGER / 1_000_000);

/** Typed quantity ("1.5", "1,000") in thousandths. `RuleError` for anything but a number from 0 with up to 3 decimals. */
export function parseQuantity(typed: string): number {
  const limits = { min: 0, max: 9_999_999 };
  const quantity = numberText.read(typed, limits);
  const milli = Math.round((quantity ?? 0) * 1000);
  if (quantity === undefined || milli / 1000 !== quantity) {
    const expected = `Enter a quantity such as 2 or ${numberText.show(1.5)}, not “${typed}”.`;
    throw new RuleError(quantity === undefined ? numberText.problem(typed, limits, expected) : expected);
  }
  return milli;
}

/** A quantity as people write it: "1.5". */
export const quantityText = (milli: number): string => numberText.edit(milli / 1000);

/** Typed price in pence. `RuleError` for a negative or unreadable one. */
export function parsePrice(typed: string): number {
  const pence = typed.trim() ? amountText.parse(typed) : 0;
  if (pence < 0)
    throw new RuleError(`Enter a price of ${formatPence(0)} or more, not “${typed.trim()}”. Use the discount instead.`);
  return pence;
}

/** Typed percent ("10", "2.5%") in hundredths of a percent. `RuleError` beyond 0 to 100. */
export function parseDiscount(typed: string): number {
  const percent = typed.trim() === '' ? 0 : numberText.read(typed.replace(/[%٪％]\s*$/, ''), { min: 0, max: 100 });
  const hundredths = Math.round((percent ?? 0) * 100);
  if (percent === undefined || hundredths / 100 !== percent) {
    throw new RuleError(`Enter a discount from 0 to 100%, not “${typed}”.`);
  }
  return hundredths;
}

/** `RuleError` for a line whose sum could not be counted to the penny. */
export function checkLine(line: QuoteLine): void {
  if (line.quantityMilli * line.unitPence > mostLine * 1000) {
    throw new RuleError('Enter a smaller quantity or price: this line is too large to work out to the penny.');
  }
}

/** `RuleError` for days that do not exist or an end before the start. */
export function checkDays({ date, validUntil }: Pick<Quote, 'date' | 'validUntil'>): void {
  for (const day of [date, validUntil]) {
    if (!isDay(day)) {
      throw new RuleError(`Enter a day such as 2026-11-03, not “${day}”.`);
    }
  }
  if (validUntil < date) throw new RuleError('Choose a last valid day that is not before the date of the quote.');
}

/** The day some days after a moment's own day, `2026-12-03`. */
export const dayAfter = (from: Moment, days: number): string => addDays(ownDay(from), days);

/** A UK VAT number, tidied: "GB 123 4567 89" as "GB123456789". `RuleError` unless 9 or 12 digits. */
export function checkedVatNumber(typed: string): string {
  const plain = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (!plain) return '';
  const [, digits] = /^(?:GB)?(\d{9}(?:\d{3})?)$/.exec(plain) ?? [];
  if (!digits) throw new RuleError(`Enter a VAT number such as GB123456789, not “${typed.trim()}”.`);
  return `GB${digits}`;
}

/** Pence on paper, always with both decimals: "£1,250.00". */
export const money = (pence: number): string => formatPence.exact(pence);

/** The lines under the table on paper, above the total: label and amount. */
export function sumRows(
  quote: Pick<Quote, 'lines' | 'discount'>,
): readonly (readonly [label: string, amount: string])[] {
  const { linesPence, discountPence, netPence, byRate } = quoteTotals(quote);
  return [
    ...(discountPence > 0
      ? ([
          ['Lines', money(linesPence)],
          [`Discount ${numberText.show(quote.discount / 100)}%`, `−${money(discountPence)}`],
        ] as const)
      : []),
    ['Net', money(netPence)],
    ...byRate.map(
      ({ rate, netPence: net, vatPence }) =>
        [
          rate === 'exempt' ? `Without VAT on ${money(net)}` : `VAT ${vatLabels[rate]} on ${money(net)}`,
          money(vatPence),
        ] as const,
    ),
  ];
}

/** A calendar day on paper: "3 November 2026". */
export const longDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
