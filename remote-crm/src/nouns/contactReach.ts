/** Addresses or numbers as the field of the others keeps them; `undefined` for none. */
export const joinOthers = (values: readonly string[]): string | undefined => values.join(', ') || undefined;

/** Custom properties that further emails and numbers of an import once were. */
export const othersAsProperties: readonly string[] = ['Other emails', 'Other phone numbers'];
