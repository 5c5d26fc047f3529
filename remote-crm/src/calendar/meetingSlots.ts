import { addDays, region } from '@steps/platform';
import { bankHolidayOn } from '../records/days/bankHolidays';
import { weekdayOf } from './dayRules';
import { dayAt, minutesAt, momentAt } from './layoutRules';
import { minutesOf } from './meetingDraft';

/** The working day of the settings: first and last minute on the clock. */
export function workMinutes(): { readonly from: number; readonly to: number } {
  const { workFrom, workTo } = region();
  return { from: minutesOf(workFrom), to: minutesOf(workTo) };
}

/** Whether the business works on a day: one of its days of the week, and no bank holiday. */
export const isWorkDay = (day: string): boolean => region().workDays.includes(weekdayOf(day)) && !bankHolidayOn(day);

/** The first full hour of the working day, minutes; when none is in it, the minute it begins. */
export function firstWorkHour(): number {
  const { from, to } = workMinutes();
  const full = Math.ceil(from / 60) * 60;
  return full < to ? full : from;
}

/** The next full hour in which the business works, on the clock of `zone`: start of a new meeting, UTC, ISO 8601. */
export function nextWorkHour(now: string, zone: string): string {
  const today = dayAt(now, zone);
  const next = (Math.floor(minutesAt(now, zone) / 60) + 1) * 60;
  const first = firstWorkHour();
  if (isWorkDay(today) && next + 60 <= Math.max(workMinutes().to, first + 60)) {
    return momentAt(today, Math.max(next, first), zone);
  }
  let day = addDays(today, 1);
  // A year has working days, whatever is set: the settings ask for one a week.
  while (!isWorkDay(day)) day = addDays(day, 1);
  return momentAt(day, first, zone);
}

/** Start of a new meeting on the day that is looked at: of today the next working hour, of another day the first. */
export const startOn = (day: string, now: string, zone: string): string =>
  dayAt(now, zone) === day ? nextWorkHour(now, zone) : momentAt(day, firstWorkHour(), zone);
