import { formatDate } from '../core/dates';
import { region, startOfWeek } from '../core/session/regionState';
import { addedDays, addedMonths, type Day, readDay } from './dayText';

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** What a field for a range takes, for its error. */
export const expectedRange = 'Enter two days, such as 1 Nov – 30 Nov, or a span such as last 30 days or Nov 2026.';

export interface RangePreset {
  readonly name: string;
  readonly range: (today: Day) => DayRange;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const monthOf = (day: Day, months = 1): DayRange => {
  const from = firstOfMonth(day);
  return { from, to: addedDays(addedMonths(from, months), -1) };
};
const weekOf = (day: Day): DayRange => ({ from: startOfWeek(day), to: addedDays(startOfWeek(day), 6) });
const quarterOf = (day: Day): DayRange => {
  const month = Number(day.slice(5, 7));
  return monthOf(addedMonths(firstOfMonth(day), -((month - 1) % 3)), 3);
};
const yearOf = (day: Day): DayRange => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` });
const lastDays = (today: Day, count: number): DayRange => ({ from: addedDays(today, 1 - count), to: today });

/** The spans people ask for most; days that lie behind include today. */
export const rangePresets: readonly RangePreset[] = [
  { name: 'This week', range: weekOf },
  { name: 'Last 7 days', range: (today) => lastDays(today, 7) },
  { name: 'Last 30 days', range: (today) => lastDays(today, 30) },
  { name: 'This month', range: (today) => monthOf(today) },
  { name: 'Last month', range: (today) => monthOf(addedMonths(firstOfMonth(today), -1)) },
  { name: 'This quarter', range: quarterOf },
  { name: 'Last quarter', range: (today) => quarterOf(addedMonths(firstOfMonth(today), -3)) },
  { name: 'This year', range: yearOf },
];

const inText = /^(.*\S)\s*(?:–|—|\.\.\.?|\bto\b|\buntil\b|\s-\s)\s*(\S.*)$/i;
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const patterns = {
  count: /^(last|past|next) (\d{1,4}) (day|week|month)s?$/,
  relative: /^(this|last|next) (week|month|quarter|year)$/,
  month: new RegExp(`^${monthName}(?: (\\d{4}))?$`),
  quarter: /^q([1-4])(?: (\d{4}))?$/,
  year: /^(\d{4})$/,
};

/** "1 – 30 Nov 2026", "28 Oct – 3 Nov 2026", "28 Dec 2026 – 3 Jan 2027": what both ends share is said once. */
export function showRange({ from, to }: DayRange): string {
  const end = formatDate(to, { year: true });
  if (from === to) return end;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate(from, { year: true })} – ${end}`;
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  if (!oneMonth || region().dates === 'month') return `${formatDate(from)} – ${end}`;
  return `${Number(from.slice(8))} – ${end}`;
}

/**
 * The range that was typed: two days in any way a day is written ("1/11 – 30/11", "1 – 30 Nov", "today to Friday"), one day,
 * or a span: last 30 days, next 2 weeks, this quarter, Nov 2026, Q3, 2026. Two days in the wrong order are put right.
 */
export function readRange(text: string, today: Day): DayRange | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const span = spanOf(typed, today);
  if (span) return span;
  const parts = inText.exec(typed);
  if (!parts) {
    const day = readDay(typed, today);
    return day ? { from: day, to: day } : undefined;
  }
  const [, first = '', last = ''] = parts;
  const to = readDay(last, today);
  if (!to) return undefined;
  const from = firstDay(first, to, last, today);
  if (!from) return undefined;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** "1 – 30 Nov 2026" and "28 Oct – 3 Nov 2026": what the first day leaves out, it has from the last. */
function firstDay(first: string, to: Day, last: string, today: Day): Day | undefined {
  if (/^\d{1,2}(st|nd|rd|th)?$/.test(first)) return readDay(`${to.slice(0, 8)}${Number.parseInt(first, 10)}`, today);
  const yearSaid = /\b\d{4}\b/.test(last) && !/\b\d{4}\b/.test(first);
  const inYear = yearSaid ? readDay(`${first} ${to.slice(0, 4)}`, today) : undefined;
  return inYear ?? readDay(first, today);
}

function spanOf(typed: string, today: Day): DayRange | undefined {
  const counted = patterns.count.exec(typed);
  if (counted) return countedSpan(counted[1] === 'next', Number(counted[2]), counted[3] ?? '', today);
  const relative = patterns.relative.exec(typed);
  if (relative) return relativeSpan({ this: 0, last: -1, next: 1 }[relative[1] ?? ''] ?? 0, relative[2] ?? '', today);
  const month = patterns.month.exec(typed);
  if (month) return monthOf(`${month[2] ?? today.slice(0, 4)}-${two(months.indexOf(month[1] ?? '') + 1)}-01`);
  const quarter = patterns.quarter.exec(typed);
  if (quarter) return monthOf(`${quarter[2] ?? today.slice(0, 4)}-${two(Number(quarter[1]) * 3 - 2)}-01`, 3);
  const year = patterns.year.exec(typed)?.[1];
  return year && year >= '1900' && year <= '2999' ? yearOf(`${year}-01-01`) : undefined;
}

function countedSpan(ahead: boolean, count: number, unit: string, today: Day): DayRange | undefined {
  if (count === 0) return undefined;
  const moved = (sign: 1 | -1) =>
    unit === 'month' ? addedMonths(today, sign * count) : addedDays(today, sign * count * (unit === 'week' ? 7 : 1));
  return ahead ? { from: today, to: addedDays(moved(1), -1) } : { from: addedDays(moved(-1), 1), to: today };
}

function relativeSpan(by: number, unit: string, today: Day): DayRange {
  if (unit === 'week') return weekOf(addedDays(today, by * 7));
  if (unit === 'month') return monthOf(addedMonths(firstOfMonth(today), by));
  if (unit === 'quarter') return quarterOf(addedMonths(firstOfMonth(today), by * 3));
  return yearOf(addedMonths(firstOfMonth(today), by * 12));
}

const two = (part: number): string => String(part).padStart(2, '0');
