import type { Days } from '@steps/business/queries';
import { addDays, daysBetween, ownDay, ownFields } from '@steps/platform';
import { ofMonth, type Period, unitAt } from './calendarUnits';

/** How people say these days: "this month", "since 1 November 2026". */
export function wordsOfDays({ from, until }: Days, now: Date): string {
  const today = ownDay(now);
  for (const unit of ['week', 'month', 'quarter', 'year'])
    for (const [step, which] of [
      [0, 'this'],
      [-1, 'last'],
      [1, 'next'],
    ] as const) {
      const known = unitAt(today, unit, step);
      if (known.from === from && known.until === until) return `${which} ${unit}`;
    }
  if (from === undefined) return until === undefined ? 'at any time' : `until ${saidDay(until)}`;
  if (until === undefined) return `since ${saidDay(from)}`;
  if (from !== until) {
    const { year, month } = ownFields(from);
    const whole = ofMonth(year, month);
    const isMonth = whole.from === from && whole.until === until;
    return isMonth ? `in ${saidDay(from).replace(/^\d+ /, '')}` : `from ${saidDay(from)} to ${saidDay(until)}`;
  }
  const away = daysBetween(today, from);
  return away === 0 ? 'today' : away === 1 ? 'tomorrow' : away === -1 ? 'yesterday' : `on ${saidDay(from)}`;
}

/** "3 November 2026". */
export const saidDay = (day: string): string =>
  new Date(`${day}T12:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The period of the same length just before, for "compared with before". */
export function periodBefore(period: Period, now: Date): Period {
  const today = ownDay(now);
  const unit = /^(this|last) (week|month|quarter|year)$/.exec(period.words);
  if (unit) {
    const step = unit[1] === 'this' ? -1 : -2;
    const words = unit[1] === 'this' ? `last ${unit[2]}` : `the ${unit[2]} before`;
    return { ...unitAt(today, unit[2] ?? 'month', step), words };
  }
  const from = period.from ?? today;
  const days = daysBetween(from, period.until ?? today) + 1;
  return { from: addDays(from, -days), until: addDays(from, -1), words: `in the ${days} days before` };
}
