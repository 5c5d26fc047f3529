import { icalTime, isoOfIcal } from '@steps/platform/src/core/calendar/icalTime';
import { isSecondMoment, momentOf } from '@steps/platform/src/core/calendar/zones';
import { dayMs } from '@steps/platform/src/core/calendarDay';
import ICAL from 'ical.js';
import type { Meeting, MeetingOverride } from './meeting';

/** One time that a meeting takes place. */
export interface Occurrence {
  /** Different for every occurrence. */
  readonly key: string;
  /** The meeting with the times and the own fields of this occurrence. */
  readonly meeting: Meeting;
  /** The meeting as it is stored. */
  readonly series: Meeting;
  /** The start that the rule gives, UTC, ISO 8601; it identifies an occurrence. */
  readonly original: string;
  readonly recurring: boolean;
}

/** Most starts worked out for one meeting: 27 years of a daily one. */
const startsLimit = 10_000;

interface Series {
  /** Starts found so far, ms, earliest first. */
  readonly starts: number[];
  next: (() => number | undefined) | undefined;
}

/** Records are immutable, so the starts of one stay right as long as it lives. */
const worked = new WeakMap<Meeting, Series>();

/** Occurrences on the calendar days (`2026-11-03`, both included) in `zone`, earliest first. */
export function occurrencesOn(
  meetings: readonly Meeting[],
  firstDay: string,
  lastDay: string,
  zone: string,
): Occurrence[] {
  const days = [Date.parse(`${firstDay}T00:00:00Z`), Date.parse(`${lastDay}T00:00:00Z`) + dayMs] as const;
  const times = [midnight(firstDay, zone), midnight(lastDay, zone, 1)] as const;
  return meetings.flatMap((meeting) => occurrencesOf(meeting, ...(meeting.allDay ? days : times))).sort(earlier);
}

/** Occurrences of one meeting that overlap the time from `from` to `until`, ms since 1970, earliest first. */
export function occurrencesOf(meeting: Meeting, from: number, until: number): Occurrence[] {
  const length = Date.parse(meeting.end) - Date.parse(meeting.start);
  const touches = (start: number, end: number) => start < until && (end > from || (end === start && start >= from));
  if (!meeting.recurrence) {
    const start = Date.parse(meeting.start);
    return touches(start, start + length) ? [single(meeting)] : [];
  }
  const changed = new Map((meeting.overrides ?? []).map((override) => [Date.parse(override.original), override]));
  const removed = new Set((meeting.exdates ?? []).map((exdate) => Date.parse(exdate)));
  const plain = startsBetween(meeting, from - length, until)
    .filter((start) => touches(start, start + length) && !removed.has(start) && !changed.has(start))
    .map((start) => occurrence(meeting, new Date(start).toISOString()));
  const own = [...changed.values()]
    .filter(({ original }) => !removed.has(Date.parse(original)))
    .map((override) => occurrence(meeting, override.original, override))
    .filter(({ meeting: { start, end } }) => touches(Date.parse(start), Date.parse(end)));
  return own.length > 0 ? [...plain, ...own].sort(earlier) : plain;
}

/** The occurrence whose start the rule gives as `original`; `undefined` if it was deleted or never existed. */
export function occurrenceAt(meeting: Meeting, original: string): Occurrence | undefined {
  if (!meeting.recurrence) return single(meeting);
  const override = meeting.overrides?.find((one) => sameTime(one.original, original));
  if (override) return occurrence(meeting, override.original, override);
  const moment = Date.parse(original);
  return occurrencesOf(meeting, moment, moment + 1).find((one) => sameTime(one.original, original));
}

/** Starts that the rule gives before `until` (ms), exceptions included, earliest first. */
export const startsUntil = (meeting: Meeting, until: number): readonly number[] =>
  startsBetween(meeting, Number.NEGATIVE_INFINITY, until);

function startsBetween(meeting: Meeting, from: number, until: number): readonly number[] {
  const series = seriesOf(meeting);
  while (series.next && (series.starts.at(-1) ?? Number.NEGATIVE_INFINITY) < until) {
    const start = series.starts.length < startsLimit ? series.next() : undefined;
    if (start === undefined) series.next = undefined;
    else series.starts.push(start);
  }
  return series.starts.slice(placeOf(series.starts, from), placeOf(series.starts, until));
}

/** How many of the sorted moments are before one. */
function placeOf(moments: readonly number[], moment: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The next occurrence that ends after `moment` (ms), searched up to `horizon` days ahead. */
export function nextOccurrence(meeting: Meeting, moment: number, horizon = 400): Occurrence | undefined {
  return occurrencesOf(meeting, moment, moment + horizon * dayMs)[0];
}

function seriesOf(meeting: Meeting): Series {
  const known = worked.get(meeting);
  if (known) return known;
  const ruled = ruledStarts(meeting);
  const further = [...new Set(meeting.rdates?.map((rdate) => Date.parse(rdate)))].sort((one, other) => one - other);
  let pending = ruled();
  const next = () => {
    const [first] = further;
    const isFurther = first !== undefined && (pending === undefined || first < pending);
    if (first !== undefined && (isFurther || first === pending)) further.shift();
    if (isFurther) return first;
    const start = pending;
    pending = ruled();
    return start;
  };
  const series: Series = { starts: [], next };
  worked.set(meeting, series);
  return series;
}

/**
 * The starts that the rule gives, one with each call. The meeting's own start is the first and part of COUNT, even if the
 * rule would not give it (RFC 5545, 3.3.10 and 3.8.5.3).
 */
function ruledStarts({ recurrence, start, timeZone, allDay }: Meeting): () => number | undefined {
  const first = icalTime(start, timeZone, allDay);
  const iterator = ICAL.Recur.fromString(recurrence).iterator(first);
  const given = () => {
    const time = iterator.next();
    return time ? Date.parse(isoOfIcal(time, timeZone)) : undefined;
  };
  const onClock = Date.parse(isoOfIcal(first, timeZone));
  // The rule knows only the first of the two hours that autumn has at one time.
  const own = !allDay && isSecondMoment(start, timeZone) ? Date.parse(start) : onClock;
  let left = Number(/(?:^|;)COUNT=(\d+)/.exec(recurrence)?.[1] ?? Number.POSITIVE_INFINITY);
  let pending = given();
  let isFirst = pending !== undefined;
  return () => {
    if (left <= 0) return undefined;
    left -= 1;
    const next = isFirst ? own : pending;
    if (!isFirst || pending === onClock) pending = given();
    isFirst = false;
    return next;
  };
}

const single = (meeting: Meeting): Occurrence => ({
  key: meeting.id,
  meeting,
  series: meeting,
  original: meeting.start,
  recurring: false,
});

function occurrence(series: Meeting, original: string, override?: MeetingOverride): Occurrence {
  const length = Date.parse(series.end) - Date.parse(series.start);
  const { original: _, ...own } = override ?? { original };
  const start = own.start ?? original;
  const end = new Date(Date.parse(start) + length).toISOString();
  const meeting = { ...series, start, end, ...own };
  return { key: `${series.id}@${original}`, meeting, series, original, recurring: true };
}

const sameTime = (one: string, other: string) => Date.parse(one) === Date.parse(other);

const earlier = (one: Occurrence, other: Occurrence) =>
  Date.parse(one.meeting.start) - Date.parse(other.meeting.start) ||
  Date.parse(other.meeting.end) - Date.parse(one.meeting.end);

function midnight(day: string, zone: string, later = 0): number {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return momentOf({ year, month, day: date.getUTCDate(), hour: 0, minute: 0 }, zone);
}
