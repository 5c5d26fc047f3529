import { currencySign, decimalPlaces, formatPence } from '../money';
import { inForm } from '../numberForm';
import { type Currency, region } from '../session/regionState';
import { RuleError } from '../store/ruleError';
import { eitherReading, largestFirst, readNumeral } from './numberText';

/** "1250.00": an amount as it is edited, without thousands. */
export const editPence = (pence: number): string => inForm((pence / 100).toFixed(decimalPlaces()));

/** "pounds", "euros", "Swiss francs": the currency in words. */
export const currencyWords = (currency: Currency = region().currency): string =>
  currency === 'GBP'
    ? 'pounds'
    : (new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? currency);

/** "pence", "cents": its hundredths in words. */
export const centWords = (currency: Currency = region().currency): string =>
  currency === 'GBP'
    ? 'pence'
    : /^(?:EUR|[A-Z]{2}D|ZAR)$/.test(currency)
      ? 'cents'
      : `hundredths of ${currencyWords(currency)}`;

/** Signs and codes of currencies, and what else people write beside an amount. */
const money =
  '(?:[a-z]{0,3}\\p{Sc}|(?<!\\p{L})(?:[a-z]{3}|s?fr|kr|kn|rs|r|k[cč]|ft|z[lł]|лв|руб|р|euros?|pounds?|dollars?|francs?|rands?|quid)(?!\\p{L}))\\.?';

let around: { readonly before: RegExp; readonly after: RegExp; readonly codes: ReadonlySet<string> } | undefined;

/** An amount as it was typed, without the sign or code of a currency before or after it, and without "12,–" for no pence. */
function withoutCurrency(text: string): string {
  around ??= {
    before: new RegExp(`^([-−–+]?)\\s*(${money})\\s*(?=[-−–+]?\\s*\\p{Nd})`, 'iu'),
    after: new RegExp(`(?<=[\\p{Nd}\\s.,–—-])\\s*(${money})$`, 'iu'),
    codes: new Set(Intl.supportedValuesOf('currency')),
  };
  const { before, after, codes } = around;
  // Three letters are a code that there is; "12 pcs" is no amount.
  const isMoney = (sign: string) =>
    !/^[a-z]{3}$/i.test(sign) || /^(?:sfr|lei)$/i.test(sign) || codes.has(sign.toUpperCase());
  const typed = text.trim();
  const own = currencySign();
  const hasOwnSign = typed.replace(/^[-−–+]\s*/, '').startsWith(own) || typed.endsWith(own);
  return (hasOwnSign ? typed.replace(own, '') : typed)
    .trim()
    .replace(after, (all, sign: string) => (isMoney(sign) ? '' : all))
    .replace(before, (all, minus: string, sign: string) => (isMoney(sign) ? minus : all))
    .replace(/[.,]\s*[-–—]{1,2}$/, '')
    .trim();
}

/** Above this, pence are no longer exact: twelve figures of pounds are far beyond any deal. */
const mostPence = 1e14;

type Amount =
  | { readonly kind: 'pence'; readonly pence: number }
  /** `pence`: each thing that the text can mean. */
  | { readonly kind: 'several'; readonly pence: readonly number[] }
  | { readonly kind: 'too-large' | 'none' };

/** A typed amount: £1,250, 99.50, 12,50 €, CHF 1’250.–, 1.2k, (20.00) and 20- for less than nothing. */
function readAmount(text: string): Amount {
  const bare = withoutCurrency(text);
  const [, owed] = /^\((.+)\)$/.exec(bare) ?? /^([^-−–].*?)\s*[-−]$/.exec(bare) ?? [];
  const [, figure = '', unit = ''] = /^(.*?)\s*([km]?)$/is.exec(withoutCurrency(owed ?? bare)) ?? [];
  const factor = (owed === undefined ? 1 : -1) * ({ k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1);
  const read = readNumeral(figure);
  if (read.kind === 'none') return read;
  const pence = (value: number) => Math.round(value * factor * 100);
  if (read.kind === 'several') return { kind: 'several', pence: largestFirst(read.values).map(pence) };
  // 1.250 in a region of points has more decimals than money: who writes so means 1,250, or has slipped.
  if (read.decimals > decimalPlaces() && !unit) {
    return read.others.length > 0
      ? { kind: 'several', pence: largestFirst([read.value, ...read.others]).map(pence) }
      : { kind: 'none' };
  }
  return Math.abs(pence(read.value)) > mostPence ? { kind: 'too-large' } : { kind: 'pence', pence: pence(read.value) };
}

/** Pence of a typed amount; undefined where it cannot be read, see `amountProblem`. */
export function readPence(text: string): number | undefined {
  const amount = readAmount(text);
  return amount.kind === 'pence' ? amount.pence : undefined;
}

/** Pence of a typed amount from 0 on; undefined where it cannot be read, see `amountProblem`. */
export function readMoney(text: string): number | undefined {
  const pence = readPence(text);
  return pence !== undefined && pence >= 0 ? pence : undefined;
}

/** "1,250" or "99.50", without the sign, which is before the field. */
export const showMoney = (pence: number): string =>
  inForm(
    (pence / 100).toLocaleString('en-GB', {
      minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }),
  );

/** What is wrong with a text that is no amount from 0 on. */
export function amountProblem(text: string): string {
  const amount = readAmount(text);
  if (amount.kind === 'several') return eitherReading('an amount', text, amount.pence.map(showMoney));
  if (amount.kind === 'too-large') return `Enter a smaller amount than “${text.trim()}”.`;
  if (amount.kind === 'pence' && amount.pence < 0)
    return `Enter an amount of ${formatPence(0)} or more, not “${text.trim()}”.`;
  return `Enter an amount such as ${formatPence(125_000)} or ${showMoney(decimalPlaces() === 0 ? 9900 : 9950)}, not “${text}”.`;
}

/** Typed amount (`£1,234.50`, `1234,5`, `-20`) as whole pence. Throws `RuleError` for anything else. */
export function parseAmount(text: string): number {
  const amount = readAmount(text);
  if (amount.kind === 'pence') return amount.pence;
  throw new RuleError(amountProblem(text));
}

/** An amount as the text of a field, in the currency of the region. */
export const amountText = {
  read: readPence,
  parse: parseAmount,
  /** As it is edited. */
  edit: editPence,
  /** As it is shown beside the sign of its currency. */
  show: showMoney,
  problem: amountProblem,
};
