import { cleanEmail } from '@steps/platform/src/core/emailAddress';
import { eachOnce } from '@steps/platform/src/core/text/eachOnce';

export type Emails = { readonly email: string; readonly otherEmails?: string | undefined };

/** All email addresses of a contact, the first as its main one; each once. */
export const emailsOf = ({ email, otherEmails }: Emails): string[] =>
  eachOnce([email, ...(otherEmails ? otherEmails.split(/[\s,;]+/) : [])].map(cleanEmail));

/** Version 1 kept further addresses and numbers of an import as custom properties, where nothing looked for them. */
export function withOthersAsFields(old: Record<string, unknown>): Record<string, unknown> {
  const { properties } = old;
  if (typeof properties !== 'object' || properties === null) return old;
  // Most have neither, and a copy of each of 100,000 would hold up the list.
  if (!('Other emails' in properties || 'Other phone numbers' in properties)) return old;
  const { 'Other emails': otherEmails, 'Other phone numbers': otherPhones, ...rest } = properties as typeof old;
  return {
    ...old,
    properties: rest,
    ...(typeof otherEmails === 'string' ? { otherEmails } : {}),
    ...(typeof otherPhones === 'string' ? { otherPhones } : {}),
  };
}
