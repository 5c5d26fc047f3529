import { formatDate } from '../core/dates';
import { region } from '../core/session/regionState';

/** A calendar day, `YYYY-MM-DD`: it has no time zone. */
export type Day = string;

/** What a day field takes, for its error. */
export const expectedDay = (): string =>
  region().dates === 'day'
    ? 'Enter a day, day first, such as 3/11/2026, 3 Nov or tomorrow.'
    : 'Enter a day, month first, such as 11/3/2026, Nov 3 or tomorrow.';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const weekdayName = '(sun|mon|tue|wed|thu|fri|sat)[a-z]*';
const patterns = {
  iso: /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
  figures: /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/,
  dayMonth: new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ .\\-]*(?:of )?${monthName}(?:[ ,\\-]+(\\d{4}|\\d{2}))?$`),
  monthDay: new RegExp(`^${monthName} *(\\d{1,2})(?:st|nd|rd|th)?(?:[ ,]+(\\d{4}))?$`),
  weekday: new RegExp(`^(?:next |on |this )?${weekdayName}$`),
  ahead: /^(?:in |\+)(\d{1,4}) ?(d|w|m|y)?[a-z]*$/,
};

/** "Tue 3 Nov 2026": never to be taken for a month first. */
export const showDay = (day: Day): string => formatDate(day, { weekday: true, year: true });

/**
 * The day that was typed, day first unless the region has the month first: 3/11/2026, 3.11.26, 3 Nov, Tue 3 November 2026, 2026-11-03, today, tomorrow, Friday,
 * next Monday, in 30 days, in 2 weeks. A day without a year is the one nearest to `today`; a weekday is the coming one.
 */
export function readDay(text: string, today: Day): Day | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const named = { today: 0, tomorrow: 1, yesterday: -1 }[typed];
  if (named !== undefined) return addedDays(today, named);
  const ahead = patterns.ahead.exec(typed);
  if (ahead) return aheadOf(today, Number(ahead[1]), ahead[2] ?? 'd');
  const weekday = patterns.weekday.exec(typed)?.[1];
  if (weekday) return addedDays(today, ((weekdays.indexOf(weekday) - weekdayOf(today) + 6) % 7) + 1);
  const iso = patterns.iso.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  // "Tue 3 Nov": the weekday is only said along.
  const plain = typed.replace(new RegExp(`^${weekdayName},? (?=\\d|[a-z])`), '');
  const figures = patterns.figures.exec(plain);
  if (figures) {
    const parts = [Number(figures[1]), Number(figures[2])];
    const [date = 0, month = 0] = region().dates === 'day' ? parts : parts.reverse();
    return nearest(date, month, figures[3], today);
  }
  const dayMonth = patterns.dayMonth.exec(plain);
  if (dayMonth) return nearest(Number(dayMonth[1]), months.indexOf(dayMonth[2] ?? '') + 1, dayMonth[3], today);
  const monthDay = patterns.monthDay.exec(plain);
  if (monthDay) return nearest(Number(monthDay[2]), months.indexOf(monthDay[1] ?? '') + 1, monthDay[3], today);
  return undefined;
}

/** The day so many days later. */
export function addedDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last one of a shorter month. */
export function addedMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return dayOf(toYear, toMonth, Math.min(date, last)) ?? day;
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The coming Monday, a week ahead on a Monday. */
export const nextMonday = (today: Day): Day => addedDays(today, (8 - weekdayOf(today)) % 7 || 7);

function aheadOf(today: Day, count: number, unit: string): Day {
  if (unit === 'm') return addedMonths(today, count);
  if (unit === 'y') return addedMonths(today, count * 12);
  return addedDays(today, unit === 'w' ? count * 7 : count);
}

/** Without a year, the nearest one is meant: "3 Jan" typed in November is next January. */
function nearest(date: number, month: number, year: string | undefined, today: Day): Day | undefined {
  if (year) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, date);
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((one) => dayOf(one, month, date) ?? []);
  const distance = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.sort((one, other) => distance(one) - distance(other))[0];
}

function dayOf(year: number, month: number, date: number): Day | undefined {
  if (year < 1900 || year > 2999) return undefined;
  const at = new Date(Date.UTC(year, month - 1, date));
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return exists ? at.toISOString().slice(0, 10) : undefined;
}
