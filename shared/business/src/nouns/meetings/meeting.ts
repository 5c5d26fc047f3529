import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What a meeting is; absent counts as `meeting`. A demo is shown as a meeting in timelines. */
export const meetingKinds = ['meeting', 'demo', 'call'] as const;
/** Whether a meeting takes place; absent counts as `confirmed`. */
export const meetingStatuses = ['confirmed', 'tentative', 'cancelled', 'no-show'] as const;

const attendee = v.object({
  name: v.string(),
  email: v.string(),
  /** They organise the meeting, according to a calendar file. */
  organiser: v.optional(v.boolean()),
});

/** What one occurrence of a recurring meeting can have of its own. */
const occurrenceFields = {
  title: v.string(),
  start: v.string(),
  end: v.string(),
  allDay: v.boolean(),
  timeZone: v.string(),
  attendees: v.array(attendee),
  location: v.string(),
  link: v.string(),
  notes: v.string(),
  kind: v.picklist(meetingKinds),
  status: v.picklist(meetingStatuses),
  contactId: v.string(),
  companyId: v.string(),
  dealId: v.string(),
  /** Minutes before the start; -1 for no reminder of this occurrence although the series has one. */
  reminderMinutes: v.number(),
  sequence: v.number(),
  stamped: v.string(),
} as const;

/** One occurrence that differs. `original` is the start that the rule gives it, UTC, ISO 8601. */
const overrideSchema = v.object({ original: v.string(), ...v.partial(v.object(occurrenceFields)).entries });

/**
 * A meeting. `start` and `end` are UTC, ISO 8601; `timeZone` is the IANA zone in which it was made and by whose clock it
 * recurs. An all-day meeting does not depend on it: its `start` and `end` are midnights in UTC that mean calendar days, `end`
 * the day after the last.
 */
export const meetingSchema = v.object({
  id: v.string(),
  title: v.string(),
  start: v.string(),
  end: v.string(),
  timeZone: v.string(),
  attendees: v.array(attendee),
  location: v.string(),
  notes: v.string(),
  /** RFC 5545 rule without the name, `FREQ=WEEKLY;COUNT=4`; empty means once. */
  recurrence: v.string(),
  /**
   * Further starts besides those of the rule; UTC, ISO 8601. A meeting with further starts and no rule of its own has
   * `FREQ=DAILY;COUNT=1`.
   */
  rdates: v.optional(v.array(v.string())),
  /** Starts that the rule gives and that somebody deleted; UTC, ISO 8601. */
  exdates: v.optional(v.array(v.string())),
  overrides: v.optional(v.array(overrideSchema)),
  allDay: v.optional(v.boolean()),
  /** Its identity in iCalendar files, by which an import finds it again; absent means `<id>@steps`. */
  uid: v.optional(v.string()),
  /** Version in the calendar file it came from (SEQUENCE, then DTSTAMP): an older one does not replace it (RFC 5546, 2.1.4). */
  sequence: v.optional(v.number()),
  stamped: v.optional(v.string()),
  /** Address of the video call. */
  link: v.optional(v.string()),
  kind: v.optional(v.picklist(meetingKinds)),
  status: v.optional(v.picklist(meetingStatuses)),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  dealId: v.optional(v.string()),
  /** Minutes before the start; absent means no reminder. */
  reminderMinutes: v.optional(v.number()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Meeting = Readonly<v.InferOutput<typeof meetingSchema>>;
export type Attendee = Meeting['attendees'][number];
export type MeetingOverride = Readonly<v.InferOutput<typeof overrideSchema>>;
/** What a new meeting can be given; title, start and end at least. */
export type MeetingInput = Pick<Meeting, 'title' | 'start' | 'end'> &
  Partial<Omit<Meeting, 'id' | 'title' | 'start' | 'end' | 'createdAt' | 'updatedAt'>>;
export type MeetingPatch = Partial<MeetingInput>;

/** Meetings of the open client. */
export const meetings = defineCollection({
  name: 'meetings',
  module: 'calendar',
  schema: meetingSchema,
  version: 1,
  restorable: true,
});

/** The identity of a meeting in iCalendar files. */
export const meetingUid = ({ id, uid }: Pick<Meeting, 'id' | 'uid'>): string => uid ?? `${id}@steps`;
