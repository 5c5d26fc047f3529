import { cleanLine } from './text/cleanText';

/** Whether a text is an email address, `sam@example.com`. A host without a dot is none: nobody can be reached at `a@b`. */
export const isEmailAddress = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);

/**
 * Finds addresses inside other text, without the brackets, quotes and the full stop around them; for `matchAll` and
 * `replaceAll`. An apostrophe inside belongs to it: without it `o'brien@…` is another person's.
 */
export const emailAddresses =
  /(?:[^\s@<>[\]()"',;:]+')*[^\s@<>[\]()"',;:]+@(?:[^\s@<>[\]()"',;:.!?]+\.)+[^\s@<>[\]()"',;:.!?]+/g;

/** The first address in a text; `undefined` when there is none. */
export const emailAddressIn = (text: string): string | undefined => text.match(emailAddresses)?.[0];

/**
 * An address as it is kept: without signs that nobody sees, `mailto:`, and the comma or full stop of the sentence it
 * was in. Other words around it stay, for the check that follows.
 */
export function cleanEmail(text: string): string {
  if (/^[\w+-][\w.+-]*@[\w.-]*\w$/.test(text)) return text;
  const address = cleanLine(text.normalize('NFKC'))
    .replace(/^mailto:\s*/i, '')
    .replace(/[.,;]+$/, '');
  return /^[^\s?]+@[^\s?]+\?/.test(address) ? address.replace(/\?.*$/, '') : address;
}

/** An address as it is compared, whatever its case; `undefined` for none. */
export const emailKey = (email: string): string | undefined => cleanEmail(email).toLowerCase() || undefined;
