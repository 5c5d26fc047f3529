import { GB, type ParsedResult } from 'chrono-node/en';
import type { When, WhenRole } from './briefFacts';
import { type Marked, take, takeAll } from './marks';

const dayName = '(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?';
const fullDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = 'January February March April May June July August September October November December'.split(' ');
const time = '\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)?';
const times = `(?:,?\\s*(?:at |from )?(${time}\\s?(?:-|–|to)\\s?${time}|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)|\\d{1,2}[:.]\\d\\d))?`;
const dayRange = new RegExp(`\\b(${dayName})\\s?(?:-|–|to)\\s?(${dayName})\\b${times}`, 'gi');
const every = new RegExp(
  `\\b(every|each|any)\\s+((?:other |first |second |third |last )?(?:day|week|month|morning|afternoon|evening|weekend|weekday|${dayName})(?:s?(?:\\s+(?:and|&)\\s+|,\\s*)${dayName})*(?:\\s+(?:morning|afternoon|evening|night)s?)?(?: of the month)?)\\b${times}`,
  'gi',
);
const plurals = new RegExp(
  `\\b(?:on\\s+)?((?:weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s|\\s+(?:morning|afternoon|evening|night)s))(?:\\s+(?:and|&)\\s+(?:mon|tues|wednes|thurs|fri|satur|sun)days)*)\\b${times}`,
  'gi',
);

/** "14-17 April, 9.30am-12pm" */
const dateRange = new RegExp(
  `(?<![£€$\\d.,])\\b(?:from |between )?(\\d{1,2})(?:st|nd|rd|th)?\\s?(?:-|–|to|and|until)\\s?(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]*)\\b${times}`,
  'gi',
);
const feast =
  "(?:good friday|easter sunday|easter monday|boxing day|christmas eve|christmas day|new year(?:'|’)s (?:eve|day)|pancake day)";
const feasts = new RegExp(`\\b(?:on\\s+)?(${feast}(?:(?:,|\\s+(?:and|&))\\s+${feast})*)\\b`, 'gi');
/** Times that have a name rather than a date, with the word in front of them. */
const period =
  /\b(?:while stocks last|(?:in|during|over|before|after|throughout|this|next|until|for)\s+(?:the\s+)?(?:(?:summer|easter|christmas|winter|school|spring|autumn|october|february|may)\s+)?(?:half[- ]term|holidays|bank holiday(?: weekend| monday)?|winter|summer|spring|autumn|christmas|easter|black friday|mother(?:'|’)s day|father(?:'|’)s day|valentine(?:'|’)?s(?: day)?))\b(?!\s+(?:[a-z]+s|party|dinner|lunch|menu|market|fair|hamper|sale|order|tree|range|gift)\b)/gi;
const capitalSeason = (words: string) =>
  words.replace(
    /\b(?:easter|christmas|black friday|october|february|may|monday|mother|father|valentine)\b|\bday\b/g,
    (word) =>
      word
        .split(' ')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(' '),
  );
const beforeDay =
  /\bfrom\s+(?=\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;
const eventPart =
  /\b(?:morning|afternoon|evening|night|day)\b(?=,?\s+(?:on\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d))/gi;
/** "Saturday, 10% off" is not at ten, and "£89 until 30 November" is no range of days. */
const amount =
  /[£€$]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:%|per ?cent\b)|\b24\s?\/\s?7\b|\b(?:with)?in \d+ (?:minutes|hours|days|weeks)\b|\bage[sd]?:? \d+ ?(?:to|-|–) ?\d+\b|\b\d+ ?(?:to|-|–) ?\d+ (?:years?|weeks|months|people|places|guests)\b|(?<=(?:day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\dst|\dnd|\drd|\dth),?\s)\d{1,2}(?:[.:]\d\d)?\s?(?:to|-|–)\s?\d{1,2}(?:[.:]\d\d)?(?=\s*(?:$|[,.;:\n)]))/gi;
/** Any fixed day: only what the brief itself says of a date is used, so that the result stays the same from day to day. */
const reference = new Date(2026, 0, 15, 12);

/** Dates and times, British day first. What repeats ("Mondays 7pm", "Mon-Fri 9-5") comes before single days. */
export function takeWhens(marked: Marked): When[] {
  const named = takeAll(marked, feasts, (m, span) => ({
    ...repeats(
      span,
      (m[1] ?? '').toLowerCase().replace(/\b(?!and\b|s\b)\p{Ll}/gu, (letter) => letter.toUpperCase()),
      undefined,
    ),
    role: 'on' as const,
  }));
  const repeated = [
    ...takeAll(marked, dayRange, (m, span) =>
      repeats(span, `${dayWord(m[1] ?? '')} to ${dayWord(m[2] ?? '')}${timePart(m[3])}`, m[3]),
    ),
    ...takeAll(marked, every, (m, span) =>
      repeats(
        span,
        `${(m[1] ?? '').toLowerCase().replace('each', 'every')} ${capitalDays((m[2] ?? '').toLowerCase())}${timePart(m[3])}`,
        m[3],
      ),
    ),
    ...takeAll(marked, plurals, (m, span) =>
      repeats(span, `${capitalDays((m[1] ?? '').toLowerCase())}${timePart(m[2])}`, m[2]),
    ),
  ];
  // "tasting evening Thursday 9 October": the evening belongs to what it is, not to the date.
  const ranges = takeAll(marked, dateRange, (m, span) => {
    const month = months.find((name) => name.toLowerCase().startsWith((m[3] ?? '').toLowerCase().slice(0, 3))) ?? '';
    return {
      ...repeats(span, `${Number(m[1])} to ${Number(m[2])} ${month}${timePart(m[4])}`, m[4]),
      role: 'span' as const,
    };
  });
  const seasons = takeAll(marked, period, (m, span) => ({
    ...repeats(span, capitalSeason(m[0].toLowerCase()), undefined),
    role: 'on' as const,
  }));
  const hidden = (part: string) => ' '.repeat(part.length);
  const single = GB.parse(
    marked.text
      .replace(/\bblack friday\b|\bcyber monday\b/gi, hidden)
      .replace(eventPart, hidden)
      .replace(beforeDay, hidden)
      // Kept visible to the parser: it reads across blanks.
      .replace(amount, (part) => '¤'.repeat(part.length)),
    reference,
    {
      forwardDate: true,
    },
  ).flatMap((result) => {
    const found = whenOf(result, marked.text);
    if (!found) return [];
    const when = withHoursAfter(found, marked.text);
    take(marked, when);
    return [when];
  });
  return [...named, ...repeated, ...ranges, ...seasons, ...single].sort((one, other) => one.start - other.start);
}

const repeats = (span: { start: number; end: number }, words: string, clock: string | undefined): When => ({
  ...span,
  words,
  role: 'every',
  day: true,
  time: clock !== undefined,
  limit: '',
  relative: false,
});

/** Words that chrono takes for a time although they are none here. */
const noDate =
  /^(?:night|evening|morning|afternoon|noon|midday|weekend|may|march|sat|sun|mar|dec|second|now|tonne|\d+|(?:a|an|one|the) second|the (?:day|week|month|year))$|^(?:a|an|one|two|three|four|six|\d+)[\s-]?(?:minute|min|hour|hr|day|week|month|year)s?\b/;
const until =
  /(?:\b(?:until|till|’?'?til|up to|by|before|ends?|ending|closes|closing|deadline|due|expires)(?:\s+(?:is|on|of|for|at|the))*[\s:]*)$/i;
const from =
  /(?:\b(?:from|starts?|starting|begins?|beginning|opens?|opening|launch(?:es|ing)?|as of|since|back|open|reopens?|reopening|returns?)(?:\s+(?:on|in|at|the|again|from|as usual))*[\s:]*)$/i;
const lead = /\b(?:on|at|in|this coming|,)\s*$/i;

function whenOf(result: ParsedResult, text: string): When | undefined {
  const said = result.text.trim();
  const bare = said.replace(/^(?:on|at|in) /i, '');
  const trailing = /,\s*\d+$/.exec(result.text)?.[0] ?? '';
  if (noDate.test(bare) || /^at \d{1,2}$/i.test(said)) return undefined;
  if (/^(?:last|\d+ \w+ ago|\w+ ago|yesterday|for \d)/i.test(bare)) return undefined;
  const { start } = result;
  const certain = (part: 'day' | 'month' | 'weekday' | 'hour' | 'year') => start.isCertain(part);
  const before = text.slice(0, result.index);
  const ending = until.exec(before)?.[0];
  const begin = ending === undefined ? from.exec(before)?.[0] : undefined;
  if (ending !== undefined && !certain('day') && !certain('weekday') && !certain('month') && certain('hour'))
    return undefined;
  const led = ending ?? begin ?? lead.exec(before)?.[0] ?? '';
  const relative = !certain('day') && !certain('month') && !certain('hour') && !certain('weekday');
  const ago = relative || /\b(?:next|this|tomorrow|today|tonight|in \d|in an?)\b/i.test(said);
  const words = ago ? relativeWords(bare) : partsOf(result, bare);
  if (!words) return undefined;
  const role: WhenRole =
    result.end && words.includes(' to ') && !certain('hour')
      ? 'span'
      : ending
        ? 'until'
        : begin && !result.end
          ? 'from'
          : 'on';
  return {
    start: result.index - led.length,
    end: result.index + result.text.length - (certain('hour') ? 0 : trailing.length),
    words,
    role,
    day: ago || certain('day') || certain('month') || certain('weekday'),
    time: certain('hour'),
    relative: ago,
    limit: !ending ? '' : /by|before|due|clos|deadline/i.test(ending) ? 'by' : 'until',
  };
}

const relativeWords = (said: string) => {
  const words = capitalDays(said.toLowerCase().replace(/\s+/g, ' ')).replace(/\b(\p{Ll})(\p{L}+)\b/gu, (word) => {
    const month = months.find((name) => name.toLowerCase() === word);
    return month ?? word;
  });
  return /^\d/.test(words) && /week|month|day/.test(words) ? '' : words;
};

function partsOf(result: ParsedResult, said: string): string {
  const day = dateWords(result.start, said);
  const endDay = result.end && dateWords(result.end, said);
  const clock = result.start.isCertain('hour') ? clockOf(result.start) : '';
  const endClock = result.end?.isCertain('hour') ? clockOf(afternoonOf(result.end, result.start)) : '';
  const begins = /\bfrom \d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?$/i.test(said);
  const clocks =
    clock && endClock && clock !== endClock ? `${clock} to ${endClock}` : day && begins ? `from ${clock}` : clock;
  if (endDay && endDay !== day && !clock) {
    const sameMonth = result.start.get('month') === result.end?.get('month') && !result.start.isCertain('weekday');
    return `${sameMonth && !result.start.isCertain('year') ? String(result.start.get('day')) : day} to ${endDay}`;
  }
  return day ? withTime(day, clocks) : clocks;
}

/** "Thursday 9 October at 7pm", "5 June, 10am to 4pm". */
const withTime = (day: string, clock: string) =>
  clock ? `${day}${clock.startsWith('from ') ? ' ' : clock.includes(' to ') ? ', ' : ' at '}${clock}` : day;

type Parts = ParsedResult['start'];

function dateWords(parts: Parts, said: string): string {
  const weekday = parts.isCertain('weekday') ? (fullDays[parts.get('weekday') ?? 0] ?? '') : '';
  const day = parts.isCertain('day') ? String(parts.get('day')) : '';
  const month = parts.isCertain('month') ? (months[(parts.get('month') ?? 1) - 1] ?? '') : '';
  const year = parts.isCertain('year') && /\d{4}|\/\d\d$/.test(said) ? String(parts.get('year')) : '';
  return [weekday, day, month, year].filter(Boolean).join(' ');
}

type Clock = Pick<Parts, 'get'>;

/** "Saturday 17 January 10-12": hours that nobody called am or pm are those of a day's work, or of an evening. */
const bareHours = /^,?\s*(\d{1,2})(?:[.:]([0-5]\d))?\s?(?:-|–|to)\s?(\d{1,2})(?:[.:]([0-5]\d))?(?=\s*(?:$|[,.;:\n)]))/;
function withHoursAfter(when: When, text: string): When {
  if (!when.day || when.time || when.role !== 'on') return when;
  const [said, from, fromMinute, to, toMinute] = bareHours.exec(text.slice(when.end)) ?? [];
  if (said === undefined || Number(from) > 12 || Number(to) > 12) return when;
  const start = Number(from) < 7 ? Number(from) + 12 : Number(from);
  const end = Number(to) <= start % 12 || Number(to) < 7 ? (Number(to) % 12) + 12 : Number(to);
  const clock = (hour: number, minute = '0') =>
    clockOf({ get: (part) => (part === 'hour' ? hour : part === 'minute' ? Number(minute) : null) });
  return {
    ...when,
    end: when.end + said.length,
    words: withTime(when.words, `${clock(start, fromMinute)} to ${clock(end, toMinute)}`),
    time: true,
  };
}

/** "9.30 to 1.30" ends in the afternoon: nobody said am, and it would end before it starts. */
function afternoonOf(end: Parts, start: Parts): Clock {
  const minutes = (parts: Parts) => (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
  const hour = end.get('hour') ?? 0;
  if (end.isCertain('meridiem') || hour >= 12 || minutes(end) > minutes(start)) return end;
  return { get: (part) => (part === 'hour' ? hour + 12 : end.get(part)) };
}

/** "7pm", "7.30pm", "noon". */
function clockOf(parts: Clock): string {
  const hour = parts.get('hour') ?? 0;
  const minute = parts.get('minute') ?? 0;
  if (hour === 12 && minute === 0) return 'noon';
  if (hour === 0 && minute === 0) return 'midnight';
  const past = minute > 0 ? `.${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 === 0 ? 12 : hour % 12}${past}${hour < 12 ? 'am' : 'pm'}`;
}

const timePart = (text: string | undefined) => {
  const said = text?.trim().toLowerCase();
  return said
    ? withTime(
        '',
        said
          .replace(/\s?(?:-|–)\s?|\s+to\s+/, ' to ')
          .replace(/(\d)\s(am|pm)/g, '$1$2')
          .replace(/:/g, '.'),
      )
    : '';
};
const dayWord = (text: string) =>
  fullDays.find((name) => name.toLowerCase().startsWith(text.toLowerCase().slice(0, 3))) ?? text;
const capitalDays = (text: string) =>
  text
    .replace(new RegExp(`\\b${dayName}\\b`, 'gi'), (word) =>
      /days$/i.test(word) ? `${dayWord(word)}s` : dayWord(word),
    )
    .replace(/&/g, 'and');
