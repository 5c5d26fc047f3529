import { dayMs } from '@steps/platform/src/core/calendarDay';
import { byTime, type Moment, sameDay } from '@steps/platform/src/core/dates';
import { ownDay, ownZone, startOfOwnDay } from '@steps/platform/src/core/ownClock';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { Meeting } from './meeting';

/**
 * Meetings of the local day that are not cancelled, earliest first. A recurring one counts only by its first time:
 * `@steps/business/calendar` works out the others.
 */
export function meetingsToday(meetings: readonly Meeting[], today: Moment): Meeting[] {
  return meetings
    .filter((meeting) => meeting.status !== 'cancelled' && touchesDay(meeting, today))
    .sort((one, other) => byTime(one.start, other.start));
}

/**
 * Whether a recurring meeting could fall on a local day (`2026-11-03`) by another time than its first, without the library
 * that works its times out. When in doubt the answer is yes: only plain weekly and monthly rules by this device's clock are
 * ruled out.
 */
export function mayRecurOn(meeting: Meeting, day: string): boolean {
  const { recurrence, start, end, allDay, timeZone, overrides = [], exdates = [], rdates = [] } = meeting;
  const isForeign = !allDay && timeZone !== ownZone();
  const first = Date.parse(allDay || isForeign ? start.slice(0, 10) : ownDay(start));
  // Two clocks can be a day apart.
  const apart = isForeign ? 1 : 0;
  const since = Math.round((Date.parse(day) - first) / dayMs);
  if (since < -apart) return false;
  if (overrides.length + exdates.length + rdates.length > 0 || Date.parse(end) - Date.parse(start) > dayMs) return true;
  // What began the evening before may last past midnight.
  const begins = daysFrom(since - 1 - apart, since + apart).map((days) => new Date(first + days * dayMs));
  const rule = new Map(recurrence.split(';').map((part) => part.split('=', 2) as [string, string]));
  const hasOnly = (...names: string[]) => [...rule.keys()].every((name) => [...plainParts, ...names].includes(name));
  const isLater = since > 1 + apart;
  if (rule.get('FREQ') === 'WEEKLY' && hasOnly()) return isLater && begins.some((date) => sameWeekday(date, first));
  if (rule.get('FREQ') === 'WEEKLY' && hasOnly('BYDAY')) {
    const days = rule.get('BYDAY')?.split(',') ?? [];
    return begins.some((date) => days.includes(weekdays[date.getUTCDay()] ?? ''));
  }
  if (rule.get('FREQ') === 'MONTHLY' && hasOnly())
    return isLater && begins.some((date) => date.getUTCDate() === new Date(first).getUTCDate());
  return true;
}

const daysFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const sameWeekday = (date: Date, first: number) => date.getUTCDay() === new Date(first).getUTCDay();
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** The parts of a rule that do not move a meeting to another day of the week or month. */
const plainParts = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'];

/** Throws `RuleError` unless title, start and end make a meeting. */
export function checkMeeting({ title, start, end }: Pick<Meeting, 'title' | 'start' | 'end'>): void {
  if (!title.trim()) throw new RuleError('Enter a title for the meeting; it is empty.');
  if (Number.isNaN(Date.parse(start))) throw new RuleError(`Enter a start time, not “${start}”.`);
  if (Number.isNaN(Date.parse(end))) throw new RuleError(`Enter an end time, not “${end}”.`);
  if (Date.parse(end) < Date.parse(start)) throw new RuleError('Choose an end after the start of the meeting.');
}

function touchesDay(meeting: Meeting, day: Moment): boolean {
  if (meeting.allDay) {
    const own = ownDay(day);
    return meeting.start.slice(0, 10) <= own && own < meeting.end.slice(0, 10);
  }
  if (sameDay(meeting.start, day)) return true;
  const dayStart = startOfOwnDay(day).getTime();
  return Date.parse(meeting.start) < dayStart && Date.parse(meeting.end) > dayStart;
}
