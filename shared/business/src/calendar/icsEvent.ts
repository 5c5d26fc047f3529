import { isoOfIcal } from '@steps/platform/src/core/calendar/icalTime';
import { isoOf, wallTime } from '@steps/platform/src/core/calendar/zones';
import { dayMs } from '@steps/platform/src/core/calendarDay';
import { isEmailAddress } from '@steps/platform/src/core/emailAddress';
import ICAL from 'ical.js';
import type { Attendee, MeetingInput } from '../nouns/meetings/meeting';
import { meetingKinds } from '../nouns/meetings/meeting';
import { ruleFault, startAlone, weekdayOf } from '../nouns/meetings/repeatRules';
import { meanings, type Read, ReadingError, readTimes, type ZoneNamed } from './icsTimes';

/** One event of a file. */
export interface EventFound {
  readonly meeting: MeetingInput;
  /** What was changed or left out of it, in words. */
  readonly notes: readonly string[];
  /** The occurrence that this event changes (RECURRENCE-ID), and whether all later ones change too. */
  readonly changes?: { readonly time: Read; readonly following: boolean };
  /** LAST-MODIFIED: which of two changes is the later one where their versions are the same. */
  readonly modified?: string;
}

/** Characters kept of each text: more than any person writes, less than what makes the calendar slow. */
const longest = { title: 300, place: 500, notes: 20_000 } as const;
const attendeeLimit = 200;
const halfHour = 30 * 60_000;

/** A text as far as the calendar keeps it; what is over is said. */
function fitting(what: keyof typeof longest, text: string, notes: string[]): string {
  const most = longest[what];
  if (text.length <= most) return text;
  const numbers = [text.length, most].map((count) => count.toLocaleString('en-GB'));
  notes.push(`Its ${what} had ${numbers[0]} characters; the first ${numbers[1]} are kept.`);
  return text.slice(0, most);
}

/** Reads the text of one VEVENT; what cannot be read is named with the reason. */
export function readEvent(
  block: string,
  home: string,
  zoneNamed: ZoneNamed,
): EventFound | { what: string; why: string } {
  const what = titleIn(block);
  let event: ICAL.Component;
  try {
    event = new ICAL.Component(ICAL.parse(block));
  } catch {
    return { what, why: 'It is damaged and cannot be read.' };
  }
  try {
    return found(event, home, zoneNamed);
  } catch (error) {
    return { what, why: error instanceof ReadingError ? error.message : 'It is damaged and cannot be read.' };
  }
}

function found(event: ICAL.Component, home: string, zoneNamed: ZoneNamed): EventFound {
  const notes: string[] = [];
  const timeOf = (name: string, zone = home): Read | undefined => {
    const property = event.getFirstProperty(name);
    return property ? readTimes(property, zone, zoneNamed, notes)[0] : undefined;
  };
  const start = timeOf('dtstart');
  if (!start) throw new ReadingError('It has no start.');
  if (start.isFloating) notes.push(`Its times name no time zone and are read as ${home}.`);
  const allDay = start.isDate;
  const end = endOf(event, start, timeOf('dtend', start.zone === 'UTC' ? home : start.zone), notes);
  if (end < start.iso) throw new ReadingError('It ends before it starts.');
  const isUtc = start.zone === 'UTC' && !allDay;
  const hasRule = event.hasProperty('rrule');
  const timeZone = allDay || (isUtc && !hasRule) ? home : start.zone;
  const times = { start: start.iso, timeZone, allDay };
  const timesOf = (name: string) =>
    event
      .getAllProperties(name)
      .flatMap((one) => readTimes(one, home, zoneNamed, notes))
      .map((time) => meanings(time, times));
  const rdates = [...new Set(timesOf('rdate').flatMap(([likeliest]) => likeliest ?? []))]
    .filter((rdate) => rdate !== start.iso)
    .sort();
  const recurrence = ruleIn(event, times, notes) || (rdates.length > 0 ? startAlone : '');
  // All that an exception may mean: one that the meeting never has does no harm.
  const exdates = timesOf('exdate').flat();
  const changed = timeOf('recurrence-id');
  const following = /^THISANDFUTURE$/i.test(
    String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''),
  );
  const uid = textOf(event, 'uid').slice(0, 500);
  const status = statusOf(event);
  const reminder = reminderOf(event, notes);
  const link = linkOf(event);
  const kind = meetingKinds.find((one) => one === textOf(event, 'x-steps-kind'));
  for (const name of ['exrule', 'attach']) {
    if (event.hasProperty(name)) notes.push(`${leftOutNames[name]} left out.`);
  }
  const meeting: MeetingInput = {
    title: fitting('title', textOf(event, 'summary').trim() || 'Untitled meeting', notes),
    start: start.iso,
    end,
    timeZone,
    attendees: attendeesOf(event, notes),
    location: fitting('place', textOf(event, 'location'), notes),
    notes: fitting('notes', textOf(event, 'description'), notes),
    recurrence,
    ...versionOf(event),
    ...(rdates.length > 0 ? { rdates } : {}),
    ...(allDay ? { allDay } : {}),
    ...(uid ? { uid } : {}),
    ...(recurrence && exdates.length > 0 ? { exdates: [...new Set(exdates)].sort() } : {}),
    ...(link ? { link } : {}),
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(reminder === undefined ? {} : { reminderMinutes: reminder }),
  };
  const modified = momentIn(event, 'last-modified');
  return {
    meeting,
    notes: [...new Set(notes)],
    ...(modified ? { modified } : {}),
    ...(changed ? { changes: { time: changed, following } } : {}),
  };
}

/** SEQUENCE and DTSTAMP: which of two versions of an event is the later one. */
function versionOf(event: ICAL.Component): Pick<MeetingInput, 'sequence' | 'stamped'> {
  const sequence: unknown = event.getFirstPropertyValue('sequence');
  const stamped = momentIn(event, 'dtstamp');
  return {
    ...(typeof sequence === 'number' && sequence > 0 ? { sequence } : {}),
    ...(stamped ? { stamped } : {}),
  };
}

function momentIn(event: ICAL.Component, name: string): string | undefined {
  const time: unknown = event.getFirstPropertyValue(name);
  return time instanceof ICAL.Time && !time.isDate ? isoOfIcal(time, 'UTC') : undefined;
}

const leftOutNames: Readonly<Record<string, string>> = {
  exrule: 'A rule of exceptions is',
  attach: 'Attachments are',
};

function endOf(event: ICAL.Component, start: Read, end: Read | undefined, notes: string[]): string {
  if (end) return end.iso === start.iso && start.isDate ? later(start.iso, dayMs) : end.iso;
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return later(start.iso, duration.toSeconds() * 1000);
  if (start.isDate) return later(start.iso, dayMs);
  notes.push('It has no end, so half an hour is assumed.');
  return later(start.iso, halfHour);
}

function ruleIn(
  event: ICAL.Component,
  start: { readonly start: string; readonly timeZone: string; readonly allDay: boolean },
  notes: string[],
): string {
  const rules = event.getAllProperties('rrule');
  const value: unknown = rules[0]?.getFirstValue();
  if (!(value instanceof ICAL.Recur)) return '';
  if (rules.length > 1) notes.push('It has more than one rule; only the first is kept.');
  const rule = plainRule(value.toString(), start);
  const fault = ruleFault(rule, start);
  if (!fault) return rule;
  notes.push(`How it repeats cannot be kept, so only its first time is. ${fault}`);
  return '';
}

/** The rule as this calendar writes it: an end in UTC, weekdays by week, and nothing that the start says anyway. */
function plainRule(
  rule: string,
  { start, timeZone, allDay }: { start: string; timeZone: string; allDay: boolean },
): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const until = parts.get('UNTIL');
  if (until && allDay) parts.set('UNTIL', until.slice(0, 8));
  else if (until && !until.endsWith('Z')) parts.set('UNTIL', utcUntil(until, timeZone));
  if (parts.get('INTERVAL') === '1') parts.delete('INTERVAL');
  const { month, day } = wallTime(start, allDay ? 'UTC' : timeZone);
  if (!parts.has('INTERVAL')) asCommonRule(parts, { weekday: weekdayOf({ start, timeZone, allDay }), day });
  const isImplied = parts.get('BYMONTH') === String(month) && (parts.get('BYMONTHDAY') ?? String(day)) === String(day);
  if (parts.get('FREQ') === 'YEARLY' && !parts.has('BYDAY') && isImplied) {
    parts.delete('BYMONTH');
    parts.delete('BYMONTHDAY');
  }
  const ordered = [...parts].sort(([one], [other]) => partOrder.indexOf(one) - partOrder.indexOf(other));
  return ordered.map(([name, value]) => `${name}=${value}`).join(';');
}

/** Rules that say with another frequency what a common one says: the 1st of each month by days, one month of a rule by weeks. */
function asCommonRule(parts: Map<string, string>, start: { readonly weekday: string; readonly day: number }): void {
  const frequency = parts.get('FREQ');
  const has = (name: string) => parts.has(name);
  if (frequency === 'DAILY' && has('BYMONTHDAY') && !has('BYDAY')) parts.set('FREQ', 'MONTHLY');
  else if (frequency === 'DAILY' && has('BYDAY') && !has('BYMONTH') && !has('BYMONTHDAY')) parts.set('FREQ', 'WEEKLY');
  else if (frequency === 'WEEKLY' && has('BYMONTH')) {
    parts.set('FREQ', 'DAILY');
    if (!has('BYDAY')) parts.set('BYDAY', start.weekday);
  }
  if (parts.get('FREQ') === 'MONTHLY' && has('BYMONTH') && !has('BYSETPOS')) {
    parts.set('FREQ', 'YEARLY');
    if (!has('BYDAY') && !has('BYMONTHDAY')) parts.set('BYMONTHDAY', String(start.day));
  }
}

/** As `ruleOf` writes them, so that a file that came from here brings nothing new back. */
const partOrder = ['FREQ', 'INTERVAL', 'BYMONTH', 'BYDAY', 'BYMONTHDAY', 'BYSETPOS', 'COUNT', 'UNTIL', 'WKST'];

function utcUntil(until: string, zone: string): string {
  const [year, month, day] = [until.slice(0, 4), until.slice(4, 6), until.slice(6, 8)].map(Number);
  const time = until.slice(9) || '235959';
  const [hour, minute, second] = [time.slice(0, 2), time.slice(2, 4), time.slice(4, 6)].map(Number);
  const wall = {
    year: year ?? 0,
    month: month ?? 1,
    day: day ?? 1,
    hour: hour ?? 0,
    minute: minute ?? 0,
    second: second ?? 0,
  };
  return isoOf(wall, zone).replace(/[-:]|\.\d+/g, '');
}

function attendeesOf(event: ICAL.Component, notes: string[]): MeetingInput['attendees'] & object {
  const people = new Map<string, Attendee>();
  for (const property of [...event.getAllProperties('organizer'), ...event.getAllProperties('attendee')]) {
    const value = String(property.getFirstValue() ?? '');
    const email = /^mailto:/i.test(value) ? safeDecode(value.slice(7)).trim() : '';
    const name = property.getFirstParameter('cn') ?? '';
    const isAddress = isEmailAddress(email);
    if (!isAddress && !name) continue;
    const key = (isAddress ? email : name).toLowerCase();
    // Programs list the organiser among the attendees once more.
    const known = people.get(key);
    people.set(key, {
      name: (name === email ? '' : name) || (known?.name ?? ''),
      email: isAddress ? email : '',
      ...(known?.organiser || property.name === 'organizer' ? { organiser: true } : {}),
    });
  }
  if (people.size > attendeeLimit) notes.push(`Only the first ${attendeeLimit} attendees are kept.`);
  return [...people.values()].slice(0, attendeeLimit);
}

function reminderOf(event: ICAL.Component, notes: string[]): number | undefined {
  const triggers: unknown[] = event
    .getAllSubcomponents('valarm')
    // Apple writes one that does nothing into each event.
    .filter((alarm) => String(alarm.getFirstPropertyValue('action')).toUpperCase() !== 'NONE')
    .map((alarm) => alarm.getFirstPropertyValue('trigger'));
  const minutes = triggers
    .flatMap((trigger) => (trigger instanceof ICAL.Duration ? [Math.round((0 - trigger.toSeconds()) / 60)] : []))
    .filter((one) => one >= 0 && one <= 60 * 24 * 28);
  if (triggers.length > Math.min(minutes.length, 1)) notes.push('Only one reminder before the start is kept.');
  return minutes[0];
}

function statusOf(event: ICAL.Component): MeetingInput['status'] {
  const status = textOf(event, 'status').toUpperCase();
  return status === 'CANCELLED' ? 'cancelled' : status === 'TENTATIVE' ? 'tentative' : undefined;
}

/** The address of the call, where each program puts it; a web address only. */
function linkOf(event: ICAL.Component): string {
  const names = ['url', 'conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'];
  return names.map((name) => textOf(event, name).trim()).find((text) => /^https?:\/\/\S+$/i.test(text)) ?? '';
}

function textOf(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value);
}

/** What the event calls itself, also when it cannot be read. */
const titleIn = (block: string) =>
  /^SUMMARY[^:\r\n]*:([^\r\n]{1,80})/im.exec(block)?.[1]?.trim() || 'A meeting without a title';

/** What begins on the last day there is ends with it: the text of a later moment would sort before all others. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

const later = (iso: string, ms: number) => new Date(Math.min(Date.parse(iso) + ms, lastMoment)).toISOString();

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % is part of the address.
    return text;
  }
}
