import { dayMs } from '../core/calendarDay';
import type { Random } from '../core/random';

/** A local time of day, some days from now, as UTC ISO 8601: `at(now, -1, 9, 30)` is yesterday half past nine. */
export function at(now: Date, days: number, hours: number, minutes = 0): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes).toISOString();
}

/** A moment in working hours between `from` and `to` days ago, never later than now. */
export function workingMoment(random: Random, now: Date, from: number, to: number): string {
  const day = new Date(now.getTime() - random.between(from, to) * dayMs);
  const weekday = day.getDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  const moment = new Date(
    day.getFullYear(),
    day.getMonth(),
    day.getDate() - back,
    random.between(9, 16),
    random.pick([0, 5, 10, 15, 20, 30, 40, 45, 50]),
  );
  return new Date(Math.min(moment.getTime(), now.getTime() - random.between(5, 50) * 60_000)).toISOString();
}

/** The calendar day of a moment some days from now, `2026-11-03`. */
export function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
