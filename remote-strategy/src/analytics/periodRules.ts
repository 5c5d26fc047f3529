import { addDays, dayMs, formatDate, formatMonth, momentFrom, ownDay, startOfWeek } from '@steps/platform';

/** Days from the first to the last, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A span of time, ms: from the first to before the last. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What a period is held against. */
export const comparisons = { previous: 'Period before', year: 'Same days last year', none: 'Nothing' } as const;
export type Comparison = keyof typeof comparisons;

/** Units of time that a chart over time counts by. */
export const steps = { day: 'Day', week: 'Week', month: 'Month' } as const;
export type Step = keyof typeof steps;

/** Spans of a figure that does not go by the dates of the board. */
export const ownPeriods = {
  board: 'Dates of the board',
  month: 'This month',
  quarter: 'This quarter',
  year: 'This year',
};
export type OwnPeriod = keyof typeof ownPeriods;

/** The calendar day of a moment on the own clock. */
export const dayOf = (moment: Date): string => ownDay(moment);

/** Midnight with which a day begins: on two days a year not 24 hours after the one before. */
export const startOfDay = (day: string): number => momentFrom(day).getTime();

/** The days as a span of time. */
export const spanOf = ({ from, to }: Days): Span => ({ from: startOfDay(from), until: startOfDay(addDays(to, 1)) });

/** How many days, both ends included. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;

/** What a period is compared with; nothing for `none`. */
export function comparedDays(days: Days, comparison: Comparison): Days | undefined {
  if (comparison === 'none') return undefined;
  if (comparison === 'previous') {
    const length = lengthOf(days);
    return { from: addDays(days.from, -length), to: addDays(days.from, -1) };
  }
  return { from: yearBefore(days.from), to: yearBefore(days.to) };
}

/** The same day a year before; the last of February for a leap day. */
function yearBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return `${year - 1}-${String(month).padStart(2, '0')}-${String(Math.min(date, last)).padStart(2, '0')}`;
}

/** The month, quarter or year that a day lies in. */
export function periodAround(day: string, period: Exclude<OwnPeriod, 'board'>): Days {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (period === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const length = period === 'month' ? 1 : 3;
  const first = month - ((month - 1) % length);
  const from = `${year}-${String(first).padStart(2, '0')}-01`;
  const next = new Date(Date.UTC(year, first - 1 + length, 1)).toISOString().slice(0, 10);
  return { from, to: addDays(next, -1) };
}

/** The step that gives a chart a readable number of points. */
export function stepFor(days: Days): Step {
  const length = lengthOf(days);
  return length <= 31 ? 'day' : length <= 200 ? 'week' : 'month';
}

/** One part of a period. */
export interface Part extends Days {
  readonly label: string;
}

/** The period in days, weeks or months; the first and the last may be cut short. */
export function partsOf(days: Days, step: Step): readonly Part[] {
  const parts: Part[] = [];
  for (let from = days.from; from !== '' && from <= days.to; ) {
    const end = endOf(from, step);
    const to = end < days.to ? end : days.to;
    parts.push({
      from,
      to,
      label: step === 'month' ? formatMonth(from) : formatDate(from),
    });
    from = addDays(to, 1);
  }
  return parts;
}

function endOf(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return periodAround(day, 'month').to;
  return addDays(startOfWeek(day), 6);
}

/** The days of an address, or those given: both must be days in order, at most ten years long. */
export function readDays(from: string | null, to: string | null, fallback: Days): Days {
  const asked = { from: from ?? '', to: to ?? '' };
  const known = addDays(asked.from, 0) === asked.from && addDays(asked.to, 0) === asked.to && asked.from !== '';
  return known && asked.from <= asked.to && lengthOf(asked) <= 3_660 ? asked : fallback;
}

/** What a goal asks by now when it is reached evenly; nothing outside of the period. */
export function evenPace(goal: number, span: Span, now: number): number | undefined {
  if (now < span.from || now >= span.until) return undefined;
  return (goal * (now - span.from)) / (span.until - span.from);
}
