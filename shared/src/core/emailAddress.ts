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
