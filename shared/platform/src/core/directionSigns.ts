/**
 * Signs that turn the direction of writing until another sign ends it: a name that holds one and not its end turns round the
 * rest of every sentence it is put into. Hebrew and Arabic read right without them; the marks of one letter stay.
 */
const sign = /[\u202a-\u202e\u2066-\u2069]/u;
const signs = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text, or any text or key within an array or an object, holds such a sign. */
export function hasDirectionSigns(value: unknown): boolean {
  if (typeof value === 'string') return sign.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasDirectionSigns);
  return Object.entries(value).some(([key, entry]) => sign.test(key) || hasDirectionSigns(entry));
}

/** The same without them; the value itself when it has none. */
export const withoutDirectionSigns = <T>(value: T): T => (hasDirectionSigns(value) ? (cleaned(value) as T) : value);

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(signs, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.replace(signs, ''), cleaned(entry)]));
}
