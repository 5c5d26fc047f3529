import { formatDate } from '@steps/platform/src/core/dates';
import {
  dayOf,
  monthlyChoices,
  places,
  type Repeat,
  repeatOf,
  type Start,
  startAlone,
  units,
  untilDay,
  weekdayNames,
  weekdayOf,
  weekdays,
} from './repeatRules';

/** "Every 2 weeks on Monday and Thursday, until 3 Dec 2026", with the further days of the meeting. */
export function repeatWords(rule: string, start: Start): string {
  const further = start.rdates?.length ?? 0;
  if (rule === startAlone && further > 0) return `On ${further + 1} dates`;
  const repeat = repeatOf(rule, start);
  const words = repeat ? plainWords(repeat, start) : (ruleWords(rule, start) ?? 'Custom pattern');
  return further > 0 ? `${words}, and on ${further} more ${further === 1 ? 'date' : 'dates'}` : words;
}

function plainWords(repeat: Repeat, start: Start): string {
  const { frequency, interval, ends } = repeat;
  return `${everyWords(frequency, interval)}${onWords(repeat, start)}${endWords(ends)}`;
}

const everyWords = (frequency: Repeat['frequency'], interval: number) =>
  interval > 1 ? `Every ${interval} ${units[frequency]}s` : `Every ${units[frequency]}`;

function onWords({ frequency, days, monthly }: Repeat, start: Start): string {
  if (frequency === 'WEEKLY') return ` on ${dayList(days.length > 0 ? days : [weekdayOf(start)])}`;
  if (frequency !== 'MONTHLY') return '';
  const label = monthlyChoices(start).find(({ value }) => value === monthly)?.label ?? `Day ${dayOf(start)}`;
  return ` on ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** A rule that the form cannot show: a daily one on weekdays, several days of the month, months of the year. */
function ruleWords(rule: string, start: Start): string | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const frequency = parts.get('FREQ');
  if (!frequency || !Object.hasOwn(units, frequency)) return undefined;
  const until = parts.get('UNTIL');
  const count = parts.get('COUNT');
  const ends = until ? { until: untilDay(until, start) } : count ? { count: Number(count) } : 'never';
  const on = daysOfRule(parts, frequency === 'DAILY' ? ', only on' : ' on');
  const months = parts
    .get('BYMONTH')
    ?.split(',')
    .map((month) => monthNames[Number(month) - 1] ?? month);
  const within = months ? ` in ${listed(months)}` : '';
  // One of the keys of `units`.
  return `${everyWords(frequency as Repeat['frequency'], Number(parts.get('INTERVAL') ?? 1))}${within}${on}${endWords(ends)}`;
}

function daysOfRule(parts: ReadonlyMap<string, string>, on: string): string {
  const byDay = parts.get('BYDAY')?.split(',');
  const byMonthDay = parts.get('BYMONTHDAY')?.split(',').map(Number);
  const place = parts.get('BYSETPOS')?.split(',').map(Number);
  if (byDay) {
    const numbered = byDay.map((day) => /^([+-]?\d+)?(\w\w)$/.exec(day) ?? []);
    const days = weekdays.filter((day) => byDay.includes(day));
    if (place)
      return `${on} the ${listed(place.map(placeName))} ${days.length > 0 ? dayChoice(days) : byDay.join(', ')}`;
    if (days.length > 0) return `${on} ${dayList(days)}`;
    return `${on} ${listed(numbered.map(([, at, day = '']) => `the ${placeName(Number(at))} ${nameOf(day)}`))}`;
  }
  if (!byMonthDay) return '';
  const [last, ...rest] = byMonthDay;
  return last === -1 && rest.length === 0
    ? `${on} the last day`
    : `${on} ${byMonthDay.length > 1 ? 'days' : 'day'} ${listed(byMonthDay.map(dayName))}`;
}

const nameOf = (day: string) => weekdays.flatMap((known) => (known === day ? weekdayNames[known] : []))[0] ?? day;
const dayName = (day: number) => (day < 0 ? `${-day} from the end` : String(day));
const placeName = (place: number) =>
  place === -1 ? 'last' : place < 0 ? `${places[-place - 1] ?? -place} last` : (places[place - 1] ?? String(place));

const isWorkweek = (days: readonly string[]) => days.length === 5 && !days.includes('SA') && !days.includes('SU');
const dayList = (days: readonly (typeof weekdays)[number][]) =>
  isWorkweek(days) ? 'weekdays' : listed(days.map((day) => weekdayNames[day]));
const dayChoice = (days: readonly (typeof weekdays)[number][]) =>
  isWorkweek(days)
    ? 'weekday'
    : days.length === 7
      ? 'day'
      : listed(
          days.map((day) => weekdayNames[day]),
          'or',
        );

const listed = (words: readonly string[], last = 'and') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '');

function endWords(ends: Repeat['ends']): string {
  if (ends === 'never') return '';
  if ('count' in ends) return ends.count === 1 ? ', once' : `, ${ends.count} times`;
  return `, until ${formatDate(ends.until, { year: true })}`;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
