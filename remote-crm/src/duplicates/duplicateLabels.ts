import type { DuplicateReason } from './duplicateRules';

/** What records share, in the words on the screen. */
export const reasonLabels: Readonly<Record<DuplicateReason, string>> = {
  email: 'the same email',
  phone: 'the same phone number',
  name: 'the same name',
  website: 'the same website',
};
