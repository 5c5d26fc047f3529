import { addDays, dayOfParts, daysIntoWeek, ownFields } from '@steps/platform';

/** Days from one to another, both included; open where it has no end. */
export interface Period {
  readonly from?: string;
  readonly until?: string;
  /** As people say it: "this month", "since 1 November". */
  readonly words: string;
}

/** A period with where it is in the question. */
export interface FoundPeriod extends Period {
  readonly at: number;
  readonly end: number;
  /** Whether it is how long something did not happen: "not for two weeks". */
  readonly isSpan?: boolean;
}

/** `month` counts from 1. */
export const ofMonth = (year: number, month: number, count = 1) => ({
  from: dayOfParts(year, month, 1),
  until: dayOfParts(year, month + count, 0),
});

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };

/** So many units away from a day. */
export function moved(today: string, unit: string, count: number): string {
  const { year, month, day } = ownFields(today);
  if (unit === 'month') return dayOfParts(year, month + count, day);
  if (unit === 'quarter') return dayOfParts(year, month + 3 * count, day);
  if (unit === 'year') return dayOfParts(year + count, month, day);
  return addDays(today, count * (unitDays[unit] ?? 1));
}

/** The calendar unit so many before or after the present one. */
export function unitAt(today: string, unit: string, step: number): { readonly from: string; readonly until: string } {
  const { year, month, weekday } = ownFields(today);
  if (unit === 'year') return ofMonth(year + step, 1, 12);
  if (unit === 'quarter') return ofMonth(year, (Math.floor((month - 1) / 3) + step) * 3 + 1, 3);
  if (unit === 'month') return ofMonth(year, month + step);
  if (unit === 'weekend') {
    const monday = addDays(today, -((weekday + 6) % 7) + 7 * step);
    return { from: addDays(monday, 5), until: addDays(monday, 6) };
  }
  const first = addDays(today, -daysIntoWeek(today) + 7 * step);
  return { from: first, until: addDays(first, 6) };
}

export const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** What is over. */
export const pastWords = /\b(was|were|did|had|held|won|lost|sold|happened|took|came|went)\b/;

/** A month of the past for what has happened, of the future for what will. */
export function yearOfMonth(text: string, month: number, today: string): number {
  const present = ownFields(today);
  const isAhead =
    !pastWords.test(text) &&
    /\b(will|pipeline|open deals|ends?|ending|clos(e|es|ing)|due|expect|expected|could|meetings?|forecast|scheduled|planned|wanted for|upcoming|expires?|expiring|runs? out|(?:goes|going|go) out)\b/.test(
      text,
    );
  if (isAhead && /\bmeetings?\b/.test(text) && present.month - month < 6) return present.year;
  if (isAhead) return month < present.month ? present.year + 1 : present.year;
  return month > present.month ? present.year - 1 : present.year;
}
