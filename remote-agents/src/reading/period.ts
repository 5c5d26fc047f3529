import { addDays, ownDay, ownFields } from '@steps/platform';
import { type FoundPeriod, months, moved, ofMonth, pastWords, unitAt, yearOfMonth } from './calendarUnits';
import { dayIn, isDone } from './dayIn';
import { holidayIn } from './holidays';
import { madeIn } from './madePeriods';
import { amountOf, countWords } from './words';
import { yearPartIn } from './yearParts';

const spot = (found: RegExpExecArray): { readonly at: number; readonly end: number } => ({
  at: found.index,
  end: found.index + found[0].length,
});

const amount = String.raw`(\d+|an?|${countWords.join('|')})`;

/** The period that a question names, on the own clock; the first one, when there are two. */
export function periodIn(typed: string, now: Date): FoundPeriod | undefined {
  // "Since the start of October" is since October.
  const question = inPlainDays(typed)
    .replace(/\b(?:the )?(?:start|beginning) of\b/gi, (words) => ' '.repeat(words.length))
    // "Before 10 tomorrow" is on no day before: the hour is left to be named.
    .replace(
      /\b(?:before|after|from|until|till|by) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m| o['’]clock)?(?= (?:today|tomorrow|on|this|yesterday)\b)/giu,
      (words) => ' '.repeat(words.length),
    )
    // "The next few days" are three, as chrono-node has it; "a couple" are two.
    .replace(
      /(?<=\b(?:next|coming|last|past) )(few|couple(?: of)?)(?= (?:days|weeks|months|quarters|years)\b)/gi,
      (words) => (/few/i.test(words) ? '3' : '2').padEnd(words.length),
    )
    // "The next week or two" are two weeks.
    .replace(/(?<=\b(?:next|coming|last|past) )(day|week|month)(?= or two\b) or two/gi, (words, unit: string) =>
      `2 ${unit}s`.padEnd(words.length),
    )
    // "Since the end of June" begins after it.
    .replace(/\b(?:since|after) (?:the )?end of (?=\p{L}{3})/giu, (words) => 'after'.padEnd(words.length))
    // "Before the end of June" is until June, all of it.
    .replace(/\b(?:before|by|until|till) (?:the )?end of (?=\p{L}{3})/giu, (words) => 'until'.padEnd(words.length));
  const text = question.toLowerCase();
  const today = ownDay(now);
  const whole = inPlainDays(typed).toLowerCase();
  const plain: readonly ((said: string, asked: string) => FoundPeriod | undefined)[] = [
    (said) => namedQuarter(said, today),
    (said) => yearPartIn(said, today),
    (said, asked) => holidayIn(said, today, pastWords.test(asked)),
    (said, asked) => theWeekend(said, today, asked),
    (said) => calendarUnit(said, today),
    (said, asked) => counted(said, today, asked),
    (said, asked) => namedMonth(said, today, asked),
    (said) => yearBound(said),
    (said, asked) => dayIn(said, now, asked),
  ];
  const firstOf = (said: string, fits: (found: FoundPeriod) => boolean, asked = said): FoundPeriod | undefined => {
    for (const read of plain) {
      const found = read(said, asked);
      if (found && fits(found)) return found;
    }
    return undefined;
  };
  return (
    endOf(typed.toLowerCase(), today) ??
    madeIn(whole, today, (said) => firstOf(said, ({ at }) => at === 0, whole)) ??
    firstOf(text, () => true)
  );
}

const days: Readonly<Record<string, string>> = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
};

/** "12.11." and "November 15" as chrono-node takes them for days: "12/11", "15 November". */
const inPlainDays = (text: string): string =>
  text
    .replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})(?:\.(?!\d)|(?=\.\d{4}\b))/g, (said, day: string, month: string) =>
      Number(month) > 12 ? said : `${day}/${month}`.padEnd(said.length),
    )
    .replace(
      new RegExp(String.raw`\b(first|second|third|fourth|fifth) of (?=${months.join('|')})`, 'gi'),
      (said, day: string) => `${days[day.toLowerCase()]} of `.padEnd(said.length),
    )
    .replace(new RegExp(String.raw`\b(${months.join('|')}) (\d{1,2}(?:st|nd|rd|th)?)\b(?![.,:]\d)`, 'gi'), '$2 $1');

/** "By the end of the month", "before year end". */
function endOf(text: string, today: string): FoundPeriod | undefined {
  const unit = '(week|month|quarter|year)';
  const found = new RegExp(
    String.raw`\b(?:before|by|until|till|between (?:now|today) and) (?:the )?(?:end of (?:(?:the|this) )?(next )?${unit}\b|(month|quarter|year)[- ]end\b)`,
  ).exec(text);
  if (!found) return undefined;
  const { until } = unitAt(today, found[2] ?? found[3] ?? 'week', found[1] ? 1 : 0);
  return { ...spot(found), ...(found[0].startsWith('between') && { from: today }), until, words: found[0] };
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

/** "Before the weekend", "since the weekend". */
function theWeekend(text: string, today: string, asked: string): FoundPeriod | undefined {
  const found = /\b(?:(since|before|after|until|by|over|at|on|for) )?(?:the|this) weekend\b/.exec(text);
  if (!found) return undefined;
  const [words, word] = found;
  const { from, until } = unitAt(
    today,
    'weekend',
    word === 'since' || (word !== 'before' && word !== 'by' && isDone.test(asked)) ? -1 : 0,
  );
  if (word === 'since') return { ...spot(found), from, words };
  if (word === 'after') return { ...spot(found), from: addDays(until, 1), words };
  if (word === 'before') return { ...spot(found), until: addDays(from, -1), words };
  return { ...spot(found), ...(word !== 'until' && word !== 'by' && { from }), until, words };
}

function counted(text: string, today: string, asked: string): FoundPeriod | undefined {
  const unit = '(day|week|fortnight|month|quarter|year)s?';
  // "More than a month ago" is until the day before that.
  const ago = new RegExp(String.raw`\b(?:over|more than|longer than) ${amount} ${unit} ago\b`).exec(text);
  if (ago) return { ...spot(ago), until: addDays(moved(today, ago[2] ?? 'day', -amountOf(ago[1])), -1), words: ago[0] };
  const last = new RegExp(
    String.raw`\b(?:in|within|over|during|for)?\s*(?:the\s+)?(?:last|past)\s+${amount}\s+${unit}\b`,
  ).exec(text);
  const span = last ?? new RegExp(String.raw`\b(?:in|within|over|for)\s+${amount}\s+${unit}\b`).exec(text);
  const back = last ?? (negations.test(asked) ? span : null);
  if (back) {
    const from = moved(today, back[2] ?? 'day', -amountOf(back[1]));
    return {
      ...spot(back),
      from,
      until: today,
      words: `in the last ${back[1]} ${plural(back)}`,
      ...(!last && { isSpan: true }),
    };
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
  // "Due within two weeks" is on any day until then.
  const within = new RegExp(String.raw`\b(?:within|inside) (?:the )?(?:next )?${amount} ${unit}\b`).exec(text);
  // "Solved within a day" says how long it took.
  const isTaken = within && /\p{L}ed $/u.test(text.slice(0, within.index));
  if (within && !isTaken && !pastWords.test(asked)) {
    const until = moved(today, within[2] ?? 'day', amountOf(within[1]));
    return { ...spot(within), from: today, until, words: `in the next ${within[1]} ${plural(within)}` };
  }
  const ahead =
    new RegExp(String.raw`\b(?:in|within|over|during)?\s*(?:the\s+)?(?:next|coming)\s+${amount}\s+${unit}\b`).exec(
      text,
    ) ?? /\b(?:(?:in|within|over|during) )?(?:the )?(?:next|coming)( fortnight)\b/.exec(text);
  // "In the next week" begins today; "next week" is the one on the calendar.
  const soon = /\b(?:in|within|over|during) the (?:next|coming) (day|week|month|quarter|year)\b/.exec(text);
  if (!ahead && soon) {
    const until = moved(today, soon[1] ?? 'day', 1);
    return { ...spot(soon), from: today, until, words: `in the next ${soon[1]}` };
  }
  if (ahead) {
    const until = moved(today, ahead[2] ?? 'fortnight', ahead[2] ? amountOf(ahead[1]) : 1);
    return {
      ...spot(ahead),
      from: today,
      until,
      words: ahead[2] ? `in the next ${ahead[1]} ${plural(ahead)}` : 'in the next fortnight',
    };
  }
  return undefined;
}

const plural = ([, count = '', unit = '']: RegExpExecArray): string => (amountOf(count) === 1 ? unit : `${unit}s`);

function namedMonth(text: string, today: string, asked: string): FoundPeriod | undefined {
  const found = new RegExp(
    String.raw`(?<!\d(?:st|nd|rd|th) )\b(in|during|for|this|last|next|of)\s+(${months.join('|')})(?:\s+(\d{4}))?\b`,
  ).exec(text);
  const year = /\b(?:in|during|for|of|compared (?:to|with)|versus|vs\.?|than|against)\s+((?:19|20)\d\d)\b/.exec(text);
  if (!found && year) return { ...spot(year), ...ofMonth(Number(year[1]), 1, 12), words: `in ${year[1]}` };
  if (!found) return undefined;
  const month = months.indexOf(found[2] ?? '') + 1;
  const present = ownFields(today);
  // "Last November" is over, and "next March" has not begun.
  const away = { last: month < present.month ? 0 : -1, next: month > present.month ? 0 : 1 }[found[1] ?? ''];
  const near = away === undefined ? yearOfMonth(asked, month, today) : present.year + away;
  const ofYear = found[3] ? Number(found[3]) : near;
  const name = (found[2] ?? '').replace(/^./, (letter) => letter.toUpperCase());
  return { ...spot(found), ...ofMonth(ofYear, month), words: `in ${name} ${ofYear}` };
}

/** "Before 2026" is until the end of 2025, "since 2025" from its beginning. */
function yearBound(text: string): FoundPeriod | undefined {
  const found = /\b(before|since|after|until)\s+((?:19|20)\d\d)\b(?!\s*[-/.]?\d)/.exec(text);
  if (!found) return undefined;
  const [, word, year] = found;
  const { from, until } = ofMonth(Number(year) - (word === 'before' ? 1 : 0) + (word === 'after' ? 1 : 0), 1, 12);
  const isUntil = word === 'before' || word === 'until';
  return { ...spot(found), ...(isUntil ? { until } : { from }), words: `${word} ${year}` };
}

const negations = /\b(no|not|never|nobody|none|without|hasnt|havent|didnt|\p{L}+n['’]?t)\b/u;
