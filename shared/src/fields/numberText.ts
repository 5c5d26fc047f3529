import { withoutSign } from '../core/money';

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Without decimals. */
  readonly whole?: boolean | undefined;
}

const group = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** "1,250" as British people write it. */
export const showNumber = (value: number): string => group.format(value);

/** The number that was typed, with or without commas: 1250, 1,250.5, −5. Nothing outside of the limits. */
export function readNumber(
  text: string,
  { min = -Infinity, max = Infinity, whole = false }: Limits = {},
): number | undefined {
  const typed = text.trim().replace(/[−–]/, '-').replace(/\s/g, '');
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(typed) || !/\d/.test(typed)) return undefined;
  const value = Number(typed.replaceAll(',', ''));
  if (!Number.isFinite(value) || value < min || value > max || (whole && !Number.isInteger(value))) return undefined;
  return value;
}

/** What a number field takes, for its error. */
export function expectedNumber({ min, max, whole }: Limits = {}): string {
  const kind = whole ? 'a whole number' : 'a number';
  if (min !== undefined && max !== undefined) return `Enter ${kind} from ${showNumber(min)} to ${showNumber(max)}.`;
  if (min !== undefined) return `Enter ${kind}, at least ${showNumber(min)}.`;
  if (max !== undefined) return `Enter ${kind}, at most ${showNumber(max)}.`;
  return `Enter ${kind}, such as ${whole ? '12' : '12.5'}.`;
}

/** What a money field takes, for its error. */
export const expectedMoney = 'Enter an amount, such as 1,250 or 99.50.';

/** Above this, pence are no longer exact: twelve figures of pounds are far beyond any deal. */
const mostPence = 1e14;

/** "1,250" or "99.50", without the sign, which stands before the field. */
export const showMoney = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 });

/** Pence of a typed amount: £1,250, 99.50, 1.2k. */
export function readMoney(text: string): number | undefined {
  const typed = withoutSign(text).toLowerCase();
  const factor = typed.endsWith('k') ? 1000 : typed.endsWith('m') ? 1_000_000 : 1;
  const value = readNumber(factor === 1 ? typed : typed.slice(0, -1), { min: 0 });
  if (value === undefined || (factor === 1 && /\.\d{3,}$/.test(typed))) return undefined;
  const pence = Math.round(value * factor * 100);
  return pence <= mostPence ? pence : undefined;
}
