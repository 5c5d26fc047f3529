import { byTime, type Moment, sameDay } from '../dates';
import { dayId } from '../deals/forecastRules';
import { RuleError } from '../store/ruleError';
import type { Meeting } from './meeting';

/**
 * Meetings that touch the local day and are not cancelled, earliest first. Of recurring ones only the first time counts
 * here: their other times are worked out by `@steps/shared/calendar`.
 */
export function meetingsToday(meetings: readonly Meeting[], today: Moment): Meeting[] {
  return meetings
    .filter((meeting) => meeting.status !== 'cancelled' && touchesDay(meeting, today))
    .sort((one, other) => byTime(one.start, other.start));
}

/** Throws `RuleError` unless title, start and end make a meeting. */
export function checkMeeting({ title, start, end }: Pick<Meeting, 'title' | 'start' | 'end'>): void {
  if (!title.trim()) throw new RuleError('Expected a title for the meeting, got an empty one.');
  if (Number.isNaN(Date.parse(start))) throw new RuleError(`Expected a start time, got “${start}”.`);
  if (Number.isNaN(Date.parse(end))) throw new RuleError(`Expected an end time, got “${end}”.`);
  if (Date.parse(end) < Date.parse(start)) throw new RuleError('Expected the end after the start of the meeting.');
}

function touchesDay(meeting: Meeting, day: Moment): boolean {
  if (meeting.allDay) {
    const local = dayId(new Date(day));
    return meeting.start.slice(0, 10) <= local && local < meeting.end.slice(0, 10);
  }
  if (sameDay(meeting.start, day)) return true;
  const dayStart = new Date(new Date(day).setHours(0, 0, 0, 0)).getTime();
  return Date.parse(meeting.start) < dayStart && Date.parse(meeting.end) > dayStart;
}
