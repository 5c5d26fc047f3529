import { isBlank } from '@steps/platform/src/core/blankText';
import { emailKey } from '@steps/platform/src/core/emailAddress';
import { newId, stamp } from '@steps/platform/src/core/store/recordChange';
import { useDerived, useRecord } from '@steps/platform/src/core/store/recordHooks';
import { derive } from '@steps/platform/src/core/store/recordIndex';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { cleanRecord } from '../cleanRecord';
import { type Contact, type ContactInput, contacts, contactsByEmail } from './contact';
import { activeContacts, checkedEmail, sameEmail } from './contactRules';
import { checkTagCount } from './tagRules';

const active = derive(contacts, activeContacts);

/** A complete contact from what is known of it, not saved yet. `RuleError` without name and email, or for a bad email. */
export function newContact(typed: ContactInput): Contact {
  const input = cleanRecord(typed);
  const email = checkedEmail(input.email ?? '');
  const name = isBlank(input.name ?? '') ? email : (input.name ?? '').trim();
  if (!name) throw new RuleError('Enter a name or an email address; both are empty.');
  checkTagCount(input.tags ?? [], 'contact');
  const at = stamp();
  return {
    phone: '',
    avatar: '',
    title: '',
    company: '',
    role: '',
    status: 'lead',
    temperature: 'cold',
    score: 0,
    tags: [],
    linkedin: '',
    twitter: '',
    website: '',
    address: '',
    source: '',
    owner: '',
    properties: {},
    notes: '',
    createdAt: at,
    updatedAt: at,
    ...input,
    name,
    email,
    id: newId('contact'),
  };
}

/** One contact, in render. */
export const useContact = (id: string | undefined): Contact | undefined => useRecord(contacts, id);
/** Contacts that are not archived. */
export const useContacts = (): readonly Contact[] => useDerived(active);

/** The contact with this email, whatever its case; a contact whose main email it is comes first. */
export const contactWithEmail = (email: string): Contact | undefined => {
  const found = contactsByEmail.of(emailKey(email));
  return found.find((contact) => sameEmail(contact.email, email)) ?? found[0];
};
