import { addDays, dayOfParts, daysBetween, daysIntoWeek, ownDay, ownZone } from '@steps/platform';
import { timeZones } from '@steps/platform/zones';
import { en, type ParsedComponents } from 'chrono-node';
import { type FoundPeriod, months, moved, ofMonth, yearOfMonth } from './calendarUnits';
import { saidDay } from './periodWords';
import { countWords } from './words';

const hour =
  /\s*\b(?:(?:at|after|before|from|by|around) )?(?:(?<=at )\d{1,2}$|\d{1,2}:\d\d|\d{1,2} ?(?:am|pm)|noon|midnight|(?:in the )?(?:morning|afternoon|evening|night))\b.*$/i;

const aLength = new RegExp(
  String.raw`^(?:(?:for|over|after)\s+)?(?:an?|the|\d+|${countWords.join('|')})\s+(?:day|week|fortnight|month|quarter|year)s?$`,
  'i',
);

/** What is told of days that are over. */
export const isDone =
  /\b(was|were|did|happened|won|lost|sold|calls|emails|notes|activities|called|emailed|rang|rung)\b/;

/** A day, or days since or until one, as chrono reads it; `asked`: the whole question, for its tense. */
export function dayIn(typed: string, now: Date, asked = typed): FoundPeriod | undefined {
  const text = typed.toLowerCase();
  const whole = asked.toLowerCase();
  // "Good morning" is no time of a day.
  const question = typed.replace(/\bgood (?:morning|afternoon|evening)\b|^(?:morning|afternoon|evening)\b/gi, (said) =>
    ' '.repeat(said.length),
  );
  const bound = /\b(since|after|from|before|until|till|by)\s+(?=\S)/.exec(text);
  const isPast =
    bound?.[1] === 'since' ||
    // "Has a contract that ends by March" is said of days to come.
    /^(?!.*\b(?:runs? out|ends?|ending|expires?|expiring|due|closes?|closing)\b).*\b(was|were|did|have|has|added|created|won|lost|last|calls|emails|notes|activities|called|emailed|new)\b/.test(
      whole,
    );
  const here = { instant: now, timezone: timeZones.offsetMinutes(ownZone(), now.getTime()) };
  const [found] = en.GB.parse(question, here, { forwardDate: !isPast });
  if (!found?.start.get('day') || /\bnow\b/i.test(found.text) || !/[a-z]|\d[/.-]\d/i.test(found.text)) return undefined;
  if (/\b(?:hours?|minutes?|seconds?|hrs?|mins?)\b/i.test(found.text)) return undefined;
  // Nor is an hour alone: "at 9".
  if (/^at \d{1,2}$/i.test(found.text)) return undefined;
  // Nor are two: "from 9 to 5".
  if (
    /^(?:from )?\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:to|until|till|-|–) ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?$/i.test(found.text)
  )
    return undefined;
  // How long something lasts is no day; an hour is none either, and is left to be named.
  if (aLength.test(found.text)) return undefined;
  // "On a weekend" is any.
  if (/\b(?:a|any) weekend\b|\bweekends\b/i.test(found.text) || /\b(?:a|any) $/i.test(question.slice(0, found.index)))
    return undefined;
  const words = found.text.replace(hour, '').trimEnd();
  if (!words) return undefined;
  // What was done on Friday was done on the last one.
  const isOver =
    found.start.isCertain('weekday') && isDone.test(whole) && daysBetween(ownDay(now), dayFound(found.start)) > 0;
  const given = isOver ? addDays(dayFound(found.start), -7) : dayFound(found.start);
  // "Since March" is over: it is the one before today. Where nothing says which, it is the one that is nearer.
  const isYearless = found.start.isCertain('month') && !found.start.isCertain('year');
  const away = daysBetween(ownDay(now), given);
  const start = isYearless && away > (isPast ? 0 : 183) ? moved(given, 'year', -1) : given;
  const beforeIt = question.slice(0, found.index).toLowerCase().trimEnd();
  const word =
    /\b(since|after|from|before|until|till|by)(?: the)?$/.exec(beforeIt)?.[1] ??
    /^(since|after|from|before|until|till|by)\b/.exec(found.text.toLowerCase())?.[1];
  const lead = word && new RegExp(`\\b${word}(?: the)?$`).exec(beforeIt)?.[0];
  // "Quotes from October" are those of October.
  const isOf =
    word === 'from' &&
    found.start.isCertain('month') &&
    !found.start.isCertain('day') &&
    !/^ on(?:wards)?\b/.test(text.slice(found.index + found.text.length));
  const at = {
    at: found.index - (word && lead ? found.index - beforeIt.length + lead.length : 0),
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
    const year = found.start.isCertain('year')
      ? (found.start.get('year') ?? 0)
      : yearOfMonth(whole, month, ownDay(now));
    return { ...at, ...ofMonth(year, month), words: `in ${months[month - 1]} ${year}` };
  }
  const isUnit = /\b(month|year|week|quarter)\b/i.test(found.text);
  const day = isUnit && word === 'since' ? unitStart(found.text, start) : start;
  const said = saidDay(day);
  if (word === 'since' || word === 'from') return { ...at, from: day, words: `since ${said}` };
  // "After December" is after all of it, "until December" with all of it.
  const isMonth = found.start.isCertain('month') && !found.start.isCertain('day') && !found.start.isCertain('weekday');
  const end = isMonth ? ofMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))).until : day;
  if (word === 'after' && isMonth) return { ...at, from: addDays(end, 1), words: `after ${said}` };
  if ((word === 'until' || word === 'till') && isMonth) return { ...at, until: end, words: `until ${said}` };
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
