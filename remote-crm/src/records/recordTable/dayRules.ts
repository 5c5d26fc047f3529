import { addDays, momentFrom, ownDay } from '@steps/platform';

/** A half-open span of calendar days (`2026-11-03`); an open end is absent. */
export interface DaySpan {
  readonly from?: string;
  readonly before?: string;
}

/** Longest distance in a filter, days: a hundred years. */
export const mostDays = 36_500;

/** The calendar day of a moment in local time. */
export const dayOf = (moment: Date): string => ownDay(moment);

/** The week from Monday to Sunday that contains a day. */
export function weekOf(day: string): { from: string; before: string } {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -weekday);
  return { from, before: addDays(from, 7) };
}

/** Whether a calendar day, or the local day of a moment, is in a span. The bounds are worked out once for many values. */
export function inSpan({ from, before }: DaySpan): (value: string) => boolean {
  const midnight = (day: string | undefined) => (day === undefined ? undefined : momentFrom(day).toISOString());
  const [fromMoment, beforeMoment] = [midnight(from), midnight(before)];
  return (value) => {
    const isCalendarDay = value.length === 10;
    const [least, end] = isCalendarDay ? [from, before] : [fromMoment, beforeMoment];
    return (least === undefined || value >= least) && (end === undefined || value < end);
  };
}
