import { type Activity, activities, contacts, contactWithEmail, deals, emailKeysOf, emailsOf } from '@steps/business';
import { type DeletedRecord, forgetDeleted } from '@steps/business/deleted';
import { meetingAnswers, meetingOfActivity, meetings, savedMeeting } from '@steps/business/meetings';
import { commit, drafts, drop, put, stamp } from '@steps/platform';
import { erasedMail } from '../mail/erasedMail';
import { quotes } from '../nouns/quote';
import { relationships } from '../relationships/relationship';
import { replyFacts, ticketDrafts } from '../support/ticketDrafts';
import { ticketRemoval, tickets } from '../tickets';
import { type Holding, heldOf, type Person, withoutPeople } from './erasureRules';

/** The people among deleted records, except those who exist again. */
export function deletedPeople(records: readonly DeletedRecord[]): Person[] {
  return records.flatMap(({ collection, id: key, stored }) => {
    const id = key.slice(contacts.name.length + 1);
    if (collection !== contacts.name || contacts.get(id)) return [];
    const read = contacts.read(id, stored);
    if (!('record' in read)) return [{ id, name: '', emails: [] }];
    return [{ id, name: read.record.name, emails: emailsOf(read.record).filter((email) => !contactWithEmail(email)) }];
  });
}

/** What the timelines of deleted people still say about them. */
export function timelineEntriesOf(people: readonly Person[]): Activity[] {
  const gone = new Set(people.map(({ id }) => id));
  return activities
    .all()
    .filter(({ id, contactId }) => contactId && gone.has(contactId) && meetingOfActivity(id) === undefined);
}

/** What else holds data of deleted people. */
export const heldBy = (people: readonly Person[]): Holding =>
  heldOf(people, {
    tickets: tickets.all(),
    meetings: meetings.all(),
    relationships: relationships.all(),
    deals: deals.all(),
    quotes: quotes.all(),
  });

/**
 * Deletes records for good, and for contacts also their timelines, drafts, email and answers to invitations. With `elsewhere`
 * their tickets too, and the contacts are removed from meetings, relationships and deals. No restore and no undo brings any
 * of it back.
 */
export function eraseDeleted(records: readonly DeletedRecord[], { elsewhere = false } = {}): void {
  const people = deletedPeople(records);
  const about = new Set(people.map(({ id }) => id));
  // Only addresses that no remaining contact has.
  const addresses = people.flatMap(({ emails }) => emails.flatMap((email) => emailKeysOf({ email })));
  const changes = [
    ...timelineEntriesOf(people).map(({ id }) => drop(activities, id)),
    ...drafts.all().flatMap(({ id }) => (about.has(id.slice(id.indexOf(':') + 1)) ? drop(drafts, id) : [])),
    ...erasedMail(addresses),
    ...meetingAnswers.all().flatMap(({ id, address }) => (addresses.includes(address) ? drop(meetingAnswers, id) : [])),
    ...(elsewhere ? takenOut(people, heldBy(people)) : []),
  ];
  if (changes.length > 0) {
    commit({ label: `Erase ${people.length === 1 ? 'a contact' : 'contacts'} for good`, changes, undoable: false });
  }
  // What was just deleted here is kept like everything that is deleted.
  const dropped = changes.flatMap(({ collection, id, value }) => (value === undefined ? `${collection}/${id}` : []));
  forgetDeleted([...records.map(({ id }) => id), ...dropped]);
}

function takenOut(people: readonly Person[], held: Holding) {
  const gone = new Set(held.tickets.map(({ id }) => id));
  const toldOfTickets = activities.all().filter(({ ticketId }) => ticketId && gone.has(ticketId));
  return [
    ...ticketRemoval(held.tickets),
    ...held.tickets.flatMap(({ id }) => (ticketDrafts.get(id) ? drop(ticketDrafts, id) : [])),
    ...held.tickets.flatMap(({ id }) => (replyFacts.get(id) ? drop(replyFacts, id) : [])),
    ...toldOfTickets.map(({ id }) => drop(activities, id)),
    ...held.meetings.flatMap((meeting) => savedMeeting({ ...withoutPeople(meeting, people), updatedAt: stamp() })),
    ...held.relationships.map(({ id }) => drop(relationships, id)),
    ...held.deals.map(({ contactId: _, ...deal }) => put(deals, { ...deal, updatedAt: stamp() })),
  ];
}
