import { type Contact, contacts } from '@steps/business';
import { commit, drop, newId, put, RuleError, stamp, useRecordsBy, useVersion } from '@steps/platform';
import { type Relationship, relationships, relationshipsFrom, relationshipsTo } from './relationship';
import { checkRelationship, ends, roles, seenFrom } from './relationshipRules';

/** A related contact, and how they are related. */
export interface Related {
  readonly id: string;
  /** "Reports to". */
  readonly label: string;
  readonly other: Contact;
}

/**
 * Links two contacts; both show it. `role` is what the second is to the first, an id of `roles`. `RuleError` as
 * `checkRelationship`.
 */
export function addRelationship(contactId: string, otherId: string, role: string): Relationship {
  const chosen = roles.find(({ id }) => id === role);
  const [contact, other] = [contacts.get(contactId), contacts.get(otherId)];
  if (!chosen) throw new RuleError('Choose how they are related.');
  if (!contact || !other) throw new RuleError('Choose a contact from the list.');
  const { fromId, toId } = ends(contactId, otherId, chosen.side);
  checkRelationship(of(contactId), chosen.kind, fromId, toId);
  const relationship: Relationship = { id: newId('relationship'), fromId, toId, kind: chosen.kind, createdAt: stamp() };
  commit({
    label: `Relate ${contact.name} and ${other.name}`,
    changes: [put(relationships, relationship)],
  });
  return relationship;
}

/** Removes a relationship from both contacts. */
export const removeRelationship = (id: string): void =>
  commit({ label: 'Remove a relationship', changes: [drop(relationships, id)] });

/** The contacts related to one, in render; deleted ones return with their undo. */
export function useRelated(contactId: string): Related[] {
  useVersion(contacts);
  const from = useRecordsBy(relationshipsFrom, contactId);
  const to = useRecordsBy(relationshipsTo, contactId);
  return [...from, ...to].flatMap((relationship) => {
    const { label, otherId } = seenFrom(relationship, contactId);
    const other = contacts.get(otherId);
    return other ? [{ id: relationship.id, label, other }] : [];
  });
}

const of = (contactId: string) => [...relationshipsFrom.of(contactId), ...relationshipsTo.of(contactId)];
