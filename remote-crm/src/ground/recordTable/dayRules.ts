import { addDays } from '@steps/shared';

/** A half-open span of calendar days (`2026-11-03`); an open end is absent. */
export interface DaySpan {
  readonly from?: string;
  readonly before?: string;
}

/** Longest distance that a filter can ask for, days: a hundred years. */
export const mostDays = 36_500;

const pad = (value: number) => String(value).padStart(2, '0');

/** The local calendar day of a moment. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

/** Monday to Sunday around a day. */
export function weekOf(day: string): { from: string; before: string } {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -weekday);
  return { from, before: addDays(from, 7) };
}

/** Whether a calendar day, or the local day of a moment, lies in a span. The bounds are worked out once for many values. */
export function inSpan({ from, before }: DaySpan): (value: string) => boolean {
  const midnight = (day: string | undefined) => {
    if (day === undefined) return undefined;
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date).toISOString();
  };
  const [fromMoment, beforeMoment] = [midnight(from), midnight(before)];
  return (value) => {
    const isCalendarDay = value.length === 10;
    const [least, end] = isCalendarDay ? [from, before] : [fromMoment, beforeMoment];
    return (least === undefined || value >= least) && (end === undefined || value < end);
  };
}
