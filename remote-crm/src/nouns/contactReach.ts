/** Addresses or numbers as the field for further ones stores them; `undefined` for none. */
export const joinOthers = (values: readonly string[]): string | undefined => values.join(', ') || undefined;

/** Custom properties that used to hold further emails and numbers of an import. */
export const othersAsProperties: readonly string[] = ['Other emails', 'Other phone numbers'];
