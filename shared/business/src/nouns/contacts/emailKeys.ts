import { emailKey } from '@steps/platform/src/core/emailAddress';
import { type Emails, emailsOf } from './contactReach';

/** The keys of all emails of a contact. */
export const emailKeysOf = (contact: Emails): string[] =>
  contact.otherEmails
    ? emailsOf(contact).flatMap((email) => emailKey(email) ?? [])
    : [emailKey(contact.email) ?? []].flat();

/** Whether one of the contact's emails is this one, whatever its case. */
export const hasEmail = (contact: Emails, email: string): boolean => {
  const key = emailKey(email);
  return key !== undefined && emailKeysOf(contact).includes(key);
};
