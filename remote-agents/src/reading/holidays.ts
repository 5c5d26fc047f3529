import { addDays, dayOfParts, ownFields } from '@steps/platform';
import type { FoundPeriod } from './calendarUnits';

/** Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOfParts(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Days that are called by a name, from the first to the last, in a year. */
const holidays: readonly (readonly [name: string, days: (year: number) => readonly [from: string, until: string]])[] = [
  ['good friday', (year) => one(addDays(easterSunday(year), -2))],
  ['easter monday', (year) => one(addDays(easterSunday(year), 1))],
  ['easter sunday', (year) => one(easterSunday(year))],
  ['easter', (year) => [easterSunday(year), addDays(easterSunday(year), 1)]],
  ['christmas eve', (year) => one(dayOfParts(year, 12, 24))],
  ['christmas(?: day)?|xmas', (year) => one(dayOfParts(year, 12, 25))],
  ['boxing day', (year) => one(dayOfParts(year, 12, 26))],
  ["new year(?:[’']?s)? eve", (year) => one(dayOfParts(year, 12, 31))],
  ["new year(?:[’']?s)?(?: day)?", (year) => one(dayOfParts(year, 1, 1))],
  ['halloween', (year) => one(dayOfParts(year, 10, 31))],
  ['bonfire night', (year) => one(dayOfParts(year, 11, 5))],
  ["valentine(?:[’']?s)?(?: day)?", (year) => one(dayOfParts(year, 2, 14))],
];

const one = (day: string): readonly [string, string] => [day, day];

/** "Since Easter", "before Christmas", "at New Year 2025": the one that was last where it is over, else the next. */
export function holidayIn(text: string, today: string, isPast: boolean): FoundPeriod | undefined {
  for (const [name, days] of holidays) {
    const found = new RegExp(
      String.raw`\b(?:(since|after|before|until|till|by|over|at|on|for) )?(?:(last|this|next) )?(?<!the )\b(?:${name})\b(?: ((?:19|20)\d\d))?(?! (?:campaign|newsletter|card|party|website|check|menu|post|email|offer|year)s?\b)`,
    ).exec(text);
    if (!found) continue;
    const [said, word, which, year] = found;
    const present = ownFields(today).year;
    // "That close before Christmas, excluding won ones" is of the next.
    const isAhead = /\b(?:clos(?:e|es|ing)|due|ends?|ending|expires?|expiring|runs? out)\s*$/.test(
      text.slice(0, found.index),
    );
    const isOver = word === 'since' || which === 'last' || (isPast && !isAhead && which !== 'next');
    const years = isOver ? [present, present - 1] : [present, present + 1];
    const fits = (of: number) => (isOver ? days(of)[0] <= today : days(of)[1] >= today);
    const [from, until] = days(year ? Number(year) : which === 'this' ? present : (years.find(fits) ?? present));
    const at = { at: found.index, end: found.index + said.length };
    const words = said.trim();
    if (word === 'since') return { ...at, from, words };
    if (word === 'after') return { ...at, from: addDays(until, 1), words };
    if (word === 'before') return { ...at, until: addDays(from, -1), words };
    if (word === 'until' || word === 'till' || word === 'by') return { ...at, until, words };
    return { ...at, from, until, words };
  }
  return undefined;
}
