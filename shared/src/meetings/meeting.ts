import * as v from 'valibot';
import { defineCollection } from '../store/collection';
import { RecordIndex } from '../store/recordIndex';

/** A meeting. `start` and `end` are UTC, ISO 8601; `timeZone` is the IANA zone it was made in. */
export const meetingSchema = v.object({
  id: v.string(),
  title: v.string(),
  start: v.string(),
  end: v.string(),
  timeZone: v.string(),
  attendees: v.array(v.object({ name: v.string(), email: v.string() })),
  location: v.string(),
  notes: v.string(),
  /** RFC 5545 rule without the name, `FREQ=WEEKLY;COUNT=4`; empty means once. */
  recurrence: v.string(),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  dealId: v.optional(v.string()),
  /** Minutes before the start; absent means no reminder. */
  reminderMinutes: v.optional(v.number()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Meeting = Readonly<v.InferOutput<typeof meetingSchema>>;
/** What a new meeting can be given; title, start and end at least. */
export type MeetingInput = Pick<Meeting, 'title' | 'start' | 'end'> &
  Partial<Omit<Meeting, 'id' | 'title' | 'start' | 'end' | 'createdAt' | 'updatedAt'>>;
export type MeetingPatch = Partial<MeetingInput>;

/** Meetings of the open client. */
export const meetings = defineCollection({ name: 'meetings', schema: meetingSchema, version: 1 });
/** Meetings by contact. */
export const meetingsByContact = new RecordIndex(meetings, (meeting) => meeting.contactId);
