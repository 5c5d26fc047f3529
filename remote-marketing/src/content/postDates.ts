import { dayOfParts, isDay, ownFields, ownMoment, region } from '@steps/shared';

/** What stands first in dates such as 12/01/2026. */
export type DateOrder = 'day' | 'month';

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?[ T]+(.+))?$/u;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:,?[ T]+(.+))?$/u;
const named =
  /^(?:\p{L}+,? +)?(?:(\d{1,2})\.? +(\p{L}{3,})|(\p{L}{3,})\.? +(\d{1,2})),?\.? +(\d{4})(?:,?(?: at)? +(.+))?$/u;
const exact = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/u;

/**
 * What stands first in the dates of a column: as the region says, unless one of them has a 13 or more in its place. `seen`
 * says whether a date has shown it, and is left out where no date could be read in two ways.
 */
export function dateOrder(column: readonly string[]): { readonly order: DateOrder; readonly seen?: boolean } {
  const dates = column.flatMap((cell) => {
    const [, first, second] = numeric.exec(cell.trim()) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (dates.length === 0) return { order: region().dates };
  const day = dates.some(([first]) => first > 12);
  const month = dates.some(([, second]) => second > 12);
  // Where both are there the column is mixed: each date that shows its own order is read by it.
  return day === month ? { order: region().dates, seen: false } : { order: day ? 'day' : 'month', seen: true };
}

const months = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, at)).toLowerCase(),
);

/** A date of a file on the own clock, nine without a time; a moment with its zone as it is. UTC, ISO 8601; `undefined` for none. */
export function readMoment(typed: string, order: DateOrder): string | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
  if (exact.test(text)) {
    const moment = new Date(text.replace(' ', 'T'));
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  }
  const parts = dateParts(text, order);
  const time = parts && timeParts(parts.time);
  if (!parts || !time) return undefined;
  const { year, month, day } = parts;
  const exists =
    month <= 12 && isDay(dayOfParts(year, month, day)) && ownFields(dayOfParts(year, month, day)).day === day;
  return exists ? ownMoment({ year, month, day, ...time }).toISOString() : undefined;
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: string;
}

function dateParts(text: string, order: DateOrder): DateParts | undefined {
  const [, year, second, third, rest = ''] = yearFirst.exec(text) ?? [];
  if (year) return { year: Number(year), month: Number(second), day: Number(third), time: rest };
  const [, one, two, full, after = ''] = numeric.exec(text) ?? [];
  if (full) {
    const [first, next] = [Number(one), Number(two)];
    // One that can be read in a single way is, whatever the others are.
    const dayFirst = first > 12 || (next <= 12 && order === 'day');
    return { year: Number(full), month: dayFirst ? next : first, day: dayFirst ? first : next, time: after };
  }
  const [, dayBefore, nameAfter, nameBefore, dayAfter, ofYear, end = ''] = named.exec(text) ?? [];
  const name = (nameAfter ?? nameBefore)?.toLowerCase();
  const month = name ? months.findIndex((one) => one.startsWith(name)) + 1 : 0;
  return month > 0 ? { year: Number(ofYear), month, day: Number(dayBefore ?? dayAfter), time: end } : undefined;
}

/** `16:30`, `4.30 pm`, `4 PM`; nine for none. */
function timeParts(text: string): { readonly hour: number; readonly minute: number } | undefined {
  if (!text.trim()) return { hour: 9, minute: 0 };
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:.](\d\d)(?:[:.]\d\d(?:\.\d+)?)?)? ?([ap])?\.?(?:m\.?)?$/iu.exec(text.trim()) ?? [];
  if (!hours || (minutes === '0' && !half)) return undefined;
  const hour = Number(hours);
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute: Number(minutes) };
  }
  return hour < 24 && Number(minutes) < 60 ? { hour, minute: Number(minutes) } : undefined;
}
