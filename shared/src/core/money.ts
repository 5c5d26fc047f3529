import { type Currency, currencies, region } from './session/regionState';
import { RuleError } from './store/ruleError';

/** Made when first used: each takes milliseconds of the start, and the first screens show few amounts. */
function amounts(options: Intl.NumberFormatOptions): (currency: Currency) => Intl.NumberFormat {
  const made = new Map<Currency, Intl.NumberFormat>();
  return (currency) => {
    const known = made.get(currency);
    if (known) return known;
    const format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...options,
    });
    made.set(currency, format);
    return format;
  };
}

const exact = amounts({});
const whole = amounts({ maximumFractionDigits: 0 });
const short = amounts({ notation: 'compact', maximumFractionDigits: 1 });

/**
 * Pence as people write them: `£1,234.50`, and `£1,234` when there are no odd pence. In the currency of the region, whose
 * hundredths they then are; prices of Steps itself name theirs.
 */
export function formatPence(pence: number, currency: Currency = region().currency): string {
  return (pence % 100 === 0 ? whole : exact)(currency).format(pence / 100);
}

/** Pence for a chart or a badge: `£1.2k`. */
export function formatPenceShort(pence: number): string {
  return short(region().currency).format(pence / 100);
}

/** Pence with both places, as on a bill: `£1,250.00`. */
export const formatPenceExact = (pence: number): string => exact(region().currency).format(pence / 100);

/** "£", "€", "CHF": what stands before amounts of a currency. */
export const currencySign = (currency: Currency = region().currency): string =>
  whole(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

let signs: RegExp | undefined;

/** Signs of currencies in front of an amount. */
function signPattern(): RegExp {
  const escaped = new Set(currencies.map((currency) => currencySign(currency).replace('$', '\\$')));
  signs ??= new RegExp(`^(-?)\\s*(?:${[...escaped].join('|')})\\s*`, 'i');
  return signs;
}

/** An amount as it was typed, without the sign of a currency in front. */
export const withoutSign = (text: string): string => text.trim().replace(signPattern(), '$1');

/** Typed pounds (`£1,234.50`, `1234.5`, `-20`) as whole pence. Throws `RuleError` for anything else. */
export function parsePounds(text: string): number {
  const plain = withoutSign(text).replace(/[,\s]/g, '');
  if (!/^-?\d+(\.\d{1,2})?$/.test(plain))
    throw new RuleError(`Enter an amount such as ${currencySign()}1,250 or 99.50, not “${text}”.`);
  const pence = Math.round(Number(plain) * 100);
  if (!Number.isSafeInteger(pence)) throw new RuleError(`Enter a smaller amount than “${text}”.`);
  return pence;
}
