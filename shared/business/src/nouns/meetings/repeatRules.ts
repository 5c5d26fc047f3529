import { icalTime } from '@steps/platform/src/core/calendar/icalTime';
import { isoOf, wallTime } from '@steps/platform/src/core/calendar/zones';
import ICAL from 'ical.js';
import type { Meeting } from './meeting';

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** How a meeting recurs, as the form has it. */
export interface Repeat {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  /** Every so many days, weeks, months or years. */
  readonly interval: number;
  /** Of a weekly meeting; empty means the weekday of its start. */
  readonly days: readonly Weekday[];
  /**
   * Of a monthly meeting: on that day of the month, on that weekday of the month ("second Tuesday"), or on the last such
   * weekday.
   */
  readonly monthly: 'day' | 'weekday' | 'last';
  readonly ends: { readonly until: string } | { readonly count: number } | 'never';
}

/** When and where a meeting starts, which rules depend on. `rdates`: the further days besides the rule. */
export type Start = Pick<Meeting, 'start' | 'timeZone' | 'allDay' | 'rdates'>;

/** The rule of a meeting that takes place at its start and on further days, without a rule of its own. */
export const startAlone = 'FREQ=DAILY;COUNT=1';

/** Most occurrences and longest interval that a form accepts; our choice, against slips of the finger. */
export const countLimit = 999;

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
export const places = ['first', 'second', 'third', 'fourth', 'fifth'];
export const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;

/** The repeat that a form begins with. */
export const weeklyRepeat: Repeat = { frequency: 'WEEKLY', interval: 1, days: [], monthly: 'day', ends: 'never' };

/** The weekday of a meeting's start, on its zone's clock. */
export function weekdayOf({ start, timeZone, allDay }: Start): Weekday {
  const { year, month, day } = wallTime(start, allDay ? 'UTC' : timeZone);
  // getUTCDay counts from Sunday.
  return weekdays[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] as Weekday;
}

/** The RFC 5545 rule of a repeat. */
export function ruleOf(repeat: Repeat, start: Start): string {
  const { frequency, interval, monthly, ends } = repeat;
  const weekday = weekdayOf(start);
  // The start is always an occurrence, so its weekday is always among the days.
  const days = weekdays.filter((day) => day === weekday || repeat.days.includes(day));
  const parts = [`FREQ=${frequency}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (frequency === 'WEEKLY') parts.push(`BYDAY=${days.join(',')}`);
  if (frequency === 'MONTHLY' && monthly === 'day') parts.push(`BYMONTHDAY=${dayOf(start)}`);
  if (frequency === 'MONTHLY' && monthly === 'weekday') parts.push(`BYDAY=${Math.ceil(dayOf(start) / 7)}${weekday}`);
  if (frequency === 'MONTHLY' && monthly === 'last') parts.push(`BYDAY=-1${weekday}`);
  if (ends !== 'never' && 'count' in ends) parts.push(`COUNT=${ends.count}`);
  if (ends !== 'never' && 'until' in ends) parts.push(`UNTIL=${untilText(ends.until, start)}`);
  if (frequency === 'WEEKLY' && interval > 1) parts.push('WKST=MO');
  return parts.join(';');
}

/** A rule as the form has it; `undefined` when it says more than the form can. */
export function repeatOf(rule: string, start: Start): Repeat | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const frequency = parts.get('FREQ');
  if (!frequency || !Object.hasOwn(units, frequency)) return undefined;
  const until = parts.get('UNTIL');
  const byDay = parts.get('BYDAY')?.split(',') ?? [];
  const repeat: Repeat = {
    // One of the keys of `units`.
    frequency: frequency as Repeat['frequency'],
    interval: Number(parts.get('INTERVAL') ?? 1),
    days: frequency === 'WEEKLY' ? weekdays.filter((day) => byDay.includes(day)) : [],
    monthly: frequency !== 'MONTHLY' || byDay.length === 0 ? 'day' : byDay[0]?.startsWith('-1') ? 'last' : 'weekday',
    ends: until
      ? { until: untilDay(until, start) }
      : parts.has('COUNT')
        ? { count: Number(parts.get('COUNT')) }
        : 'never',
  };
  return saysTheSame(rule, ruleOf(repeat, start)) ? repeat : undefined;
}

/** "the second Tuesday", "the last Tuesday": what a monthly meeting can fall on besides the day of the month. */
export function monthlyChoices(start: Start): readonly { readonly value: Repeat['monthly']; readonly label: string }[] {
  const name = weekdayNames[weekdayOf(start)];
  const place = Math.ceil(dayOf(start) / 7);
  const choices: { value: Repeat['monthly']; label: string }[] = [{ value: 'day', label: `Day ${dayOf(start)}` }];
  if (place < 5) choices.push({ value: 'weekday', label: `The ${places[place - 1]} ${name}` });
  if (isInLastWeek(start)) choices.push({ value: 'last', label: `The last ${name}` });
  return choices;
}

/** Why a rule cannot be kept, in words; `undefined` if it can. */
export function ruleFault(rule: string, start: Start): string | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const known = knownParts[parts.get('FREQ') ?? ''];
  const strange = [...parts.keys()].find((name) => !known?.has(name));
  if (!known || strange) {
    return `The repeat must be by days, weeks, months or years, not ${(known && strange ? strange : rule).slice(0, 40)}.`;
  }
  const interval = Number(parts.get('INTERVAL') ?? 1);
  if (!(interval >= 1 && interval <= countLimit)) return `Enter an interval from 1 to ${countLimit}, not ${interval}.`;
  if (
    Number(parts.get('BYMONTHDAY') ?? 1) > Math.max(...monthsOf(parts.get('BYMONTH')).map((month) => monthDays(month)))
  ) {
    return 'Choose a repeat with at least one date; this one never comes.';
  }
  if (parts.get('FREQ') === 'DAILY' && !comesDaily(parts, interval, start)) {
    return 'Choose a repeat with at least one date; this one never comes.';
  }
  try {
    const iterator = ICAL.Recur.fromString(rule).iterator(icalTime(start.start, start.timeZone, start.allDay));
    return iterator.next() ? undefined : 'Choose a repeat with at least one date; this one never comes.';
  } catch (error) {
    return `This repeat cannot be followed by a calendar: ${error instanceof Error ? error.message : 'unreadable'}.`;
  }
}

const common = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'];
/** The parts that a rule of each frequency may have. Others are rare, and some of them make the library search for ever. */
const knownParts: Readonly<Record<string, ReadonlySet<string>>> = {
  DAILY: new Set([...common, 'BYDAY', 'BYMONTH']),
  WEEKLY: new Set([...common, 'BYDAY']),
  MONTHLY: new Set([...common, 'BYDAY', 'BYMONTHDAY', 'BYSETPOS']),
  YEARLY: new Set([...common, 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS']),
};

/**
 * Whether a daily rule on some weekdays or in some months gives any day at all: otherwise the library would search for ever.
 */
function comesDaily(parts: ReadonlyMap<string, string>, interval: number, start: Start): boolean {
  const days = parts.get('BYDAY')?.split(',');
  const months = parts.get('BYMONTH')?.split(',').map(Number);
  if (days?.some((day) => !weekdays.some((known) => known === day))) return false;
  // In steps of whole weeks the weekday never changes; in steps of two weeks or less no month is skipped.
  if (days && interval % 7 === 0 && !days.includes(weekdayOf(start))) return false;
  return !months || (interval <= 14 && months.every((month) => month >= 1 && month <= 12));
}

const monthsOf = (text: string | undefined) => text?.split(',').map(Number) ?? [1];
/** The days of a month in a leap year. */
const monthDays = (month: number) => new Date(Date.UTC(2028, month, 0)).getUTCDate();

export const dayOf = ({ start, timeZone, allDay }: Start) => wallTime(start, allDay ? 'UTC' : timeZone).day;

function isInLastWeek({ start, timeZone, allDay }: Start): boolean {
  const { year, month, day } = wallTime(start, allDay ? 'UTC' : timeZone);
  return day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The end of the day in the meeting's zone, as UNTIL has it: UTC, or a day for all-day meetings. */
function untilText(day: string, { timeZone, allDay }: Start): string {
  const plain = day.replaceAll('-', '');
  if (allDay) return plain;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const end = isoOf({ year, month, day: date, hour: 23, minute: 59, second: 59 }, timeZone);
  return end.replace(/[-:]|\.\d+/g, '');
}

export function untilDay(text: string, { timeZone, allDay }: Start): string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(text) ?? [];
  if (!hour || allDay) return `${year}-${month}-${day}`;
  const wall = wallTime(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`, timeZone);
  return `${wall.year}-${String(wall.month).padStart(2, '0')}-${String(wall.day).padStart(2, '0')}`;
}

/** Whether two rules give the same days: an end counts by its day, and what is left out follows from the start. */
function saysTheSame(rule: string, other: string): boolean {
  const meaning = (text: string) =>
    text
      .split(';')
      .filter((part) => !/^(WKST|INTERVAL=1$|UNTIL)/.test(part))
      .sort()
      .join(';');
  const [one, two] = [meaning(rule), meaning(other)];
  if (one === two) return true;
  const withoutImplied = two.replace(/;?(BYDAY|BYMONTHDAY)=[^;]*/, '').replace(/^;/, '');
  return !/BY/.test(one) && one === withoutImplied;
}
