import { addDays, dayOfParts, daysBetween, daysIntoWeek, ownDay, ownFields, ownZone } from '@steps/shared';
import type { Days } from '@steps/shared/queries';
import { offsetMinutes } from '@steps/shared/zones';
import { en, type ParsedComponents } from 'chrono-node';

/** Days from one to another, both included; open where it has no end. */
export interface Period {
  readonly from?: string;
  readonly until?: string;
  /** As people say it: "this month", "since 1 November". */
  readonly words: string;
}

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

/** A period with where it stands in the question. */
export interface FoundPeriod extends Period {
  readonly at: number;
  readonly end: number;
}

const spot = (found: RegExpExecArray): { readonly at: number; readonly end: number } => ({
  at: found.index,
  end: found.index + found[0].length,
});

/** `month` counts from 1. */
const ofMonth = (year: number, month: number, count = 1) => ({
  from: dayOfParts(year, month, 1),
  until: dayOfParts(year, month + count, 0),
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
function moved(today: string, unit: string, count: number): string {
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

const hour =
  /\s*\b(?:(?:at|after|before|from|by|around) )?(?:\d{1,2}:\d\d|\d{1,2} ?(?:am|pm)|noon|midnight|(?:in the )?(?:morning|afternoon|evening|night))\b.*$/i;

/** The period that a question names, on the own clock; the first one, when there are two. */
export function periodIn(typed: string, now: Date): FoundPeriod | undefined {
  // "Since the start of October" is since October.
  const question = typed.replace(/\b(?:the )?(?:start|beginning) of\b/gi, (words) => ' '.repeat(words.length));
  const text = question.toLowerCase();
  const today = ownDay(now);
  return (
    namedQuarter(text, today) ??
    calendarUnit(text, today) ??
    counted(text, today) ??
    namedMonth(text, today) ??
    someDay(question, now)
  );
}

const quarters = ['first', 'second', 'third', 'fourth'];

/** "In Q4", "the first quarter of 2026". */
function namedQuarter(text: string, today: string): FoundPeriod | undefined {
  const found =
    /\b(?:in |during |for |of )?(?:the )?(?:(first|second|third|fourth) quarter|q([1-4]))(?:(?: of)? ((?:19|20)\d\d))?\b/.exec(
      text,
    );
  if (!found) return undefined;
  const quarter = found[2] ? Number(found[2]) : quarters.indexOf(found[1] ?? '') + 1;
  const year = found[3] ? Number(found[3]) : ownFields(today).year;
  return { ...spot(found), ...ofMonth(year, quarter * 3 - 2, 3), words: `in quarter ${quarter} of ${year}` };
}

function calendarUnit(text: string, today: string): FoundPeriod | undefined {
  const found = /\b(this|last|previous|next|current|coming)\s+(week|weekend|month|quarter|year)\b/.exec(text);
  const [words, which = '', unit = ''] = found ?? [];
  if (
    !found ||
    !words ||
    /\b(?:since|before|after|until|(?:in|within|over|during) the)\s+$/.test(text.slice(0, found.index))
  )
    return undefined;
  const step = ['last', 'previous'].includes(which) ? -1 : ['next', 'coming'].includes(which) ? 1 : 0;
  return {
    ...spot(found),
    ...unitAt(today, unit, step),
    words: words.replace('current', 'this').replace('previous', 'last'),
  };
}

function counted(text: string, today: string): FoundPeriod | undefined {
  const unit = '(day|week|fortnight|month|quarter|year)s?';
  const back =
    new RegExp(String.raw`\b(?:in|within|over|during|for)?\s*(?:the\s+)?(?:last|past)\s+${amount}\s+${unit}\b`).exec(
      text,
    ) ??
    (negations.test(text) ? new RegExp(String.raw`\b(?:in|within|over|for)\s+${amount}\s+${unit}\b`).exec(text) : null);
  if (back) {
    const from = moved(today, back[2] ?? 'day', -amountOf(back[1]));
    return { ...spot(back), from, until: today, words: `in the last ${back[1]} ${plural(back)}` };
  }
  // "In the last month" is the last thirty days, "last month" the one on the calendar.
  const lately =
    /\b(?:(?:in|within|over|during) the last|(?:(?:in|within|over|during) )?(?:the )?past) (day|week|fortnight|month|quarter|year)\b/.exec(
      text,
    );
  if (lately)
    return {
      ...spot(lately),
      from: moved(today, lately[1] ?? 'day', -1),
      until: today,
      words: `in the last ${lately[1]}`,
    };
  const ahead = new RegExp(String.raw`\b(?:in|within|over|during)?\s*(?:the\s+)?next\s+${amount}\s+${unit}\b`).exec(
    text,
  );
  if (ahead) {
    const until = moved(today, ahead[2] ?? 'day', amountOf(ahead[1]));
    return { ...spot(ahead), from: today, until, words: `in the next ${ahead[1]} ${plural(ahead)}` };
  }
  return undefined;
}

const plural = ([, count = '', unit = '']: RegExpExecArray): string => (amountOf(count) === 1 ? unit : `${unit}s`);

function namedMonth(text: string, today: string): FoundPeriod | undefined {
  const found = new RegExp(String.raw`\b(in|during|for|this|last|of)\s+(${months.join('|')})(?:\s+(\d{4}))?\b`).exec(
    text,
  );
  const year = /\b(?:in|during|for|of)\s+((?:19|20)\d\d)\b/.exec(text);
  if (!found && year) return { ...spot(year), ...ofMonth(Number(year[1]), 1, 12), words: `in ${year[1]}` };
  if (!found) return undefined;
  const month = months.indexOf(found[2] ?? '') + 1;
  const ofYear = found[3] ? Number(found[3]) : yearOfMonth(text, month, today);
  const name = (found[2] ?? '').replace(/^./, (letter) => letter.toUpperCase());
  return { ...spot(found), ...ofMonth(ofYear, month), words: `in ${name} ${ofYear}` };
}

const pastWords = /\b(was|were|did|had|held|won|lost|sold|happened|took|came|went)\b/;
const isDone = /\b(was|were|did|happened|won|lost|sold|calls|emails|notes|activities|called|emailed|rang|rung)\b/;
const negations = /\b(no|not|never|nobody|none|without|\p{L}+n['’]?t)\b/u;

/** A month of the past for what has happened, of the future for what will. */
function yearOfMonth(text: string, month: number, today: string): number {
  const present = ownFields(today);
  const isAhead = !pastWords.test(text) && /\b(will|clos(e|es|ing)|due|expect|could|meetings?|forecast)\b/.test(text);
  if (isAhead && /\bmeetings?\b/.test(text) && present.month - month < 6) return present.year;
  if (isAhead) return month < present.month ? present.year + 1 : present.year;
  return month > present.month ? present.year - 1 : present.year;
}

function someDay(question: string, now: Date): FoundPeriod | undefined {
  const text = question.toLowerCase();
  const bound = /\b(since|after|from|before|until|till|by)\s+(?=\S)/.exec(text);
  const isPast =
    bound?.[1] === 'since' ||
    /\b(was|were|did|have|has|added|created|won|lost|last|calls|emails|notes|activities|called|emailed|new)\b/.test(
      text,
    );
  const here = { instant: now, timezone: offsetMinutes(ownZone(), now.getTime()) };
  const [found] = en.GB.parse(question, here, { forwardDate: !isPast });
  if (!found?.start.get('day') || /\bnow\b/i.test(found.text) || !/[a-z]|\d[/.-]\d/i.test(found.text)) return undefined;
  // How long something lasts is no day; an hour is none either, and is left to be named.
  if (/^(?:for )?\d+ (?:day|week|month|year)s?$/i.test(found.text)) return undefined;
  const words = found.text.replace(hour, '').trimEnd();
  if (!words) return undefined;
  // What was done on Friday was done on the last one.
  const isOver =
    found.start.isCertain('weekday') && isDone.test(text) && daysBetween(ownDay(now), dayFound(found.start)) > 0;
  const given = isOver ? addDays(dayFound(found.start), -7) : dayFound(found.start);
  // "Since March" is over: it is the one before today. Where nothing says which, it is the one that is nearer.
  const isYearless = found.start.isCertain('month') && !found.start.isCertain('year');
  const away = daysBetween(ownDay(now), given);
  const start = isYearless && away > (isPast ? 0 : 183) ? moved(given, 'year', -1) : given;
  const beforeIt = question.slice(0, found.index).toLowerCase().trimEnd();
  const word =
    /\b(since|after|from|before|until|till|by)$/.exec(beforeIt)?.[1] ??
    /^(since|after|from|before|until|till|by)\b/.exec(found.text.toLowerCase())?.[1];
  // "Quotes from October" are those of October.
  const isOf =
    word === 'from' &&
    found.start.isCertain('month') &&
    !found.start.isCertain('day') &&
    !/^ on(?:wards)?\b/.test(text.slice(found.index + found.text.length));
  const at = {
    at:
      found.index -
      (word && beforeIt.endsWith(word) ? question.slice(0, found.index).length - beforeIt.length + word.length : 0),
    end: found.index + words.length,
  };
  // A month by its name is all of it.
  if (
    (!word || isOf) &&
    found.start.isCertain('month') &&
    !found.start.isCertain('day') &&
    !found.start.isCertain('weekday') &&
    !found.end
  ) {
    const month = found.start.get('month') ?? 1;
    const year = found.start.isCertain('year') ? (found.start.get('year') ?? 0) : yearOfMonth(text, month, ownDay(now));
    return { ...at, ...ofMonth(year, month), words: `in ${months[month - 1]} ${year}` };
  }
  const isUnit = /\b(month|year|week|quarter)\b/i.test(found.text);
  const day = isUnit && word === 'since' ? unitStart(found.text, start) : start;
  const said = saidDay(day);
  if (word === 'since' || word === 'from') return { ...at, from: day, words: `since ${said}` };
  if (word === 'after') return { ...at, from: addDays(day, 1), words: `after ${said}` };
  if (word === 'before') return { ...at, until: addDays(day, -1), words: `before ${said}` };
  if (word) return { ...at, until: day, words: `by ${said}` };
  const plain = /\b(today|tomorrow|yesterday|tonight)\b/i.exec(found.text)?.[0]?.toLowerCase();
  if (found.end) return { ...at, from: day, until: dayFound(found.end), words: `from ${said}` };
  return { ...at, from: day, until: day, words: plain === 'tonight' ? 'today' : (plain ?? `on ${said}`) };
}

/** "Since last month" is since its first day. */
function unitStart(words: string, day: string): string {
  if (/year/i.test(words)) return `${day.slice(0, 4)}-01-01`;
  if (/month/i.test(words)) return `${day.slice(0, 7)}-01`;
  if (/week/i.test(words)) return addDays(day, -daysIntoWeek(day));
  return day;
}

/** The day that was found, on the clock of the question. */
function dayFound(found: ParsedComponents): string {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => found.get(part) ?? Number.NaN);
  return dayOfParts(year ?? Number.NaN, month ?? Number.NaN, day ?? Number.NaN);
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
