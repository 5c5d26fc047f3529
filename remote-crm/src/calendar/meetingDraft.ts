import { type Contact, hasEmail } from '@steps/business';
import { type Repeat, repeats } from '@steps/business/calendar';
import type { Meeting, MeetingInput, MeetingPatch } from '@steps/business/meetings';
import { addDays, isDay, ownDay, RuleError, region } from '@steps/platform';
import { shortDay } from './dayRules';
import { dayAt, minutesAt, momentAt } from './layoutRules';

/** A meeting as its form has it: times as typed, on the clock of `timeZone`; the last day of a whole-day meeting included. */
export interface MeetingDraft {
  readonly title: string;
  readonly allDay: boolean;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly timeZone: string;
  /** `once`; `kept` is a rule from elsewhere that the form cannot show. */
  readonly repeat: Repeat | 'once' | 'kept';
  readonly attendees: Meeting['attendees'];
  readonly location: string;
  readonly link: string;
  readonly notes: string;
  readonly kind: NonNullable<Meeting['kind']>;
  readonly status: NonNullable<Meeting['status']>;
  readonly contactId: string | undefined;
  readonly companyId: string | undefined;
  readonly dealId: string | undefined;
  readonly reminderMinutes: number | undefined;
  /** What is typed for an attendee and is not one yet. */
  readonly unclear?: string;
}

/** How long a new meeting is, minutes, and when a person is reminded of it. */
export const newLength = 60;
const newReminder = 15;

/** The form of a meeting. */
export function draftOf(meeting: Meeting): MeetingDraft {
  const { start, end, timeZone, allDay = false, recurrence } = meeting;
  const clock = allDay ? 'UTC' : timeZone;
  // The times of an all-day meeting once it is one no longer.
  const { workFrom } = region();
  return {
    title: meeting.title,
    allDay,
    startDay: dayAt(start, clock),
    startTime: allDay ? workFrom : clockText(minutesAt(start, clock)),
    endDay: allDay ? addDays(dayAt(end, clock), -1) : dayAt(end, clock),
    endTime: allDay ? clockText(minutesOf(workFrom) + newLength) : clockText(minutesAt(end, clock)),
    timeZone,
    repeat: recurrence ? (repeats.read(recurrence, meeting) ?? 'kept') : 'once',
    attendees: meeting.attendees,
    location: meeting.location,
    link: meeting.link ?? '',
    notes: meeting.notes,
    kind: meeting.kind ?? 'meeting',
    status: meeting.status ?? 'confirmed',
    contactId: meeting.contactId || undefined,
    companyId: meeting.companyId || undefined,
    dealId: meeting.dealId || undefined,
    reminderMinutes: (meeting.reminderMinutes ?? -1) < 0 ? undefined : meeting.reminderMinutes,
  };
}

/** The form of a new meeting from `start` to `end` (UTC, ISO 8601). */
export const newDraft = (start: string, end: string, zone: string, allDay = false): MeetingDraft =>
  draftOf({
    id: '',
    title: '',
    start,
    end,
    timeZone: zone,
    allDay,
    attendees: [],
    location: '',
    notes: '',
    recurrence: '',
    reminderMinutes: newReminder,
    createdAt: start,
    updatedAt: start,
  });

/** Minutes from start to end as typed; `NaN` while one of them is none. */
export const lengthOf = ({ startDay, startTime, endDay, endTime }: MeetingDraft): number =>
  absolute(endDay, endTime) - absolute(startDay, startTime);

/** The draft with another start; the end goes along, so that the meeting stays as long as it was: `length`, minutes. */
export function withStart(draft: MeetingDraft, day: string, time: string, length = lengthOf(draft)): MeetingDraft {
  const start = absolute(day, time);
  if (!Number.isFinite(length) || !Number.isFinite(start) || length < 0) {
    return { ...draft, startDay: day, startTime: time };
  }
  const end = new Date((start + length) * 60_000).toISOString();
  return { ...draft, startDay: day, startTime: time, endDay: end.slice(0, 10), endTime: end.slice(11, 16) };
}

/** The draft with the contact who was invited first, when it is about nobody yet: the meeting then shows on their page. */
export function withContactOf(draft: MeetingDraft, contacts: readonly Contact[]): MeetingDraft {
  if (draft.contactId || draft.companyId || draft.dealId) return draft;
  const invited = draft.attendees.map(({ email }) => email.trim().toLowerCase()).filter(Boolean);
  const [first = ''] = invited;
  const contact = contacts.find((one) => !one.archivedAt && hasEmail(one, first));
  return contact ? { ...draft, contactId: contact.id, companyId: contact.companyId || undefined } : draft;
}

/** What the form says, as a meeting. `kept` is the rule from elsewhere. `RuleError` for times that are none. */
export function meetingOf(draft: MeetingDraft, kept = ''): MeetingInput {
  const { allDay, startDay, startTime, endDay, endTime, timeZone, repeat, unclear = '', ...rest } = draft;
  if (unclear.trim()) throw new RuleError(unclearWords(unclear));
  if (!isDay(startDay) || !isDay(endDay)) throw new RuleError('Give the day on which the meeting starts and ends.');
  if (!allDay && !(isTime(startTime) && isTime(endTime))) {
    throw new RuleError('Give the time at which the meeting starts and ends, such as 09:00.');
  }
  const start = allDay ? `${startDay}T00:00:00.000Z` : momentShown(startDay, startTime, timeZone);
  const end = allDay ? `${addDays(endDay, 1)}T00:00:00.000Z` : momentShown(endDay, endTime, timeZone);
  if (end <= start) throw new RuleError('The meeting must end after it starts.');
  if (!draft.title.trim()) throw new RuleError('Give the meeting a title.');
  const rule = repeat === 'once' ? '' : repeat === 'kept' ? kept : repeats.rule(repeat, { start, timeZone, allDay });
  return { ...rest, start, end, timeZone, allDay, recurrence: rule };
}

/** What is wrong with words that are no address and name no contact. */
export const unclearWords = (typed: string): string =>
  `“${typed.trim()}” is neither an email address nor a contact with one. Choose a contact or type an address.`;

/** The moment of a typed time. `RuleError` for one that the clock skips on that day. */
function momentShown(day: string, time: string, zone: string): string {
  const moment = momentAt(day, minutesOf(time), zone);
  if (minutesAt(moment, zone) === minutesOf(time)) return moment;
  throw new RuleError(`On ${shortDay(day)} the clocks go forward, so there is no ${time}. Choose another time.`);
}

/** What the form changed of the meeting it was opened with. */
export function patchOf(before: Meeting, input: MeetingInput): MeetingPatch {
  const same = meetingOf(draftOf(before), before.recurrence);
  const entries = Object.entries(input).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(same[key as keyof MeetingInput]),
  );
  return Object.fromEntries(entries);
}

/** The start that a draft's repeat is relative to; a day that is not typed yet counts as today's. */
export function startOf({ startDay, startTime, timeZone, allDay }: MeetingDraft) {
  const day = isDay(startDay) ? startDay : ownDay(new Date());
  const minutes = isTime(startTime) ? minutesOf(startTime) : 0;
  return { start: allDay ? `${day}T00:00:00.000Z` : momentAt(day, minutes, timeZone), timeZone, allDay };
}

/** A repeat to begin with when the frequency is chosen. */
export const repeatFrom = (frequency: Repeat['frequency'], before: MeetingDraft['repeat']): Repeat => ({
  ...(typeof before === 'string' ? repeats.weekly : before),
  frequency,
});

/** "09:05" from minutes since midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** Minutes since midnight of `09:00`. */
export const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const absolute = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 60_000;
