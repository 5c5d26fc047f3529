import { type Contact, contacts } from '@steps/business';
import { commit, countedAs, drop, newId, put, RuleError, stamp, useRecords } from '@steps/platform';
import { useMemo } from 'react';
import { useAllContacts } from '../nouns/contactState';
import { viewChanges } from '../records/recordTable/savedViewState';
import { withValueRenamed } from '../records/recordTable/viewRenameRules';
import { type ContactList, contactLists } from './contactList';
import {
  checkedListName,
  countLists,
  type ListCount,
  sameList,
  withList,
  withListRenamed,
  withoutList,
} from './contactListRules';

const counted = countedAs('contact');
const namesOf = (lists: readonly ContactList[]) => lists.map(({ name }) => name);

/** All lists with how many contacts are on each, in alphabetical order. */
export const allLists = (): ListCount[] => countLists(namesOf(contactLists.all()), contacts.all());

/** The same in render. */
export function useLists(): ListCount[] {
  const made = useRecords(contactLists);
  const all = useAllContacts();
  return useMemo(() => countLists(namesOf(made), all), [made, all]);
}

/** Creates an empty list. `RuleError` without a name or for one that is taken. */
export function createList(name: string): ContactList {
  const list = newList(freeName(name));
  commit({ label: `Make the list ${list.name}`, changes: [put(contactLists, list)] });
  return list;
}

/** Adds contacts to a list as one step; the list is created if it does not exist. Returns how many were added. */
export function addToList(ids: readonly string[], name: string): number {
  const wanted = checkedListName(name);
  const known = allLists().find((list) => sameList(list.name, wanted))?.name ?? wanted;
  const changed = withLists(ids, (contact) => withList(contact.lists, known));
  const isMade = contactLists.all().some((list) => sameList(list.name, known));
  commit({
    label: `Add ${counted(changed.length)} to the list ${known}`,
    changes: [
      ...(isMade ? [] : [put(contactLists, newList(known))]),
      ...changed.map((contact) => put(contacts, contact)),
    ],
  });
  return changed.length;
}

/** Removes contacts from a list as one step. Returns how many were on it. */
export function removeFromList(ids: readonly string[], name: string): number {
  const changed = withLists(ids, (contact) => withoutList(contact.lists, name));
  commit({
    label: `Take ${counted(changed.length)} off the list ${name}`,
    changes: changed.map((contact) => put(contacts, contact)),
  });
  return changed.length;
}

/** Renames a list, for its members and in saved views too, as one step. `RuleError` for a name that another list has. */
export function renameList(name: string, to: string): void {
  const next = sameList(name, to) ? checkedListName(to) : freeName(to);
  commit({
    label: `Rename the list ${name} to ${next}`,
    changes: [
      ...contactLists
        .all()
        .filter((list) => sameList(list.name, name))
        .map((list) => put(contactLists, { ...list, name: next, updatedAt: stamp() })),
      ...membersOf(name, (contact) => withListRenamed(contact.lists, name, next)),
      ...viewChanges('contacts', (query) => withValueRenamed(query, 'list', name, next)),
    ],
  });
}

/** Deletes a list; its contacts stay. Returns how many were on it. */
export function deleteList(name: string): number {
  const members = membersOf(name, (contact) => withoutList(contact.lists, name));
  const rows = contactLists.all().filter((list) => sameList(list.name, name));
  commit({
    label: `Delete the list ${name}`,
    changes: [...rows.map((list) => drop(contactLists, list.id)), ...members],
  });
  return members.length;
}

function newList(name: string): ContactList {
  const at = stamp();
  return { id: newId('list'), name, createdAt: at, updatedAt: at };
}

function freeName(name: string): string {
  const wanted = checkedListName(name);
  if (allLists().some((list) => sameList(list.name, wanted))) {
    throw new RuleError(`Choose another name: there is already a list called “${wanted}”.`);
  }
  return wanted;
}

const membersOf = (name: string, change: (contact: Contact) => readonly string[]) =>
  withLists(
    contacts
      .all()
      .filter((contact) => contact.lists?.some((list) => sameList(list, name)))
      .map(({ id }) => id),
    change,
  ).map((contact) => put(contacts, contact));

/** The contacts whose lists really change, after the change. */
function withLists(ids: readonly string[], change: (contact: Contact) => readonly string[]): Contact[] {
  const at = stamp();
  return ids.flatMap((id) => {
    const contact = contacts.get(id);
    if (!contact) return [];
    const lists = [...change(contact)];
    const same = lists.join('\n') === (contact.lists ?? []).join('\n');
    return same ? [] : [{ ...contact, lists, updatedAt: at }];
  });
}
