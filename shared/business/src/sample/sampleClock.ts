import { dayMs } from '@steps/platform/src/core/calendarDay';
import { ownDay, ownFields, ownMoment, startOfOwnDay } from '@steps/platform/src/core/ownClock';
import type { Random } from '@steps/platform/src/core/random';

/** A time of day on the own clock, some days from now, as UTC ISO 8601: `at(now, -1, 9, 30)` is yesterday half past nine. */
export function at(now: Date, days: number, hours: number, minutes = 0): string {
  const { year, month, day } = ownFields(now);
  return ownMoment({ year, month, day: day + days, hour: hours, minute: minutes }).toISOString();
}

/** A moment in working hours between `from` and `to` days ago, never later than now. */
export function workingMoment(random: Random, now: Date, from: number, to: number): string {
  const { year, month, day, weekday } = ownFields(new Date(now.getTime() - random.between(from, to) * dayMs));
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  const moment = ownMoment({
    year,
    month,
    day: day - back,
    hour: random.between(9, 16),
    minute: random.pick([0, 5, 10, 15, 20, 30, 40, 45, 50]),
  });
  return new Date(Math.min(moment.getTime(), now.getTime() - random.between(5, 50) * 60_000)).toISOString();
}

/** The calendar day of a moment some days from now, `2026-11-03`. */
export const dayFrom = (now: Date, days: number): string => ownDay(startOfOwnDay(now, days));
