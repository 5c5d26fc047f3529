import { plainDigits } from '../plainDigits';
import { readWrittenTime, type WrittenTime } from './writtenTime';
import { isoOf } from './zones';

/** What is first where a date is written in figures only, the year last. */
export type DateOrder = 'day' | 'month';

/** A date as a file has it. */
export interface WrittenDate {
  /** `2026-11-03`. */
  readonly day: string;
  /** Undefined where only the day was written. */
  readonly time: WrittenTime | undefined;
  /** Minutes ahead of UTC, where the file says; otherwise the time is one of the own clock. */
  readonly offset: number | undefined;
  /** Which order it needs; undefined where both say the same day, or its form says it by itself. */
  readonly order: DateOrder | 'either' | undefined;
}

/**
 * A date of a file: 2026-11-03, 20261103, 3/11/2026, 03.11.26, 3 Nov 2026, Nov 3, 2026, 3. März 2026, 2026年11月3日, each with a
 * time or without; a spreadsheet's count of days. Undefined where it is none, or no date in this order.
 */
export function readWrittenDate(text: string, order: DateOrder): WrittenDate | undefined {
  // Most cells of most files are no date, and no date is longer than this.
  if (text.length > 80 || !/\p{Nd}/u.test(text)) return undefined;
  const plain = plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
  const counted = countedDate(plain);
  if (counted) return counted;
  const found = figures(plain, order) ?? worded(plain);
  if (!found || !exists(found.year, found.month, found.date)) return undefined;
  const rest = timeIn(found.rest);
  return rest && { day: isoDay(found.year, found.month, found.date), ...rest, order: found.order };
}

/** The moment (UTC, ISO 8601) of a written date on the clock of a zone; `time` where it has none. */
export function momentOfWritten(
  { day, time, offset }: WrittenDate,
  zone: string,
  usual: Pick<WrittenTime, 'hour' | 'minute'>,
): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const { hour, minute, second } = { second: 0, ...(time ?? usual) };
  if (offset === undefined) return isoOf({ year, month, day: date, hour, minute, second }, zone);
  return new Date(Date.UTC(year, month - 1, date, hour, minute - offset, second)).toISOString();
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly rest: string;
  readonly order: WrittenDate['order'];
}

/** A year of two figures: 70 to 99 are of the last century, as spreadsheets have it. */
const fullYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);

function figures(text: string, order: DateOrder): Parts | undefined {
  const yearFirst =
    /^(\d{4})(?:([-/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?|年\s?(\d{1,2})月\s?(\d{1,2})日|년\s?(\d{1,2})월\s?(\d{1,2})일|(\d{2})(\d{2})(?!\d))(.*)$/s.exec(
      text,
    );
  if (yearFirst) {
    const [, year = '', , ...others] = yearFirst;
    const [month, date] = others.slice(0, -1).filter((part) => part !== undefined);
    return {
      year: Number(year),
      month: Number(month),
      date: Number(date),
      rest: others.at(-1) ?? '',
      order: undefined,
    };
  }
  const yearLast = /^(?:\p{L}{2,}\.?,? )?(\d{1,2})([-/. ])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)\.?(.*)$/su.exec(text);
  if (!yearLast) return undefined;
  const [, first = '', sign = '', second = '', year = '', rest = ''] = yearLast;
  const [one, two] = [Number(first), Number(second)];
  // Dots are behind the day wherever they are used: 12.01.2026 is in January.
  const own = sign === '.' ? 'day' : order;
  const [date, month] = own === 'day' ? [one, two] : [two, one];
  return { year: fullYear(year), month, date, rest, order: orderNeeded(one, two, sign) };
}

function orderNeeded(one: number, two: number, sign: string): Parts['order'] {
  if (sign === '.' || one === two) return undefined;
  if (one > 12) return 'day';
  return two > 12 ? 'month' : 'either';
}

function worded(text: string): Parts | undefined {
  // "Tuesday, 3 November 2026": the weekday is only said along.
  const plain = text.replace(/^\p{L}{2,}\.?,? (?=\d|\p{L}{3,}\.? \d)/u, (weekday) =>
    monthNamed(weekday) ? weekday : '',
  );
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?[ -]?(?:de |of |d’|d')?(\p{L}[\p{L}\p{M}]{2,})\.?,?[ -]?(?:de |del )?['’]?(\d{4}|\d{2})(?!\d)\.?(?: ?г\.?)?(.*)$/su.exec(
      plain,
    );
  const monthFirst =
    /^(\p{L}[\p{L}\p{M}]{2,})\.?[ -](\d{1,2})(?:st|nd|rd|th|\.)?,?[ -]['’]?(\d{4}|\d{2})(?![\d:])(.*)$/su.exec(plain);
  const [name, date, year, rest] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[3], dayFirst[4]]
    : [monthFirst?.[1], monthFirst?.[2], monthFirst?.[3], monthFirst?.[4]];
  const month = name && monthNamed(name);
  return month
    ? { year: fullYear(year ?? ''), month, date: Number(date), rest: rest ?? '', order: undefined }
    : undefined;
}

/** A spreadsheet's days since the end of 1899, as it writes dates that nobody formatted; 36526 is the first day of 2000. */
function countedDate(text: string): WrittenDate | undefined {
  const [, days, part = '0'] = /^(\d{5})(?:[.,](\d{1,12}))?$/.exec(text) ?? [];
  if (days === undefined || Number(days) < 20_000 || Number(days) > 80_000) return undefined;
  const seconds = Math.round(Number(`0.${part}`) * 86_400);
  const day = new Date(Date.UTC(1899, 11, 30 + Number(days))).toISOString().slice(0, 10);
  const time = {
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
  return { day, time: seconds > 0 ? time : undefined, offset: undefined, order: undefined };
}

/** A time and an offset behind the day; undefined where something else is there. */
function timeIn(rest: string): Pick<WrittenDate, 'time' | 'offset'> | undefined {
  const text = rest.replace(/^[\s,;T]+|^ ?-(?= )/gu, '').trim();
  if (!text) return { time: undefined, offset: undefined };
  const [, clock = '', zone = ''] =
    /^(.*?)\s*(Z|UTC|GMT|(?:UTC|GMT)?[+−-]\d{1,2}(?::?\d{2})?)?(?: ?\([^)]*\))?$/iu.exec(text) ?? [];
  const time = readWrittenTime(clock.replace(/^- /, ''));
  if (!time) return undefined;
  const [, sign, hours = '0', minutes = '0'] = /([+−-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1);
  return { time, offset: zone ? (sign ? ahead : 0) : undefined };
}

const isoDay = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

function exists(year: number, month: number, date: number): boolean {
  if (year < 1000 || year > 2999 || month < 1 || month > 12) return false;
  return date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const languages = 'en de fr es it pt nl da sv nb fi pl cs sk sl hr hu ro et lv lt tr el bg uk ru id'.split(' ');
let monthNames: ReadonlyMap<string, number> | undefined;

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/**
 * 1 to 12 of a month's name, whole or shortened, in the languages that people here keep their files in. A name that means
 * another month elsewhere is none: "listopada" is November in Poland and October in Croatia.
 */
function monthNamed(name: string): number | undefined {
  monthNames ??= readMonthNames();
  return monthNames.get(plainName(name)) || undefined;
}

function readMonthNames(): Map<string, number> {
  const names = new Map([['sept', 9]]);
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      const inDate = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      for (let at = 1; at <= 12; at += 1) {
        const date = new Date(Date.UTC(2026, at - 1, 1));
        const part = inDate.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        for (const word of [part, alone.format(date)].map(plainName)) {
          if (word.length > 2) names.set(word, (names.get(word) ?? at) === at ? at : 0);
        }
      }
    }
  }
  return names;
}
