import { RuleError } from './store/ruleError';

/** Made when first used: each takes milliseconds of the start, and the first screens show few amounts. */
function pounds(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  return () => {
    made ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options });
    return made;
  };
}

const exact = pounds({});
const whole = pounds({ maximumFractionDigits: 0 });
const short = pounds({ notation: 'compact', maximumFractionDigits: 1 });

/** Pence as people write them: `£1,234.50`, and `£1,234` when there are no odd pence. */
export function formatPence(pence: number): string {
  return (pence % 100 === 0 ? whole : exact)().format(pence / 100);
}

/** Pence for a chart or a badge: `£1.2k`. */
export function formatPenceShort(pence: number): string {
  return short().format(pence / 100);
}

/** Typed pounds (`£1,234.50`, `1234.5`, `-20`) as whole pence. Throws `RuleError` for anything else. */
export function parsePounds(text: string): number {
  const plain = text
    .trim()
    .replace(/^(-?)\s*£\s*/, '$1')
    .replace(/[,\s]/g, '');
  if (!/^-?\d+(\.\d{1,2})?$/.test(plain))
    throw new RuleError(`Expected an amount such as £1,250 or 99.50, got “${text}”.`);
  const pence = Math.round(Number(plain) * 100);
  if (!Number.isSafeInteger(pence)) throw new RuleError(`Expected a smaller amount, got “${text}”.`);
  return pence;
}
