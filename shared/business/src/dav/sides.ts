import { emailKey } from '@steps/platform/src/core/emailAddress';
import { ownZone } from '@steps/platform/src/core/ownClock';
import type { RowChange, StoredValue } from '@steps/platform/src/core/storage/port';
import type { Collection, StoredRecord } from '@steps/platform/src/core/store/collection';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { cleanRecord } from '../nouns/cleanRecord';
import { type Contact, type ContactInput, contacts, contactsByEmail } from '../nouns/contacts/contact';
import { emailsOf } from '../nouns/contacts/contactReach';
import { newContact } from '../nouns/contacts/contactState';
import { type DavItem, davItemsOf, isBusyText } from '../nouns/dav/davItem';
import { davItemsByRecord } from '../nouns/dav/davItemsByRecord';
import type { DavKind, DavLink } from '../nouns/dav/davLink';
import { type Meeting, type MeetingInput, meetings, meetingUid } from '../nouns/meetings/meeting';
import { lastContactWith } from '../nouns/meetings/meetingActivity';
import { deletedMeetings, newMeeting, savedMeeting } from '../nouns/meetings/meetingState';
import { contactFields, nameGroup, newCardText, patchedCardText, phonesIn, readCard, withCardFields } from './cardText';
import { meetingFields, meetingGroups, withFields } from './eventFields';
import { busyOnly, newEventText, patchedEventText, readEventText } from './eventText';
import type { Fields, GroupsOf } from './fieldMerge';

export interface Unreadable {
  readonly why: string;
}

/** A meeting or a contact. */
export type LinkedRecord = StoredRecord & { readonly createdAt: string };

/** What is different for meetings and for contacts when they are kept in step with a server. */
export interface Side<R extends LinkedRecord = LinkedRecord> {
  readonly records: Collection<R>;
  readonly items: Collection<DavItem>;
  /** The items that a record goes with, of all links. */
  readonly itemsOf: (recordId: string) => readonly DavItem[];
  /** The items with this uid, of all links. */
  readonly named: (uid: string) => readonly DavItem[];
  /** The fields of what the server has; nothing for what is no record here (a group, a time that is not busy). */
  readonly read: (text: string, link: DavLink, record: R | undefined) => Fields | Unreadable | undefined;
  readonly fields: (record: R) => Fields;
  /** The fields as a record holds them once it was given these: some it cannot hold, and those are no change of it. */
  readonly held: (fields: Fields, record: R | undefined) => Fields;
  readonly groups?: GroupsOf;
  readonly withFields: (record: R, fields: Fields) => R;
  /** The text with these fields; whatever else is in it stays. */
  readonly patched: (text: string, link: DavLink, record: R, fields: Fields) => string;
  readonly newText: (record: R) => string;
  readonly uid: (record: R) => string;
  /** The id of a record made from an item: every browser gives it the same. */
  readonly idOf: (item: DavItem) => string;
  /** A record made from an item. */
  readonly made: (item: DavItem, fields: Fields) => R;
  /** The record that the item certainly is. */
  readonly known: (item: DavItem) => R | undefined;
  /** Records that it may be: a person says. */
  readonly alike: (fields: Fields) => readonly R[];
  /** Whether something made here is sent to the server too. */
  readonly goes: (record: R, link: DavLink) => boolean;
  readonly saved: (record: R) => RowChange[];
  readonly dropped: (ids: readonly string[]) => RowChange[];
  /** The changes of several records in one step: what follows for a contact follows from all of them, not from each alone. */
  readonly together: (changes: readonly RowChange[]) => readonly RowChange[];
}

function indexed(kind: DavKind) {
  const items = davItemsOf(kind);
  const byName = new RecordIndex(items, ({ uid }) => uid);
  return {
    items,
    itemsOf: (recordId: string) => davItemsByRecord[kind].of(recordId),
    named: (uid: string) => byName.of(uid),
  };
}

/** A text in the form of an id: always the same for the same text. */
const asId = (noun: string, text: string) =>
  `${noun}-${text.replace(/[^\w-]/g, (one) => `.${one.charCodeAt(0).toString(36)}`)}`;

const meetingsByUid = new RecordIndex(meetings, (meeting) => [meetingUid(meeting)]);

const blank = (): MeetingInput => ({ title: '', start: '', end: '', timeZone: ownZone() });

const calendar: Side<Meeting> = {
  records: meetings,
  ...indexed('calendar'),
  read: (text, { mode }, record) => {
    const read = readEventText(text, record?.timeZone ?? ownZone());
    if ('why' in read) return read;
    const kept = mode === 'busy' || isBusyText(text) ? busyOnly(read) : read;
    return kept && meetingFields(kept);
  },
  fields: meetingFields,
  held: (fields, record) => meetingFields(cleanRecord(withFields<MeetingInput>(record ?? blank(), fields))),
  groups: meetingGroups,
  withFields,
  patched: (text, _link, record, fields) => {
    const read = readEventText(text, record.timeZone);
    return 'why' in read ? text : patchedEventText(text, read, withFields(record, fields));
  },
  newText: newEventText,
  uid: meetingUid,
  idOf: ({ id }) => asId('meeting', id),
  made: (item, fields) => {
    return {
      ...newMeeting({ ...withFields(blank(), fields), ...(item.uid && { uid: item.uid }) }),
      id: calendar.idOf(item),
    };
  },
  known: ({ uid }) => meetingsByUid.of(uid)[0],
  alike: () => [],
  // Meetings that were over when the calendar was linked are not sent.
  goes: ({ recurrence, end }, { createdAt }) => recurrence !== '' || end > createdAt,
  saved: savedMeeting,
  dropped: deletedMeetings,
  together: (changes) => {
    const isOfContact = changes.some(({ collection, value }) => collection === contacts.name || value === undefined);
    if (!isOfContact) return changes;
    const rows = changes.filter(({ collection }) => collection === meetings.name);
    const saved = rows.flatMap(({ value }) => (value === undefined ? [] : ((value as StoredValue).r as Meeting)));
    const deleted = rows.flatMap(({ id, value }) => (value === undefined ? id : []));
    return [...changes.filter(({ collection }) => collection !== contacts.name), ...lastContactWith(saved, deleted)];
  },
};

const contactIdOf = ({ id, uid }: DavItem) => asId('contact', uid ? `card/${uid}` : id);

/** Two spellings of a number, with the country and without, end alike. */
const phoneTail = (phone: string) => /\d{6,9}$/.exec(phone.replace(/\D/g, ''))?.[0];
const sameName = (name: string) => name.trim().toLowerCase() || undefined;
const valuesOf = (fields: Fields, start: string) =>
  [...fields.keys()].flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
const contactsByPhone = new RecordIndex(contacts, (contact) =>
  phonesIn(contact).flatMap((phone) => phoneTail(phone) ?? []),
);
const contactsByName = new RecordIndex(contacts, ({ name }) => sameName(name));

const addressBook: Side<Contact> = {
  records: contacts,
  ...indexed('contacts'),
  read: (text) => {
    const card = readCard(text);
    if ('why' in card) return card;
    return card.members ? undefined : card.fields;
  },
  fields: contactFields,
  held: (fields, record) => contactFields(cleanRecord(withCardFields<ContactInput>(record ?? {}, fields))),
  groups: nameGroup,
  withFields: withCardFields,
  patched: (text, _link, _record, fields) => {
    const card = readCard(text);
    return 'why' in card ? text : patchedCardText(card, fields);
  },
  newText: newCardText,
  uid: ({ id }) => id,
  idOf: contactIdOf,
  made: (item, fields) => ({
    ...newContact({ ...withCardFields({}, fields), source: 'Address book' }),
    id: contactIdOf(item),
  }),
  // Also where the address book was linked before.
  known: (item) => (item.uid === '' ? undefined : (contacts.get(item.uid) ?? contacts.get(contactIdOf(item)))),
  alike: (fields) => {
    const isReached = [...fields.keys()].some((key) => key.startsWith('email '));
    const byEmail = valuesOf(fields, 'email ').flatMap((email) => contactsByEmail.of(emailKey(email)));
    const others = [
      ...valuesOf(fields, 'phone ').flatMap((phone) => contactsByPhone.of(phoneTail(phone))),
      ...contactsByName.of(sameName(JSON.parse(fields.get('name') ?? '""'))),
    ].filter((contact) => !isReached || emailsOf(contact).length === 0);
    return [...new Set([...byEmail, ...others])];
  },
  // Earlier contacts are many, and nobody asked to have them on a phone.
  goes: ({ archivedAt, createdAt }, link) => archivedAt === undefined && createdAt > link.createdAt,
  saved: (contact) => [put(contacts, contact)],
  dropped: (ids) => ids.map((id) => drop(contacts, id)),
  together: (changes) => changes,
};

/** What a kind of link keeps equal. */
export const sideOf = (kind: DavKind): Side => (kind === 'calendar' ? calendar : addressBook) as unknown as Side;

/** The record with these fields, as it is saved. */
export const changedRecord = (side: Side, record: LinkedRecord, fields: Fields): LinkedRecord =>
  ({ ...cleanRecord(side.withFields(record, fields)), updatedAt: stamp() }) as LinkedRecord;
