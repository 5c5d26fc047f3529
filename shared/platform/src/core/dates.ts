import { dayMs } from './calendarDay';
import { type Moment, type OwnTime, ownDay, ownFields } from './ownClock';
import { region } from './session/regionState';

export type { Moment } from './ownClock';

/* Everything is shown on the clock of the workspace's zone, and written as its region has it; the examples are British. */

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "today 14:05", "yesterday 09:30", "Tue 3 Nov 10:00", with the year when it is another one. */
export function formatMoment(moment: Moment, now: Moment): string {
  return `${formatDay(moment, now)} ${formatTime(moment)}`;
}

/** "14:05", where the day is said already. */
export const formatTime = (moment: Moment): string => written(moment, clockText);

/** A time of day (`14:05`) as the region writes it: "14:05", "2:05 PM". */
export const formatClock = (time: string): string => (region().clock === 24 ? time : formatTime(`2000-01-01T${time}`));

/** "today", "tomorrow", "yesterday", "Tue 3 Nov", "Tue 3 Nov 2025". */
export function formatDay(moment: Moment, now: Moment): string {
  const distance = daysBetween(now, moment);
  if (distance === 0) return 'today';
  if (distance === 1) return 'tomorrow';
  if (distance === -1) return 'yesterday';
  return formatDate(moment, { weekday: true, year: ownFields(moment).year !== ownFields(now).year });
}

/** "3 Sep", "Thu 3 Sep 2026": the same whatever day it is today. A calendar day (`2026-09-03`) stays the day it names. */
export const formatDate = (moment: Moment, { weekday = false, year = false } = {}): string =>
  written(
    moment,
    (own) => `${weekday ? `${short(weekdayName(own))} ` : ''}${date(own, short)}${year ? ` ${own.year}` : ''}`,
  );

/** "Sep", where only the month counts. */
export const formatMonth = (moment: Moment): string => written(moment, (own) => short(monthName(own)));

/** "September 2026". */
export const formatMonthAndYear = (moment: Moment): string => written(moment, (own) => `${monthName(own)} ${own.year}`);

/** The whole date, shown on hover: "Tuesday 3 November 2026, 14:05". */
export const formatFull = (moment: Moment): string =>
  written(moment, (own) => `${weekdayName(own)} ${date(own)} ${own.year}, ${clockText(own)}`);

/** Whole days from one moment to another by the calendar; negative when the other is earlier. */
export const daysBetween = (from: Moment, to: Moment): number =>
  Math.round((dayNumber(ownFields(to)) - dayNumber(ownFields(from))) / dayMs);

/** Whether both moments are on the same day of the own clock. */
export const sameDay = (one: Moment, other: Moment): boolean => ownDay(one) === ownDay(other);

/** Orders moments, earliest first; ISO texts of UTC sort as text. */
export const byTime = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function written(moment: Moment, text: (own: OwnTime) => string): string {
  const own = ownFields(moment);
  return Number.isNaN(own.year) ? 'Invalid Date' : text(own);
}

function clockText({ hour, minute }: OwnTime): string {
  const minutes = String(minute).padStart(2, '0');
  if (region().clock === 24) return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayNumber = ({ year, month, day }: OwnTime) => Date.UTC(year, month - 1, day);
const short = (name: string) => name.slice(0, 3);
const weekdayName = ({ weekday }: OwnTime) => weekdays[weekday] ?? '';
const monthName = ({ month }: OwnTime) => months[month - 1] ?? '';
const date = (own: OwnTime, name = (whole: string) => whole) =>
  region().dates === 'day' ? `${own.day} ${name(monthName(own))}` : `${name(monthName(own))} ${own.day}`;
