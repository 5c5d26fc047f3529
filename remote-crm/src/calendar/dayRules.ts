import { addDays, dayMs, formatDate, startOfWeek } from '@steps/platform';

/** Calendar days are texts like `2026-11-03`; they sort as text and belong to no time zone. */
export const views = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof views)[number];

/** Days that the agenda shows at once. */
export const agendaDays = 30;

/** The same day some months later; the last of the month where that has fewer days. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayText(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Days from one to another; negative when the other is earlier. */
export const daysFrom = (day: string, other: string): number => Math.round((utc(other) - utc(day)) / dayMs);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(utc(day)).getUTCDay();

/** The days that a view shows around a day: whole weeks for the month. */
export function daysOfView(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  if (view === 'agenda') return range(day, agendaDays);
  if (view === 'week') return range(startOfWeek(day), 7);
  const first = startOfWeek(`${day.slice(0, 7)}-01`);
  const last = addMonths(`${day.slice(0, 7)}-01`, 1);
  return range(first, Math.ceil(daysFrom(first, last) / 7) * 7);
}

/** The day that "previous" (-1) or "next" (1) shows. */
export function stepDay(view: CalendarView, day: string, way: -1 | 1): string {
  if (view === 'month') return addMonths(day, way);
  return addDays(day, way * { week: 7, day: 1, agenda: agendaDays }[view]);
}

/** "November 2026", "2 – 8 November 2026", "Tuesday 3 November 2026". */
export function viewTitle(view: CalendarView, day: string): string {
  if (view === 'month') return written(day, { month: 'long', year: 'numeric' });
  if (view === 'day') return fullDay(day);
  const days = daysOfView(view, day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  if (sameMonth)
    return `${Number(first.slice(8))} – ${written(last, { day: 'numeric', month: 'long', year: 'numeric' })}`;
  return `${formatDate(first, { year: !sameYear })} – ${formatDate(last, { year: true })}`;
}

/** "Tuesday 3 November 2026". */
export const fullDay = (day: string): string =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');

/** "Tue 3 Nov". */
export const shortDay = (day: string): string => formatDate(day, { weekday: true });

const range = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayText = (moment: number) => (Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10));
const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(utc(day)).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
