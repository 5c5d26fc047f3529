/**
 * A text with its decimal digits as 0 to 9: Arabic-Indic, Devanagari, Thai, full-width and all others that Unicode knows.
 * Digits of a script follow each other from zero on.
 */
export const plainDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, digitOf);

function digitOf(sign: string): string {
  // Full-width and mathematical digits say themselves which they are, and are next to each other.
  const same = sign.normalize('NFKC');
  if (/^\d$/.test(same)) return same;
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
