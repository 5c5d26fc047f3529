import { addDays } from '@steps/platform';

/** The filter of the list of deals for "since this day"; none for a period without a start. */
export const sinceFilter = (field: 'since' | 'added', start: string): Readonly<Record<string, string>> =>
  start ? { [field]: `after:${addDays(start, -1)}` } : {};
