import { inForm } from './numberForm';
import { type Currency, region } from './session/regionState';

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
  return inForm((pence % 100 === 0 ? whole : exact)(currency).format(pence / 100));
}

/** Pence for a chart or a badge: `£1.2k`. */
formatPence.short = (pence: number): string => inForm(short(region().currency).format(pence / 100));

/** Pence with both places, as on a bill: `£1,250.00`. */
formatPence.exact = (pence: number): string => inForm(exact(region().currency).format(pence / 100));

/** Figures behind the decimal sign: 2, of yen none. */
export const decimalPlaces = (): number => exact(region().currency).resolvedOptions().maximumFractionDigits ?? 2;

/** "£", "€", "CHF": what is before amounts of a currency. */
export const currencySign = (currency: Currency = region().currency): string =>
  whole(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
