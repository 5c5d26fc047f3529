/** A day of 24 hours, ms: the length of every day in UTC, and not of those on which a clock changes. */
export const dayMs = 86_400_000;

/** The calendar day (`2026-11-03`, of no time zone) so many days later, or earlier; empty for what is no day. */
export function addDays(day: string, days: number): string {
  const moment = Date.parse(`${day}T00:00:00Z`) + days * dayMs;
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
}

/** The calendar day of a year, a month from 1 and a day, which may run over: day 0 is the last of the month before. */
export function dayOfParts(year: number, month: number, day: number): string {
  const moment = Date.UTC(year, month - 1, day);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, between the years 1000 and 9999. */
export const isDay = (text: string | null | undefined): text is string =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text ?? '') && addDays(text ?? '', 0) === text;
