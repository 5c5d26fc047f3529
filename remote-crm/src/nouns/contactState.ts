import {
  type Contact,
  type ContactInput,
  checkedEmail,
  checkTagCount,
  cleanRecord,
  companyLink,
  contacts,
  favouriteTag,
  namePartKeys,
  newContact,
} from '@steps/business';
import {
  commit,
  drop,
  existing,
  isBlank,
  type Origin,
  patched,
  person,
  put,
  RuleError,
  stamp,
  useRecords,
  useRecordsBy,
} from '@steps/platform';
import { withoutTag, withTag } from '../records/tagRules';
import { type NameParts, renamedParts } from './contactName';
import { checkedEmails } from './contactRules';
import { contactsByCompany } from './recordLinks';

/** Changes fields of one contact. `RuleError` for a bad email, more than 10 tags or an unknown id. */
export function updateContact(id: string, patch: ContactInput, origin: Origin = person): Contact {
  const before = existing(contacts, id);
  const after = changedContact(before, patch);
  if (after !== before) commit({ label: `Edit ${after.name}`, changes: [put(contacts, after)], origin });
  return after;
}

/**
 * Moves a contact to the company of that name, which is created if there is none; an empty name removes it from its company.
 */
export function setContactCompany(id: string, name: string, origin: Origin = person): Contact {
  const before = existing(contacts, id);
  const { changes, ...link } = companyLink(name);
  const moved = patched<Contact>(before, link);
  if (moved === before) return before;
  const after = { ...moved, updatedAt: stamp() };
  commit({ label: `Edit ${after.name}`, changes: [...changes, put(contacts, after)], origin });
  return after;
}

/** Adds a tag; a contact can have at most 10. `RuleError` says what to do first. */
export function addContactTag(id: string, tag: string, origin: Origin = person): Contact {
  return updateContact(id, { tags: withTag(existing(contacts, id).tags, tag, 'contact') }, origin);
}

/** Removes a tag. */
export function removeContactTag(id: string, tag: string, origin: Origin = person): Contact {
  return updateContact(id, { tags: withoutTag(existing(contacts, id).tags, tag) }, origin);
}

/** Tags many contacts as one step. Contacts that have 10 tags already stay unchanged and are named in `full`. */
export function addTagToContacts(
  ids: readonly string[],
  tag: string,
  origin: Origin = person,
): { changed: number; full: string[] } {
  const full: string[] = [];
  const tagged = (contact: Contact): Contact => {
    try {
      return changedContact(contact, { tags: withTag(contact.tags, tag, 'contact') });
    } catch (error) {
      if (!(error instanceof RuleError) || !tag.trim()) throw error;
      full.push(contact.id);
      return contact;
    }
  };
  return { changed: changeAll(ids, `Tag “${tag.trim()}” on`, tagged, origin), full };
}

/** Removes a tag from many contacts as one step. Returns how many had it. */
export function removeTagFromContacts(ids: readonly string[], tag: string, origin: Origin = person): number {
  return changeAll(
    ids,
    `Remove tag “${tag}” from`,
    (contact) => changedContact(contact, { tags: withoutTag(contact.tags, tag) }),
    origin,
  );
}

/** Adds or removes the tag `Favorite`. Returns whether the contact is a favourite now. */
export function toggleFavourite(id: string, origin: Origin = person): boolean {
  const isFavourite = existing(contacts, id).tags.includes(favouriteTag);
  if (isFavourite) removeContactTag(id, favouriteTag, origin);
  else addContactTag(id, favouriteTag, origin);
  return !isFavourite;
}

/** Archives contacts. Returns how many. */
export function archiveContacts(ids: readonly string[], origin: Origin = person): number {
  const archivedAt = stamp();
  return changeAll(ids, 'Archive', (contact) => (contact.archivedAt ? contact : { ...contact, archivedAt }), origin);
}

/** Brings archived contacts back. Returns how many. */
export function restoreContacts(ids: readonly string[], origin: Origin = person): number {
  return changeAll(ids, 'Restore', (contact) => patched(contact, { archivedAt: undefined }), origin);
}

/** Deletes contacts as one step; undo restores them, and activities keep pointing to them. Returns how many. */
export function deleteContacts(ids: readonly string[], origin: Origin = person): number {
  const known = ids.filter((id) => contacts.get(id));
  const label =
    known.length === 1 ? `Delete ${existing(contacts, known[0] as string).name}` : `Delete ${known.length} contacts`;
  commit({ label, changes: known.map((id) => drop(contacts, id)), origin });
  return known.length;
}

/** Copies a contact with a new id and a name that says so. The copy has no last contact, and is not archived. */
export function duplicateContact(id: string, origin: Origin = person): Contact {
  const {
    name,
    createdAt: _made,
    updatedAt: _changed,
    archivedAt: _archived,
    lastContact: _last,
    earlierContact: _earlier,
    ...rest
  } = existing(contacts, id);
  const copy = newContact({ ...rest, name: `${name} (copy)` });
  commit({ label: `Add ${copy.name}`, changes: [put(contacts, copy)], origin });
  return copy;
}

/** All contacts, archived ones too. */
export const useAllContacts = (): readonly Contact[] => useRecords(contacts);

export const useCompanyContacts = (companyId: string | undefined): readonly Contact[] =>
  useRecordsBy(contactsByCompany, companyId);

/** The contact with the patch on it, not saved yet; the same object if nothing differs. `RuleError` as `updateContact`. */
export function changedContact(contact: Contact, typed: ContactInput): Contact {
  const patch = cleanRecord(typed);
  if (patch.tags) checkTagCount(patch.tags, 'contact');
  const email = {
    ...(patch.email === undefined ? {} : { email: checkedEmail(patch.email) }),
    ...(patch.otherEmails === undefined ? {} : { otherEmails: checkedEmails(patch.otherEmails) }),
  };
  if (patch.name !== undefined && isBlank(patch.name)) throw new RuleError('Enter a name; it is empty.');
  const after = patched(contact, { ...partsAlong(contact, patch), ...patch, ...email });
  return after === contact ? contact : { ...after, updatedAt: stamp() };
}

/** A changed name changes its parts, unless the patch has them. */
export const partsAlong = (contact: Contact, patch: ContactInput): NameParts =>
  patch.name === undefined || patch.name === contact.name || namePartKeys.some((key) => key in patch)
    ? {}
    : renamedParts(contact, patch.name);

function changeAll(
  ids: readonly string[],
  verb: string,
  change: (contact: Contact) => Contact,
  origin: Origin,
): number {
  const found = ids.flatMap((id) => contacts.get(id) ?? []);
  const after = found.map(change).filter((contact, index) => contact !== found[index]);
  if (after.length === 0) return 0;
  const label = after.length === 1 ? `${verb} ${after[0]?.name}` : `${verb} ${after.length} contacts`;
  commit({ label, changes: after.map((contact) => put(contacts, contact)), origin });
  return after.length;
}
