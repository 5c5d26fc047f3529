import { commit } from '@steps/platform/src/core/store/commit';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { put } from '@steps/platform/src/core/store/recordChange';
import { type Contact, type ContactInput, contacts } from '../contacts/contact';
import { newContact } from '../contacts/contactState';
import { companyLink } from './companyLink';

/**
 * Adds a contact and links it to the company of that name, which is created if there is none: one step. `RuleError` as
 * `newContact`.
 */
export function createContactAtCompany(input: ContactInput, origin: Origin = person): Contact {
  const { changes, ...link } = companyLink(input.company ?? '', input.companyId);
  const contact = newContact({ ...input, ...link });
  commit({ label: `Add ${contact.name}`, changes: [...changes, put(contacts, contact)], origin });
  return contact;
}
