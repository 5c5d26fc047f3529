import type { Contact } from '@steps/business';

/** Contacts that were added on a day (`2026-11-03`) or after it, the latest first. */
export const newcomersSince = (contacts: readonly Contact[], day: string): readonly Contact[] =>
  contacts.filter(({ createdAt }) => createdAt >= day).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
