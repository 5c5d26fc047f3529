import { type Company, type Contact, companies, contacts, contactsByEmail } from '@steps/business';
import { emailKey, RecordIndex } from '@steps/platform';
import { phonesText } from '../records/phones/contactPhones';
import { samePhone } from '../records/phones/phoneNumbers';
import { phoneTails } from '../records/phones/phoneParts';
import { companyNameKey, type DuplicateReason, nameKey, switchboard, websiteKey } from './duplicateRules';

/** Contacts by the last digits of their numbers; `contactsWithPhone` then compares whole numbers. */
const contactsByTail = new RecordIndex(contacts, (contact) => phoneTails(phonesText(contact)));
export const contactsByNameAndCompany = new RecordIndex(contacts, (contact) => nameKey(contact.name, contact.company));
const companiesByNameKey = new RecordIndex(companies, (company) => companyNameKey(company.name));
const companiesByWebsite = new RecordIndex(companies, (company) => websiteKey(company.website));

/** An existing record that may be the one somebody is adding. */
export interface Match<T> {
  readonly record: T;
  readonly by: DuplicateReason;
}

/** Contacts with one of the numbers in a phone field, however it is written. */
export function contactsWithPhone(phone: string): readonly Contact[] {
  const close = new Set(phoneTails(phone).flatMap((tail) => contactsByTail.of(tail)));
  return [...close].filter((contact) => samePhone(phonesText(contact), phone));
}

/** Contacts with the same email, phone, or name and company. */
export function contactMatches(typed: Pick<Contact, 'name' | 'email' | 'phone' | 'company'>): Match<Contact>[] {
  const samePhone = contactsWithPhone(typed.phone);
  return each<Contact>([
    ['email', contactsByEmail.of(emailKey(typed.email))],
    ['phone', samePhone.length > switchboard ? [] : samePhone],
    ['name', contactsByNameAndCompany.of(nameKey(typed.name, typed.company))],
  ]);
}

/** Companies with the same name (whatever its legal form) or website. */
export function companyMatches(typed: Pick<Company, 'name' | 'website'>): Match<Company>[] {
  return each<Company>([
    ['name', companiesByNameKey.of(companyNameKey(typed.name))],
    ['website', companiesByWebsite.of(websiteKey(typed.website))],
  ]);
}

/** Each record once, by the strongest reason. */
function each<T extends { readonly id: string }>(
  found: readonly (readonly [DuplicateReason, readonly T[]])[],
): Match<T>[] {
  const byId = new Map<string, Match<T>>();
  for (const [by, records] of found) {
    for (const record of records) if (!byId.has(record.id)) byId.set(record.id, { record, by });
  }
  return [...byId.values()];
}
