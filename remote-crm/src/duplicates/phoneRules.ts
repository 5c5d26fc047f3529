/** Digits that a number must have to say who it belongs to (our choice: shorter ones are extensions and short codes). */
const leastDigits = 7;

/**
 * A telephone number as compared: `+` and the digits with the country. 07700 900123, +44 (0)7700 900123 and
 * 0044 7700 900123 are the same; a number without a country counts as British. `undefined` when it is none.
 */
export function phoneKey(phone: string): string | undefined {
  const text = phone.replace(/(?:ext\.?|extension|x|#)\s*\d+\s*$/i, '').replace(/\(0\)/g, '');
  const digits = text.replace(/\D/g, '');
  if (digits.length < leastDigits) return undefined;
  if (text.trimStart().startsWith('+')) return `+${withoutTrunk(digits)}`;
  if (digits.startsWith('00')) return `+${withoutTrunk(digits.slice(2))}`;
  if (digits.startsWith('0')) return `+44${digits.slice(1)}`;
  return digits.startsWith('44') && digits.length >= 11 ? `+${withoutTrunk(digits)}` : `+44${digits}`;
}

/** Many write +44 07700 …: the nought is only dialled inside the country. */
const withoutTrunk = (digits: string) => digits.replace(/^440/, '44');
