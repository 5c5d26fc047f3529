import { cleanEmail, emailKey, isEmailAddress } from '@steps/platform/src/core/emailAddress';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { Contact } from './contact';

/** The email without spaces around it; `RuleError` if it cannot be an address. Empty is allowed. */
export function checkedEmail(email: string): string {
  const trimmed = cleanEmail(email);
  if (trimmed && !isEmailAddress(trimmed)) {
    throw new RuleError(`Enter an email address such as sam@example.com, not “${trimmed}”.`);
  }
  return trimmed;
}

/** Emails are compared without regard to case. */
export function sameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}

/** Contacts that are not archived. */
export function activeContacts(contacts: readonly Contact[]): readonly Contact[] {
  return contacts.some((contact) => contact.archivedAt) ? contacts.filter((contact) => !contact.archivedAt) : contacts;
}

/** Contacts made since a moment (UTC, ISO 8601), newest first. */
export function newContactsSince(contacts: readonly Contact[], since: string): Contact[] {
  return contacts
    .filter((contact) => contact.createdAt >= since && !contact.archivedAt)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}
