import { addDays, dayOfParts, daysBetween, daysIntoWeek, ownFields } from '@steps/platform';
import { type FoundPeriod, months, moved, ofMonth, unitAt } from './calendarUnits';
import { amountOf, countWords } from './words';

/** Days from one to another, and how many letters say so. */
interface Said {
  readonly from: string;
  readonly until: string;
  readonly length: number;
  /** Both ends are said, whatever word is before them. */
  readonly isRange?: boolean;
  /** "Before the end of June" is until June, all of it. */
  readonly isEnd?: boolean;
}

/** Reads the days that a text begins with; none where it begins with something else. */
export type ReadDays = (text: string) => FoundPeriod | undefined;

const amount = String.raw`(\d+|an?|${countWords.join('|')})`;
const unit = '(day|week|fortnight|month|quarter|year)';
const aMonth = new RegExp(`^(?:of )?(?:${months.join('|')})\\b`);
/** "Before the end of June" is read as until June, the nearest one. */
const endOfMonth = new RegExp(
  `^\\S+ (?:the )?end of (?:${months.join('|')})\\b(?!,? (?:of )?(?:\\d{4}|last|this|next))`,
);
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const weekday = `(${weekdays.join('|')})s?`;
const which = '(this|last|previous|next|coming|current)';
const bounds =
  /^(?:(since|from|after|before|until|till|by|no later than|on or before|on or after|up to|up until|starting|as of) |(?:in|on|at|during|for|over|within|throughout|of|due|due by) )?(?:the )?/;

/** What such days begin with; nothing else is looked at. */
const begins = new RegExp(
  `^(?:early|late|mid|middle|very|tail|start|beginning|end|close|rest|remainder|final|same|past|later|earlier|yesterday|today|tomorrow|now|in|between|from|cob|eo[dpwmy]|weekend|w\\/|q[1-4]|h[12]|\\d|${[which.slice(1, -1), unit.slice(1, -1), ...countWords, ...weekdays, ...months, 'an?', 'first', 'second', 'third', 'fourth'].join('|')})`,
);

const stepOf = (word: string | undefined): number =>
  /^(?:last|previous)$/.test(word ?? '') ? -1 : /^(?:next|coming)$/.test(word ?? '') ? 1 : 0;

/**
 * Days that are said by other days, on a text in small letters: "late November", "a week on Friday", "the rest of the month",
 * "today or tomorrow", "between the 1st and the 15th". The first one; `plain` reads those that stand alone.
 */
export function madeIn(text: string, today: string, plain: ReadDays): FoundPeriod | undefined {
  const read = new MadeDays(today, plain, /\b(?:compar\w+|versus|vs|differen\w+|than)\b/.test(text));
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}'’/.:£-])[\p{L}\p{N}]/gu)) {
    const rest = text.slice(index);
    // "The 3rd of January 2027" is no month.
    if (/\d(?:st|nd|rd|th)? (?:of )?$/.test(text.slice(0, index)) && aMonth.test(rest)) continue;
    const [lead, word] = bounds.exec(rest) ?? [''];
    if (!begins.test(rest.slice(lead.length))) continue;
    const found = read.made(rest.slice(lead.length), lead);
    if (!found) continue;
    if (found.isEnd && word && endOfMonth.test(rest)) return undefined;
    const end = index + lead.length + found.length;
    return { at: index, end, words: text.slice(index, end), ...boundBy(word, found) };
  }
  return undefined;
}

/** "Since …" has no end, "before …" none before it. */
function boundBy(word: string | undefined, { from, until, isRange, isEnd }: Said): Pick<FoundPeriod, 'from' | 'until'> {
  if (word === undefined || isRange) return { from, until };
  if (word === 'after') return { from: addDays(until, 1) };
  if (word === 'before' && !isEnd) return { until: addDays(from, -1) };
  return /^(?:since|from|on or after|starting|as of)$/.test(word) ? { from } : { until };
}

class MadeDays {
  readonly #today: string;
  readonly #plain: ReadDays;
  readonly #isCompared: boolean;

  constructor(today: string, plain: ReadDays, isCompared: boolean) {
    this.#today = today;
    this.#plain = plain;
    this.#isCompared = isCompared;
  }

  /** What a text begins with, where it is made of other days; `lead`: the words before it. */
  made(text: string, lead = ''): Said | undefined {
    return this.#together(text, lead) ?? this.#single(text, lead);
  }

  /** The same, or days that stand alone. */
  #whole(text: string, lead = ''): Said | undefined {
    const [the = ''] = /^(?:on |in )?(?:the )?/.exec(text) ?? [];
    const rest = text.slice(the.length);
    const found = this.#single(rest, lead || the) ?? this.#alone(rest);
    return found && longer(found, the.length);
  }

  #alone(text: string): Said | undefined {
    // "May" alone is a verb as well.
    const isMonth = new RegExp(`^(?:${months.join('|')})\\b(?! \\d{1,2}\\b)`).test(text);
    const found = this.#plain(isMonth ? `in ${text}` : text);
    return found?.at === 0 && found.from !== undefined && found.until !== undefined && !found.isSpan
      ? { from: found.from, until: found.until, length: found.end - (isMonth ? 3 : 0) }
      : undefined;
  }

  #single(text: string, lead: string): Said | undefined {
    return (
      this.#part(text) ??
      this.#rest(text) ??
      this.#away(text) ??
      this.#weekOf(text) ??
      this.#besideNext(text) ??
      this.#weekdayOf(text) ??
      this.#ofYear(text) ??
      this.#hoursBack(text) ??
      this.#dayOfMonth(text, lead) ??
      this.#endNow(text)
    );
  }

  /** What has parts: "the year" is this one, and a single day has none. */
  #several(text: string): Said | undefined {
    const [unit] = /^(?:week|month|quarter|year)\b/.exec(text) ?? [];
    if (unit) return { ...unitAt(this.#today, unit, 0), length: unit.length };
    const base = this.#whole(text);
    return base && base.from !== base.until ? base : undefined;
  }

  /** "Late November", "the first week of December", "the beginning of the year". */
  #part(text: string): Said | undefined {
    const head =
      /^(?:(early(?: on)?|late|mid)(?:[ -](?:of|in))?|((?:very )?(?:start|beginning)|middle|(?:tail |very )?end) of|(first|second|third|fourth|last) (week|half|few days|fortnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:of|in))[ -](?:the )?/.exec(
        text,
      );
    if (!head) return undefined;
    const base = this.#several(text.slice(head[0].length));
    if (!base) return undefined;
    const days = partOf(base, head[3] ? `${head[3]} ${head[4]}` : (head[1] ?? head[2] ?? ''));
    return days && { ...days, length: head[0].length + base.length, isEnd: head[2]?.endsWith('end') === true };
  }

  /** "The rest of the week", "later this month", "earlier this year". */
  #rest(text: string): Said | undefined {
    const head = /^(rest|remainder|later|earlier)(?: on)?(?: of| in)? (?:the )?/.exec(text);
    if (!head) return undefined;
    const base = this.#several(text.slice(head[0].length));
    const today = this.#today;
    if (!base || base.from > today || base.until < today) return undefined;
    // What is later this week is not today.
    const first = head[1] === 'earlier' ? base.from : head[1] === 'later' ? addDays(today, 1) : today;
    const days = { from: first, until: head[1] === 'earlier' ? today : base.until };
    return { ...days, length: head[0].length + base.length };
  }

  /** "Two weeks from tomorrow", "a week on Friday", "Friday week", "in a fortnight", "in 3 days' time". */
  #away(text: string): Said | undefined {
    const head = new RegExp(
      String.raw`^${amount} ${unit}s?(?:['’]s?)? (?:(from|after|before|on) |(?=today|tomorrow))`,
    ).exec(text);
    const base = head && this.#whole(text.slice(head[0].length));
    if (head && base) {
      const day = moved(base.from, head[2] ?? 'day', (head[3] === 'before' ? -1 : 1) * amountOf(head[1]));
      return { from: day, until: day, length: head[0].length + base.length };
    }
    const time = new RegExp(String.raw`^(?:in )?${amount} ${unit}s?(?:['’]s?)? time\b`).exec(text);
    const fortnight = /^in (a|\d|two|three) fortnights?\b/.exec(text);
    const ahead = time ?? fortnight;
    if (ahead) {
      const day = moved(this.#today, time?.[2] ?? 'fortnight', amountOf(ahead[1]));
      return { from: day, until: day, length: ahead[0].length };
    }
    const day = new RegExp(String.raw`^(?:${weekday}|today|tomorrow) (week|fortnight)\b`).exec(text);
    const start = day && this.#alone(text.slice(0, day[0].lastIndexOf(' ')));
    if (!day || !start) return undefined;
    const from = moved(start.from, day[2] ?? 'week', 1);
    return { from, until: from, length: day[0].length };
  }

  /** "The week commencing 23 November", "w/c Monday", "the week of the 7th". */
  #weekOf(text: string): Said | undefined {
    const head =
      /^(?:week (commencing|beginning|starting|of|with|ending)(?: on)?|w\/c|w\/b|(w\/e)) (?:the )?(?=\S)/.exec(text);
    const base = head && this.#whole(text.slice(head[0].length), 'the ');
    if (!head || !base) return undefined;
    const isEnding = head[1] === 'ending' || head[2] !== undefined;
    const from = isEnding ? addDays(base.until, -6) : addDays(base.from, -daysIntoWeek(base.from));
    return { from, until: isEnding ? base.until : addDays(from, 6), length: head[0].length + base.length };
  }

  /** "The week after next", "the month before last". */
  #besideNext(text: string): Said | undefined {
    const found = /^(week|weekend|month|quarter|year) (after next|before last)\b/.exec(text);
    if (!found) return undefined;
    return {
      ...unitAt(this.#today, found[1] ?? 'week', found[2] === 'after next' ? 2 : -2),
      length: found[0].length,
    };
  }

  /** "Tuesday last week", "next week on Friday". */
  #weekdayOf(text: string): Said | undefined {
    const found =
      new RegExp(String.raw`^${weekday},?(?: of| in)? (?:the )?${which} week\b`).exec(text) ??
      new RegExp(String.raw`^${which} week,?(?: on)? ${weekday}\b`).exec(text);
    if (!found) return undefined;
    const [day, word] = weekdays.includes(found[1] ?? '') ? [found[1], found[2]] : [found[2], found[1]];
    const monday = unitAt(this.#today, 'week', stepOf(word)).from;
    const from = addDays(monday, (weekdays.indexOf(day ?? '') + 6) % 7);
    return { from, until: from, length: found[0].length };
  }

  /** "The last quarter of 2025", "November last year", "the same month last year". */
  #ofYear(text: string): Said | undefined {
    const year = String.raw`(?:,? (?:of |in )?(?:the )?(?:${which} year\b|((?:19|20)\d\d)\b))`;
    const found = new RegExp(
      String.raw`^(?:(?:(first|second|third|fourth|last|final) quarter|q([1-4]))|((?:first|second) half|h[12])|(${months.join('|')})|(?:same|this) (week|month|quarter|day))${year}`,
    ).exec(text);
    if (!found) return undefined;
    const present = ownFields(this.#today);
    const [said, ordinal, q, half, month, same, word, named] = found;
    const of = named ? Number(named) : present.year + stepOf(word);
    const length = said.length;
    if (same) {
      const days = same === 'day' ? { from: this.#today, until: this.#today } : unitAt(this.#today, same, 0);
      const away = (of - present.year) * 12;
      return { from: moved(days.from, 'month', away), until: endMoved(days.until, away), length };
    }
    if (month) return { ...ofMonth(of, months.indexOf(month) + 1), length };
    if (half) return { ...ofMonth(of, /^(?:first|h1)/.test(half) ? 1 : 7, 6), length };
    const quarter = q ? Number(q) : ['first', 'second', 'third', 'fourth'].indexOf(ordinal ?? '') + 1 || 4;
    return { ...ofMonth(of, quarter * 3 - 2, 3), length };
  }

  /** "The last 24 hours" are today and the days that they reach into. */
  #hoursBack(text: string): Said | undefined {
    const found = /^(last|past|previous|next|coming) (?:(\d{1,3}|few|couple of) )?(?:hours?|hrs?)\b/.exec(text);
    if (!found) return undefined;
    const days = Math.ceil(Number(/^\d+$/.test(found[2] ?? '') ? found[2] : 1) / 24);
    const away = addDays(this.#today, /^(?:next|coming)$/.test(found[1] ?? '') ? days : -days);
    const [from, until] = away < this.#today ? [away, this.#today] : [this.#today, away];
    return { from, until, length: found[0].length };
  }

  /** "On the 20th", "the 1st of next month": the nearest that fits, as chrono-node reads a day with its month. */
  #dayOfMonth(text: string, lead: string): Said | undefined {
    const found = new RegExp(
      String.raw`^(\d{1,2})(?:st|nd|rd|th)(?: (?:of|in) (?:the |${which} )month| ${which} month)?(?=$|[?.!,;]|\s(?!of\b|in\b|deal|ticket|quote|task|contact|one\b|largest|biggest|oldest|best|week|quarter|half|century|place|time\b))`,
    ).exec(text);
    if (!found || !/\bthe $|^(?:on|by|since|until|till|before|after|from) $/.test(lead)) return undefined;
    const { year, month } = ownFields(this.#today);
    const day = Number(found[1]);
    const said = found[2] ?? found[3];
    const isNamed = found[0].includes('month');
    const of = (step: number) => dayOfParts(year, month + step, day);
    // Who says no month means the next one, or what is just over: nearer by its tense.
    const near = this.#plain(`${day} ${months[month - 1]}`)?.from;
    const isOver = of(0) < this.#today;
    const step = isNamed ? stepOf(said) : isOver && near !== undefined && near > this.#today ? 1 : 0;
    const from = of(step);
    return Number(from.slice(8)) === day ? { from, until: from, length: found[0].length } : undefined;
  }

  /** "Close of play Friday", "EOD", "EOW". */
  #endNow(text: string): Said | undefined {
    const found =
      /^(?:(?:close|end) of (?:play|business|(?:the )?day)|cob|eod|eop)\b(?: (?:on )?(?=\p{L}))?|^(eow|eom|eoy)\b/u.exec(
        text,
      );
    if (!found) return undefined;
    const short = { eow: 'week', eom: 'month', eoy: 'year' }[found[1] ?? ''];
    if (short) return { from: this.#today, until: unitAt(this.#today, short, 0).until, length: found[0].length };
    const base = this.#alone(text.slice(found[0].length));
    const day = base?.until ?? this.#today;
    return { from: day, until: day, length: found[0].trimEnd().length + (base ? base.length + 1 : 0) };
  }

  /** "Today or tomorrow", "between Monday and Wednesday", "1/11 to 10/11". */
  #together(text: string, lead: string): Said | undefined {
    const head = /^(?:between|from) (?:the )?/.exec(`${lead}${text}`)?.[0] ?? '';
    const isRange = head !== '';
    const at = Math.max(0, head.length - lead.length);
    const own = text.slice(at);
    // The first is what stands before the word between them: "1 November to 15 November" is no year 15.
    const cut = own.search(/,? (?:or|and\/or|and|to|until|till|through|up to|-|–|&|as well as) /);
    const said = cut > 0 && cut < 40 ? own.slice(0, cut) : undefined;
    const whole = said === undefined ? undefined : this.#whole(said, lead);
    const first = whole && whole.length === said?.length ? whole : this.#bareStart(own, isRange);
    if (!first) return undefined;
    const rest = own.slice(first.length);
    const join = /^(,? ?(?:or|and\/or|and|to|until|till|through|up to|-|–|&|as well as)) (?:in |on |the |by )*/.exec(
      rest,
    );
    if (!join) return undefined;
    const behind = rest.slice(join[0].length);
    const isUnion = /or|and|well as|&/.test(join[1] ?? '') && !isRange;
    // "Compare October and November" takes them apart.
    if (isUnion && this.#isCompared) return undefined;
    const second = this.#beside(first, behind, own) ?? this.#whole(behind, 'the ');
    if (!second) return undefined;
    const length = at + first.length + join[0].length + second.length;
    if (isUnion) {
      const [a, b] = first.from <= second.from ? [first, second] : [second, first];
      return b.from <= addDays(a.until, 1)
        ? { from: a.from, until: b.until > a.until ? b.until : a.until, length }
        : undefined;
    }
    const from = first.from || `${second.from.slice(0, 8)}${(/\d+/.exec(own)?.[0] ?? '').padStart(2, '0')}`;
    const until = second.until >= from ? second.until : later(second, rest.slice(join[0].length), from);
    return until !== undefined && from <= until ? { from, until, length, isRange: true } : undefined;
  }

  /** "Between 1 and 15 November": the first has the month of the second. "From now to …" begins today. */
  #bareStart(text: string, isRange: boolean): Said | undefined {
    const now = isRange ? /^(?:now|today)\b/.exec(text) : undefined;
    if (now) return { from: this.#today, until: this.#today, length: now[0].length };
    const bare = isRange ? /^(?:the )?\d{1,2}(?:st|nd|rd|th)?(?= (?:and|to|until|till) )/.exec(text) : undefined;
    return bare ? { from: '', until: '', length: bare[0].length } : undefined;
  }

  /** "This week or next", "last month or the one before". */
  #beside(first: Said, text: string, whole: string): Said | undefined {
    const found =
      /^(?:(?:week|month|quarter|year|day|one) (after(?: that)?|before(?: that)?)|(next)(?= *$|[?.!,]))/.exec(text);
    const kind = /\b(week|month|quarter|year|weekend)\b/.exec(whole.slice(0, first.length))?.[1];
    if (!found || !kind) return undefined;
    return { ...unitAt(first.from, kind, found[1]?.startsWith('before') ? -1 : 1), length: found[0].length };
  }
}

const longer = (one: Said, more: number): Said => ({ ...one, length: one.length + more });

/** A last day so many months away: that of a month stays its last. */
const endMoved = (day: string, count: number): string => {
  const { year, month } = ownFields(day);
  const isLast = addDays(day, 1).slice(8) === '01';
  return isLast ? ofMonth(year, month + count).until : moved(day, 'month', count);
};

/** The end of a range that was found before its start: the next such weekday or month. */
function later({ until }: Said, words: string, from: string): string | undefined {
  if (new RegExp(`^${weekday}`).test(words)) return addDays(until, 7 * Math.ceil(daysBetween(until, from) / 7));
  return new RegExp(`^(?:${months.join('|')})`).test(words) && !/\b(?:19|20)\d\d\b/.test(words)
    ? endMoved(until, 12)
    : undefined;
}

/** Early, mid and late are thirds; of a month ten days each, of longer ones months. */
function partOf({ from, until }: Said, said: string): Pick<Said, 'from' | 'until'> | undefined {
  const days = daysBetween(from, until) + 1;
  const { year, month } = ownFields(from);
  const span = (first: number, count: number) => {
    const start = addDays(from, first);
    const end = addDays(start, count - 1);
    return { from: start, until: end < until ? end : until };
  };
  const [, ordinal = '', piece = ''] = /^(first|second|third|fourth|last) (.+)$/.exec(said) ?? [];
  const nth = ['first', 'second', 'third', 'fourth'].indexOf(ordinal);
  if (piece.endsWith('day')) {
    const away = (weekdays.indexOf(piece) - ownFields(from).weekday + 7) % 7;
    const first = addDays(from, away + 7 * Math.max(0, nth));
    const last = addDays(until, -((ownFields(until).weekday - weekdays.indexOf(piece) + 7) % 7));
    const day = ordinal === 'last' ? last : first;
    return day <= until && days <= 31 ? { from: day, until: day } : undefined;
  }
  if (piece === 'half') {
    if (days > 100) return nth === 0 ? ofMonth(year, month, 6) : { from: ofMonth(year, month + 6).from, until };
    const middle = Math.floor(days / 2);
    return nth === 0 ? span(0, middle) : { from: addDays(from, middle), until };
  }
  if (piece) {
    const length = piece === 'week' ? 7 : piece === 'fortnight' ? 14 : 3;
    return ordinal === 'last' ? { from: addDays(until, 1 - length), until } : span(length * nth, length);
  }
  const isFirst = /^early|start$|beginning$/.test(said);
  const isMiddle = /^mid/.test(said);
  if (days > 31) {
    const isShort = /start$|beginning$|end$/.test(said);
    const count = isShort ? 1 : Math.round(days / 91);
    const total = Math.round(days / 30.4);
    const first = isFirst ? 0 : isMiddle ? Math.floor((total - count) / 2) : total - count;
    return ofMonth(year, month + first, count);
  }
  if (days <= 7) return isFirst ? span(0, 2) : isMiddle ? span(2, 1) : { from: addDays(from, 3), until };
  return isFirst ? span(0, 10) : isMiddle ? span(10, 10) : { from: addDays(from, 20), until };
}
