import { plainDigits } from '../plainDigits';

/** Fewer are no number yet; a year has four. */
const least = 4;
/** A whole number is known by these, with its country in front or without. */
const minDigits = 7;

/**
 * What a number that is looked for must hold: its digits without the nought of a country, and of a whole one the last seven,
 * so that +44 20 7946 0958 finds 020 7946 0958 and the other way round. Undefined for a query that is no number.
 */
export function phoneWord(query: string): string | undefined {
  const plain = plainDigits(query).replace(/\p{Cf}/gu, '');
  if (!/^[\d\s()+./-]+$/.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '');
  if (digits.length < least) return undefined;
  return digits.length > minDigits + 1 ? digits.slice(-minDigits) : digits.replace(/^0+(?=\d{3})/, '');
}

/** The digits of a text, for `phoneWord` to be found in. */
export const digitsIn = (text: string): string => plainDigits(text).replace(/\(0\)|\D/g, '');
