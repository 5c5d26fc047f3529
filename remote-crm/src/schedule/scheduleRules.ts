import { RuleError, region } from '@steps/shared';
import { asUtc, fieldsAt, isoOf, occurrencesOf, type WallTime, wallTime } from '@steps/shared/calendar';
import type { Meeting, MeetingInput, MeetingKind } from '@steps/shared/meetings';
import { isBusy } from '../calendar/conflictRules';
import { webLink } from '../ground/recordPage/linkRules';
import { parseAttendees } from './attendeeRules';

/** A meeting as the form has it: date `2026-11-03` and time `14:30` on the clock of `zone`. */
export interface ScheduleTyped {
  readonly title: string;
  readonly kind: MeetingKind;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  /** IANA name. */
  readonly zone: string;
  /** A place, or the web address of a call. */
  readonly where: string;
  readonly attendees: string;
  /** Minutes before the start; -1 for none. */
  readonly reminder: number;
  readonly notes: string;
  /** Empty for none. */
  readonly dealId: string;
}

export const kindLabels: Readonly<Record<MeetingKind, string>> = { meeting: 'Meeting', demo: 'Demo', call: 'Call' };

/** The next full hour of a working day on the clock of `zone`, as date and time fields. */
export function nextSlot(now: string, zone: string): { readonly date: string; readonly time: string } {
  const { workDays, workFrom, workTo } = region();
  // The first full hour of the day, and the last that ends in it.
  const [dayStarts, dayEnds] = [Math.ceil(hoursOf(workFrom)), Math.floor(hoursOf(workTo)) - 1];
  const wall = wallTime(now, zone);
  let slot = asUtc({ ...wall, hour: wall.hour + 1, minute: 0, second: 0 });
  if (fieldsAt(slot).hour < dayStarts) slot = atHour(slot, 0, dayStarts);
  else if (fieldsAt(slot).hour >= dayEnds) slot = atHour(slot, 1, dayStarts);
  while (!workDays.includes(new Date(slot).getUTCDay())) slot = atHour(slot, 1, dayStarts);
  const iso = new Date(slot).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** 9.5 of `09:30`. */
const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Start and end, UTC, ISO 8601; `undefined` while date or time are not whole. */
export function timesOf(typed: Pick<ScheduleTyped, 'date' | 'time' | 'minutes' | 'zone'>) {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.date);
  const time = /^(\d{2}):(\d{2})/.exec(typed.time);
  if (!date || !time) return undefined;
  const [year, month, day] = date.slice(1).map(Number) as [number, number, number];
  const [hour, minute] = time.slice(1).map(Number) as [number, number];
  const wall: WallTime = { year, month, day, hour, minute };
  const start = isoOf(wall, typed.zone);
  return { start, end: new Date(Date.parse(start) + typed.minutes * 60_000).toISOString() };
}

/** The meeting that the form describes. `RuleError` without a date or time, or for an attendee without an address. */
export function meetingInput(typed: ScheduleTyped): MeetingInput {
  const times = timesOf(typed);
  if (!times) throw new RuleError('Expected a date and a time.');
  const link = /^https?:/i.test(typed.where.trim()) ? webLink(typed.where) : undefined;
  return {
    ...times,
    title: typed.title,
    kind: typed.kind,
    timeZone: typed.zone,
    attendees: parseAttendees(typed.attendees),
    location: link ? '' : typed.where.trim(),
    notes: typed.notes.trim(),
    ...(link ? { link } : {}),
    ...(typed.reminder >= 0 ? { reminderMinutes: typed.reminder } : {}),
    ...(typed.dealId ? { dealId: typed.dealId } : {}),
  };
}

/** Meetings that take place at the same time, recurring ones too; all-day and cancelled ones stand in nobody's way. */
export function conflictsWith(
  meetings: readonly Meeting[],
  { start, end }: { readonly start: string; readonly end: string },
): Meeting[] {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  return meetings.filter((meeting) =>
    occurrencesOf(meeting, from, until).some(
      ({ meeting: one }) => isBusy(one) && Date.parse(one.start) < until && Date.parse(one.end) > from,
    ),
  );
}

/** A page of Google Calendar with the meeting filled in; nothing is saved there until the user does so. */
export function googleCalendarLink(meeting: Meeting): string {
  const stamp = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: meeting.title,
    dates: `${stamp(meeting.start)}/${stamp(meeting.end)}`,
    ctz: meeting.timeZone,
    details: [meeting.notes, meeting.link].filter(Boolean).join('\n'),
    location: meeting.location || meeting.link || '',
    add: meeting.attendees.map(({ email }) => email).join(','),
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}

function atHour(slot: number, daysOn: number, hour: number): number {
  const { year, month, day } = fieldsAt(slot);
  return asUtc({ year, month, day: day + daysOn, hour, minute: 0 });
}
