import { dayId, daysIntoWeek } from '@steps/shared';
import { en } from 'chrono-node';

/** Days from one to another, both included; open where it has no end. */
export interface Period {
  readonly from?: string;
  readonly until?: string;
  /** As people say it: "this month", "since 1 November". */
  readonly words: string;
}

const away = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
const ofMonth = (year: number, month: number, count = 1) => ({
  from: dayId(new Date(year, month, 1)),
  until: dayId(new Date(year, month + count, 0)),
});

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const amountOf = (word: string | undefined): number => (word === undefined ? 1 : (numbers[word] ?? Number(word)));
const amount = String.raw`(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** So many units away from a day. */
function moved(now: Date, unit: string, count: number): Date {
  if (unit === 'month') return new Date(now.getFullYear(), now.getMonth() + count, now.getDate());
  if (unit === 'quarter') return new Date(now.getFullYear(), now.getMonth() + 3 * count, now.getDate());
  if (unit === 'year') return new Date(now.getFullYear() + count, now.getMonth(), now.getDate());
  return away(now, count * (unitDays[unit] ?? 1));
}

/** The calendar unit so many before or after the present one. */
function unitAt(now: Date, unit: string, step: number): { readonly from: string; readonly until: string } {
  if (unit === 'year') return ofMonth(now.getFullYear() + step, 0, 12);
  if (unit === 'quarter') return ofMonth(now.getFullYear(), (Math.floor(now.getMonth() / 3) + step) * 3, 3);
  if (unit === 'month') return ofMonth(now.getFullYear(), now.getMonth() + step);
  if (unit === 'weekend') {
    const monday = away(now, -((now.getDay() + 6) % 7) + 7 * step);
    return { from: dayId(away(monday, 5)), until: dayId(away(monday, 6)) };
  }
  const first = away(now, -daysIntoWeek(dayId(now)) + 7 * step);
  return { from: dayId(first), until: dayId(away(first, 6)) };
}

/** The period that a question names, by this clock; the first one, when there are two. */
export function periodIn(question: string, now: Date): Period | undefined {
  const text = question.toLowerCase();
  return calendarUnit(text, now) ?? counted(text, now) ?? namedMonth(text, now) ?? someDay(question, now);
}

function calendarUnit(text: string, now: Date): Period | undefined {
  const found = /\b(this|last|previous|next|current|coming)\s+(week|weekend|month|quarter|year)\b/.exec(text);
  const [words, which = '', unit = ''] = found ?? [];
  if (!words || /\b(since|before|after|until)\s+$/.test(text.slice(0, found?.index))) return undefined;
  const step = ['last', 'previous'].includes(which) ? -1 : ['next', 'coming'].includes(which) ? 1 : 0;
  return { ...unitAt(now, unit, step), words: words.replace('current', 'this').replace('previous', 'last') };
}

function counted(text: string, now: Date): Period | undefined {
  const unit = '(day|week|fortnight|month|quarter|year)s?';
  const back = new RegExp(
    String.raw`\b(?:in|within|over|during|for)?\s*(?:the\s+)?(?:last|past)\s+${amount}\s+${unit}\b`,
  ).exec(text);
  if (back) {
    const from = moved(now, back[2] ?? 'day', -amountOf(back[1]));
    return { from: dayId(from), until: dayId(now), words: `in the last ${back[1]} ${plural(back)}` };
  }
  const ahead = new RegExp(String.raw`\b(?:in|within|over|during)?\s*(?:the\s+)?next\s+${amount}\s+${unit}\b`).exec(
    text,
  );
  if (ahead) {
    const until = moved(now, ahead[2] ?? 'day', amountOf(ahead[1]));
    return { from: dayId(now), until: dayId(until), words: `in the next ${ahead[1]} ${plural(ahead)}` };
  }
  return undefined;
}

const plural = ([, count = '', unit = '']: RegExpExecArray): string => (amountOf(count) === 1 ? unit : `${unit}s`);

function namedMonth(text: string, now: Date): Period | undefined {
  const found = new RegExp(String.raw`\b(in|during|for|this|last)\s+(${months.join('|')})(?:\s+(\d{4}))?\b`).exec(text);
  if (!found) return undefined;
  const month = months.indexOf(found[2] ?? '');
  const year = found[3] ? Number(found[3]) : yearOfMonth(text, month, now);
  const name = (found[2] ?? '').replace(/^./, (letter) => letter.toUpperCase());
  return { ...ofMonth(year, month), words: `in ${name} ${year}` };
}

/** A month of the past for what has happened, of the future for what will. */
function yearOfMonth(text: string, month: number, now: Date): number {
  const isAhead = /\b(will|clos(e|es|ing)|due|expect|could|meetings?|forecast)\b/.test(text);
  if (isAhead) return month < now.getMonth() ? now.getFullYear() + 1 : now.getFullYear();
  return month > now.getMonth() ? now.getFullYear() - 1 : now.getFullYear();
}

function someDay(question: string, now: Date): Period | undefined {
  const text = question.toLowerCase();
  const bound = /\b(since|after|from|before|until|till|by)\s+(?=\S)/.exec(text);
  const isPast = bound?.[1] === 'since' || /\b(was|were|did|have|has|added|created|won|lost|last)\b/.test(text);
  const [found] = en.GB.parse(question, now, { forwardDate: !isPast });
  if (!found?.start.get('day') || !/[a-z]|\d[/.-]\d/i.test(found.text)) return undefined;
  const start = found.start.date();
  const beforeIt = question.slice(0, found.index).toLowerCase().trimEnd();
  const word =
    /\b(since|after|from|before|until|till|by)$/.exec(beforeIt)?.[1] ??
    /^(since|after|from|before|until|till|by)\b/.exec(found.text.toLowerCase())?.[1];
  const isUnit = /\b(month|year|week|quarter)\b/i.test(found.text);
  const day = dayId(isUnit && word === 'since' ? unitStart(found.text, start) : start);
  const said = new Date(`${day}T12:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  if (word === 'since' || word === 'from') return { from: day, words: `since ${said}` };
  if (word === 'after') return { from: dayId(away(new Date(`${day}T12:00`), 1)), words: `after ${said}` };
  if (word === 'before') return { until: dayId(away(new Date(`${day}T12:00`), -1)), words: `before ${said}` };
  if (word) return { until: day, words: `by ${said}` };
  const plain = /\b(today|tomorrow|yesterday|tonight)\b/i.exec(found.text)?.[0]?.toLowerCase();
  if (found.end) return { from: day, until: dayId(found.end.date()), words: `from ${said}` };
  return { from: day, until: day, words: plain === 'tonight' ? 'today' : (plain ?? `on ${said}`) };
}

/** "Since last month" is since its first day. */
function unitStart(words: string, day: Date): Date {
  if (/year/i.test(words)) return new Date(day.getFullYear(), 0, 1);
  if (/month/i.test(words)) return new Date(day.getFullYear(), day.getMonth(), 1);
  if (/week/i.test(words)) return away(day, -daysIntoWeek(dayId(day)));
  return day;
}

/** The period of the same length just before, for "compared with before". */
export function periodBefore(period: Period, now: Date): Period {
  const unit = /^(this|last) (week|month|quarter|year)$/.exec(period.words);
  if (unit) {
    const step = unit[1] === 'this' ? -1 : -2;
    const words = unit[1] === 'this' ? `last ${unit[2]}` : `the ${unit[2]} before`;
    return { ...unitAt(now, unit[2] ?? 'month', step), words };
  }
  const from = new Date(`${period.from ?? dayId(now)}T12:00`);
  const until = new Date(`${period.until ?? dayId(now)}T12:00`);
  const days = Math.round((until.getTime() - from.getTime()) / 86_400_000) + 1;
  return { from: dayId(away(from, -days)), until: dayId(away(from, -1)), words: `in the ${days} days before` };
}
