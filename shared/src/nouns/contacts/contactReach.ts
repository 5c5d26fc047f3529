import { cleanEmail, emailKey } from '../../core/emailAddress';

type Emails = { readonly email: string; readonly otherEmails?: string | undefined };
type Phones = { readonly phone: string; readonly otherPhones?: string | undefined };

/** All email addresses of a contact, the first as its main one; each once. */
export const emailsOf = ({ email, otherEmails }: Emails): string[] =>
  once([email, ...(otherEmails ? otherEmails.split(/[\s,;]+/) : [])].map(cleanEmail));

/** All telephone numbers of a contact, the first as its main one; each once. */
export const phonesOf = ({ phone, otherPhones }: Phones): string[] =>
  once([phone, ...(otherPhones ? otherPhones.split(/\s*[,;\n]\s*/) : [])]);

/** All numbers of a contact in one text, for what reads numbers out of one. */
export const phonesText = ({ phone, otherPhones }: Phones): string =>
  otherPhones ? `${phone}; ${otherPhones}` : phone;

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

/** Addresses or numbers as the field of the others keeps them; `undefined` for none. */
export const joinOthers = (values: readonly string[]): string | undefined => values.join(', ') || undefined;

/** Each that is filled once, whatever its case. */
function once(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values
    .map((value) => value.trim())
    .filter((value) => value && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()));
}

/** Custom properties that further emails and numbers of an import once were. */
export const othersAsProperties: readonly string[] = ['Other emails', 'Other phone numbers'];

/** Version 1 kept further addresses and numbers of an import as custom properties, where nothing looked for them. */
export function withOthersAsFields(old: Record<string, unknown>): Record<string, unknown> {
  const { properties } = old;
  if (typeof properties !== 'object' || properties === null) return old;
  const { 'Other emails': otherEmails, 'Other phone numbers': otherPhones, ...rest } = properties as typeof old;
  return {
    ...old,
    properties: rest,
    ...(typeof otherEmails === 'string' ? { otherEmails } : {}),
    ...(typeof otherPhones === 'string' ? { otherPhones } : {}),
  };
}
