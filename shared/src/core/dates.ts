import dayjs from 'dayjs';
import { region } from './session/regionState';

/**
 * A moment: UTC ISO 8601 text, or a `Date`. Everything is shown in the browser's own time zone, and written as the region
 * of the workspace has it; the examples are British.
 */
export type Moment = string | Date;

/** "today 14:05", "yesterday 09:30", "Tue 3 Nov 10:00", with the year when it is another one. */
export function formatMoment(moment: Moment, now: Moment): string {
  return `${formatDay(moment, now)} ${formatTime(moment)}`;
}

/** "14:05", where the day is said already. */
export const formatTime = (moment: Moment): string => dayjs(moment).format(clock());

/** A time of day (`14:05`) as the region writes it: "14:05", "2:05 PM". */
export const formatClock = (time: string): string => (region().clock === 24 ? time : formatTime(`2000-01-01T${time}`));

const clock = () => (region().clock === 24 ? 'HH:mm' : 'h:mm A');
const dayFirst = () => region().dates === 'day';

/** "today", "tomorrow", "yesterday", "Tue 3 Nov", "Tue 3 Nov 2025". */
export function formatDay(moment: Moment, now: Moment): string {
  const day = dayjs(moment);
  const distance = daysBetween(now, moment);
  if (distance === 0) return 'today';
  if (distance === 1) return 'tomorrow';
  if (distance === -1) return 'yesterday';
  return formatDate(moment, { weekday: true, year: day.year() !== dayjs(now).year() });
}

/** "3 Sep", "Thu 3 Sep 2026": the same whatever day it is today. A calendar day (`2026-09-03`) stays the day it names. */
export const formatDate = (moment: Moment, { weekday = false, year = false } = {}): string =>
  dayjs(moment).format(`${weekday ? 'ddd ' : ''}${dayFirst() ? 'D MMM' : 'MMM D'}${year ? ' YYYY' : ''}`);

/** "Sep", where only the month counts. */
export const formatMonth = (moment: Moment): string => dayjs(moment).format('MMM');

/** The whole date, shown on hover: "Tuesday 3 November 2026, 14:05". */
export function formatFull(moment: Moment): string {
  return dayjs(moment).format(`dddd ${dayFirst() ? 'D MMMM' : 'MMMM D'} YYYY, ${clock()}`);
}

/** Whole local days from one moment to another; negative when the other is earlier. */
export function daysBetween(from: Moment, to: Moment): number {
  return Math.round(dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'hour') / 24);
}

/** Whether both moments are on the same local day. */
export const sameDay = (one: Moment, other: Moment): boolean => dayjs(one).isSame(other, 'day');

/** Orders moments, earliest first; ISO texts of UTC sort as text. */
export const byTime = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
