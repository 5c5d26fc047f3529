import { emailKey } from '@steps/platform/src/core/emailAddress';
import { ownZone } from '@steps/platform/src/core/ownClock';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import type { Collection, StoredRecord } from '@steps/platform/src/core/store/collection';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { type Contact, contacts, contactsByEmail } from '../nouns/contacts/contact';
import { newContact } from '../nouns/contacts/contactState';
import { type DavItem, davItemsOf } from '../nouns/dav/davItem';
import type { DavKind, DavLink } from '../nouns/dav/davLink';
import { type Meeting, meetings, meetingUid } from '../nouns/meetings/meeting';
import { activityRemoval } from '../nouns/meetings/meetingActivity';
import { newMeeting, savedMeeting } from '../nouns/meetings/meetingState';
import { contactFields, newCardText, patchedCardText, readCard, withCardFields } from './cardText';
import { meetingFields, meetingGroups, withFields } from './eventFields';
import { busyOnly, newEventText, patchedEventText, readEventText } from './eventText';
import type { Fields, GroupsOf } from './fieldMerge';

export interface Unreadable {
  readonly why: string;
}

/** What meetings and contacts have of their own when they are kept equal with a server. */
export interface Side<R extends StoredRecord = StoredRecord> {
  readonly records: Collection<R>;
  readonly items: Collection<DavItem>;
  /** The fields of what is there; nothing for what is no record here (a group, a time that is not busy). */
  readonly read: (text: string, link: DavLink, record: R | undefined) => Fields | Unreadable | undefined;
  readonly fields: (record: R) => Fields;
  readonly groups?: GroupsOf;
  readonly withFields: (record: R, fields: Fields) => R;
  /** The text with these fields, whatever else is in it. */
  readonly patched: (text: string, link: DavLink, record: R, fields: Fields) => string;
  readonly newText: (record: R) => string;
  readonly uid: (record: R) => string;
  /** A record of what came, with this id. */
  readonly made: (item: DavItem, id: string, fields: Fields) => R;
  /** The record that this is, without asking anybody. */
  readonly known: (item: DavItem) => R | undefined;
  /** Records that may be the same: a person says. */
  readonly alike: (fields: Fields) => readonly R[];
  /** Whether something made here goes to the server too. */
  readonly goes: (record: R, link: DavLink) => boolean;
  readonly saved: (record: R) => RowChange[];
  readonly dropped: (id: string) => RowChange[];
}

const meetingsByUid = new RecordIndex(meetings, (meeting) => [meetingUid(meeting)]);

const calendar: Side<Meeting> = {
  records: meetings,
  items: davItemsOf('calendar'),
  read: (text, { mode }, record) => {
    const read = readEventText(text, record?.timeZone ?? ownZone());
    if ('why' in read) return read;
    const kept = mode === 'busy' ? busyOnly(read) : read;
    return kept && meetingFields(kept);
  },
  fields: meetingFields,
  groups: meetingGroups,
  withFields,
  patched: (text, _link, record, fields) => {
    const read = readEventText(text, record.timeZone);
    return 'why' in read ? text : patchedEventText(text, read, withFields(record, fields));
  },
  newText: newEventText,
  uid: meetingUid,
  made: ({ uid }, id, fields) => {
    const times = withFields({ title: '', start: '', end: '', timeZone: ownZone() }, fields);
    return { ...newMeeting({ ...times, ...(uid && { uid }) }), id };
  },
  known: ({ uid }) => meetingsByUid.of(uid)[0],
  alike: () => [],
  // What was over when the calendar was linked is history.
  goes: ({ recurrence, end }, { createdAt }) => recurrence !== '' || end > createdAt,
  saved: savedMeeting,
  dropped: (id) => [drop(meetings, id), ...activityRemoval(id)],
};

const addressBook: Side<Contact> = {
  records: contacts,
  items: davItemsOf('contacts'),
  read: (text) => {
    const card = readCard(text);
    if ('why' in card) return card;
    return card.members ? undefined : card.fields;
  },
  fields: contactFields,
  withFields: withCardFields,
  patched: (text, _link, _record, fields) => {
    const card = readCard(text);
    return 'why' in card ? text : patchedCardText(card, fields);
  },
  newText: newCardText,
  uid: ({ id }) => id,
  made: (_item, id, fields) => ({ ...newContact({ ...withCardFields({}, fields), source: 'Address book' }), id }),
  known: () => undefined,
  alike: (fields) => [
    ...new Set(
      [...fields.keys()].flatMap((key) => (key.startsWith('email ') ? contactsByEmail.of(emailKey(key.slice(6))) : [])),
    ),
  ],
  // Those who were contacts before are many, and were not meant for a telephone.
  goes: ({ archivedAt, createdAt }, link) => archivedAt === undefined && createdAt > link.createdAt,
  saved: (contact) => [put(contacts, contact)],
  dropped: (id) => [drop(contacts, id)],
};

/** What a kind of link keeps equal. */
export const sideOf = (kind: DavKind): Side => (kind === 'calendar' ? calendar : addressBook) as unknown as Side;

/** The record with these fields, as it is saved. */
export const changedRecord = (side: Side, record: StoredRecord, fields: Fields): StoredRecord =>
  ({ ...side.withFields(record, fields), updatedAt: stamp() }) as StoredRecord;
