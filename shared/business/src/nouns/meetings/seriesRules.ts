import { asUtc, fieldsAt, isoOf, wallTime } from '@steps/platform/src/core/calendar/zones';
import { addDays, dayMs } from '@steps/platform/src/core/calendarDay';
import type { Meeting, MeetingOverride } from './meeting';
import { startsUntil } from './recurrence';
import { startAlone } from './repeatRules';
import { repeats } from './repeats';

/** What a change of one occurrence applies to. */
export type SeriesScope = 'one' | 'following' | 'all';

type Times = Pick<Meeting, 'start' | 'end' | 'timeZone' | 'allDay'>;

/** The ends of series are compared with this; no meeting is later. */
const forever = Date.UTC(2200, 0, 1);

/** The series with one occurrence deleted. */
export function withoutOccurrence(series: Meeting, original: string): Meeting {
  const exdates = [...new Set([...(series.exdates ?? []), original])].sort();
  return { ...series, exdates, overrides: without(series.overrides, original) };
}

/** The series with one occurrence that has fields of its own. */
export function withOverride(series: Meeting, override: MeetingOverride): Meeting {
  return { ...series, overrides: [...(without(series.overrides, override.original) ?? []), override] };
}

/** The series before an occurrence (`undefined` if it is the first), and the series from it on; nothing gets lost. */
export function splitSeries(series: Meeting, original: string): { before: Meeting | undefined; after: Meeting } {
  const at = Date.parse(original);
  // The further days are not part of what the rule counts.
  const ruled: Meeting = { ...series, rdates: undefined };
  const earlier = startsUntil(ruled, at).length;
  if (earlier === 0) return { before: undefined, after: series };
  const count = Number(/(?:^|;)COUNT=(\d+)/.exec(series.recurrence)?.[1] ?? 0);
  const isFurther = series.rdates?.some((rdate) => Date.parse(rdate) === at);
  const next = isFurther ? startsUntil(ruled, forever).find((start) => start >= at) : at;
  const start = next ?? at;
  const length = Date.parse(series.end) - Date.parse(series.start);
  const isLater = (moment: string) => Date.parse(moment) >= at;
  const part = (meeting: Meeting, keep: (moment: string) => boolean): Meeting => ({
    ...meeting,
    rdates: series.rdates?.filter(keep),
    exdates: series.exdates?.filter(keep),
    overrides: series.overrides?.filter((override) => keep(override.original)),
  });
  return {
    before: part({ ...series, recurrence: endingAfter(series.recurrence, earlier) }, (moment) => !isLater(moment)),
    after: part(
      {
        ...series,
        start: new Date(start).toISOString(),
        end: new Date(start + length).toISOString(),
        recurrence:
          next === undefined
            ? startAlone
            : count
              ? series.recurrence.replace(/COUNT=\d+/, `COUNT=${count - earlier}`)
              : series.recurrence,
      },
      isLater,
    ),
  };
}

/**
 * The whole series moved by the clock as one occurrence was, from its times `from` to `to`, with all exceptions. A rule that
 * names the weekday or the day of the month is changed to fit.
 */
export function movedSeries(series: Meeting, from: Times, to: Times): Meeting {
  const shift = clock(to.start, to) - clock(from.start, from);
  const move = (iso: string) => isoOf(fieldsAt(clock(iso, series) + shift), to.allDay ? 'UTC' : to.timeZone);
  const length = Date.parse(to.end) - Date.parse(to.start);
  const start = move(series.start);
  const moved: Meeting = {
    ...series,
    timeZone: to.timeZone,
    allDay: to.allDay,
    start,
    end: new Date(Date.parse(start) + length).toISOString(),
    rdates: series.rdates?.map(move),
    exdates: series.exdates?.map(move),
    overrides: series.overrides?.map((override) => ({ ...override, original: move(override.original) })),
  };
  const days = Math.round((day(clock(moved.start, moved)) - day(clock(series.start, series))) / dayMs);
  return { ...moved, recurrence: movedRule(series, moved, days) };
}

/** The series without exceptions that its rule no longer gives. */
export function withFittingExceptions(series: Meeting): Meeting {
  if (!series.exdates?.length && !series.overrides?.length) return series;
  // A meeting that takes place once has no exceptions, and no rule to ask.
  const starts = new Set(series.recurrence ? startsUntil(series, forever) : []);
  const fits = (moment: string) => starts.has(Date.parse(moment));
  return {
    ...series,
    exdates: series.exdates?.filter(fits),
    overrides: series.overrides?.filter(({ original }) => fits(original)),
  };
}

function movedRule(series: Meeting, moved: Meeting, days: number): string {
  const repeat = repeats.read(series.recurrence, series);
  if (!repeat) return series.recurrence;
  const { ends, monthly } = repeat;
  const until = ends !== 'never' && 'until' in ends ? { until: addDays(ends.until, days) } : ends;
  const turned = repeat.days.map(
    (weekday) => repeats.weekdays.at((repeats.weekdays.indexOf(weekday) + days) % 7) ?? repeats.weekdayOf(moved),
  );
  const date = wallTime(moved.start, moved.allDay ? 'UTC' : moved.timeZone).day;
  return repeats.rule(
    { ...repeat, ends: until, days: turned, monthly: monthly === 'weekday' && date > 28 ? 'last' : monthly },
    moved,
  );
}

/** A count ends a series exactly, even when the clocks change. */
const endingAfter = (recurrence: string, count: number) =>
  `${recurrence
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=/.test(part))
    .join(';')};COUNT=${count}`;

const without = (overrides: Meeting['overrides'], original: string) =>
  overrides?.filter((override) => Date.parse(override.original) !== Date.parse(original));

const clock = (iso: string, { timeZone, allDay }: Pick<Times, 'timeZone' | 'allDay'>) =>
  asUtc(wallTime(iso, allDay ? 'UTC' : timeZone));
const day = (moment: number) => Math.floor(moment / dayMs) * dayMs;
