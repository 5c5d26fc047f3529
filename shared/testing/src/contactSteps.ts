import { type Contact, type ContactInput, contacts } from '@steps/business/src/nouns/contacts/contact';
import { newContact } from '@steps/business/src/nouns/contacts/contactState';
import { commit } from '@steps/platform/src/core/store/commit';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { drop, existing, patched, put, stamp } from '@steps/platform/src/core/store/recordChange';

/** A step that adds a contact. `RuleError` as `newContact`. */
export function createContact(input: ContactInput, origin: Origin = person): Contact {
  const contact = newContact(input);
  commit({ label: `Add ${contact.name}`, changes: [put(contacts, contact)], origin });
  return contact;
}

/** A step that edits one contact, for tests of what every step passes: store, log, rights, team. */
export const editContact = (id: string, patch: ContactInput, origin: Origin = person): Contact => {
  editContacts([id], patch, origin);
  return existing(contacts, id);
};

/** The same edit to many contacts, as one step. */
export function editContacts(ids: readonly string[], patch: ContactInput, origin: Origin = person): void {
  const edited = ids.flatMap((id) => {
    const before = existing(contacts, id);
    const after = patched<Contact>(before, patch);
    return after === before ? [] : [{ ...after, updatedAt: stamp() }];
  });
  if (edited.length === 0) return;
  commit({ label: `Edit ${named(edited)}`, changes: edited.map((contact) => put(contacts, contact)), origin });
}

/** A step that deletes contacts. */
export function dropContacts(ids: readonly string[], origin: Origin = person): void {
  const known = ids.flatMap((id) => contacts.get(id) ?? []);
  commit({ label: `Delete ${named(known)}`, changes: known.map(({ id }) => drop(contacts, id)), origin });
}

const named = (list: readonly Contact[]) => (list.length === 1 ? list[0]?.name : `${list.length} contacts`);
