import { formatClock } from '../core/dates';
import { region } from '../core/session/regionState';
import { type Day, readDay, showDay } from './dayText';
import { readTime, type Time } from './timeText';

/** A day with a time on the own clock, `YYYY-MM-DDTHH:mm`. */
export type LocalMoment = string;

/** What a field of day and time takes, for its error. */
export const expectedMoment = (): string =>
  region().dates === 'day'
    ? 'Enter a day and a time, day first, such as 3/11 14:30 or tomorrow 9.'
    : 'Enter a day and a time, month first, such as 11/3 14:30 or tomorrow 9.';

/** The time of a day that was given without one. */
const morning: Time = '09:00';

/** "Tue 3 Nov 2026, 14:30". */
export const showMoment = (moment: LocalMoment): string =>
  `${showDay(moment.slice(0, 10))}, ${formatClock(moment.slice(11, 16))}`;

/** The moment that was typed: a day, then a time; the day alone means nine o'clock. */
export function readMoment(text: string, today: Day): LocalMoment | undefined {
  const typed = text.trim().replace(/,? at /i, ' ');
  const iso = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed);
  const cuts = iso
    ? []
    : [...typed.matchAll(/[\s,]+/g)].map(({ index, 0: gap }) => [index, index + gap.length] as const);
  const whole = iso ? ([iso[1], iso[2]] as const) : undefined;
  const day = whole ? readDay(whole[0] ?? '', today) : readDay(typed, today);
  if (whole) return day && readTime(whole[1] ?? '') ? `${day}T${whole[1]}` : undefined;
  if (day) return `${day}T${morning}`;
  for (const [end, start] of cuts) {
    const [onDay, at] = [readDay(typed.slice(0, end), today), readTime(typed.slice(start))];
    if (onDay && at) return `${onDay}T${at}`;
  }
  return undefined;
}
