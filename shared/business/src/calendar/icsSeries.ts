import { wallTime } from '@steps/platform/src/core/calendar/zones';
import { dayMs } from '@steps/platform/src/core/calendarDay';
import type { Meeting, MeetingInput, MeetingOverride } from '../nouns/meetings/meeting';
import { startsUntil } from '../nouns/meetings/recurrence';
import { movedSeries, splitSeries } from '../nouns/meetings/seriesRules';
import type { EventFound } from './icsEvent';
import { meanings, type Read } from './icsTimes';
import { latest } from './icsVersions';

/** A meeting of a file, and what of it could not be kept. */
export interface MeetingFound {
  readonly meeting: MeetingInput;
  readonly notes: readonly string[];
  /** It is one occurrence of a series that is not in the file. */
  readonly change?: Change;
}

/** An event that changes one occurrence, or it and all later ones. */
export type Change = EventFound & { readonly changes: NonNullable<EventFound['changes']> };

/** The latest version of each change of a series, with the start that the series gives its occurrence. */
export interface OccurrenceChange {
  readonly original: string;
  readonly change: Change;
}

/** The changes with the occurrences they mean; of several versions of one the latest. */
export function occurrenceChanges(meeting: Meeting, changes: readonly Change[]): OccurrenceChange[] {
  const byOriginal = new Map<string, Change>();
  for (const change of changes) {
    const { time, following } = change.changes;
    const key = `${originalOf(time, meeting)} ${following}`;
    const known = byOriginal.get(key);
    byOriginal.set(key, known ? latest([known, change]) : change);
  }
  return [...byOriginal].map(([key, change]) => ({ original: key.split(' ')[0] ?? '', change }));
}

/** The start that the series gives the occurrence that is meant: at that time, else on that day. */
function originalOf(time: Read, meeting: Meeting): string {
  const meant = meanings(time, meeting);
  const [first = time.iso] = meant;
  const until = Math.max(...meant.map((iso) => Date.parse(iso))) + 2 * dayMs;
  const starts = meeting.recurrence ? startsUntil(meeting, until) : [Date.parse(meeting.start)];
  const exact = meant.find((iso) => starts.includes(Date.parse(iso)));
  if (exact) return exact;
  const dayOf = (iso: string) => {
    const { year, month, day } = wallTime(iso, meeting.allDay ? 'UTC' : meeting.timeZone);
    return `${year}-${month}-${day}`;
  };
  const near = starts.filter((start) => Math.abs(start - Date.parse(first)) < 2 * dayMs);
  const sameDay = near.map((start) => new Date(start).toISOString()).find((iso) => dayOf(iso) === dayOf(first));
  return sameDay ?? first;
}

/** A series that is kept with single changes of its occurrences, from a file that has only these; the other changes are not in it. */
export function onlyChanges(series: Meeting, changes: readonly Change[]): MeetingInput {
  const single = changes.filter((change) => !change.changes.following);
  return withOccurrences(asInput(series, series.uid), occurrenceChanges(series, single), []);
}

/** A series with its changes: more than one meeting where a change is for all later occurrences too. */
export function withChanges(found: MeetingFound, all: readonly Change[]): MeetingFound[] {
  const series = asMeeting(found.meeting);
  const changes = occurrenceChanges(series, all);
  const cuts = changes
    .filter(({ change }) => change.changes.following)
    .sort((one, other) => one.original.localeCompare(other.original));
  const parts: MeetingFound[] = [];
  let rest: Meeting | undefined = series;
  let shift: { from: Meeting; to: MeetingInput } | undefined;
  const until = (at: number) => cuts[at]?.original ?? '\uffff';
  for (const [at, cut] of [undefined, ...cuts].entries()) {
    if (!rest) break;
    const from = cut?.original ?? '';
    const mine = changes.filter(
      ({ original, change }) => !change.changes.following && original >= from && original < until(at),
    );
    const next: ReturnType<typeof splitSeries> | undefined = cuts[at] && splitSeries(rest, cuts[at].original);
    const part: Meeting | undefined = next ? next.before : rest;
    const isOff = shift?.to.status === 'cancelled' && series.status !== 'cancelled';
    if (part && !isOff) parts.push(changedPart(found, part, mine, shift, parts.length === 0 ? '' : `/${from}`));
    rest = next ? next.after : undefined;
    shift = cuts[at] && rest ? { from: occurrenceOf(rest, cuts[at].original), to: cuts[at].change.meeting } : undefined;
  }
  const notes = [...new Set([...found.notes, ...changes.flatMap(({ change }) => change.notes)])];
  return parts.map((part, at) => (at === 0 ? { ...part, notes } : part));
}

/** A part of a series: moved as a change for all later occurrences says, then with its own changes. */
function changedPart(
  { meeting: whole }: MeetingFound,
  part: Meeting,
  changes: readonly OccurrenceChange[],
  shift: { readonly from: Meeting; readonly to: MeetingInput } | undefined,
  suffix: string,
): MeetingFound {
  const originals = changes.map(({ original }) => ({ original }));
  const placed = { ...part, overrides: originals };
  const moved = shift
    ? movedSeries({ ...placed, ...shownOf(shift.to) }, shift.from, times(shift.to, shift.from))
    : placed;
  const base = asInput(moved, whole.uid === undefined ? undefined : `${whole.uid}${suffix}`);
  return { meeting: withOccurrences(base, changes, moved.overrides ?? []), notes: [] };
}

/** What a change says of later occurrences besides their times. */
function shownOf({
  start: _,
  end: __,
  timeZone: ___,
  allDay: ____,
  recurrence: _____,
  exdates: ______,
  rdates: _______,
  uid: ________,
  ...shown
}: MeetingInput) {
  return shown;
}

const times = (to: MeetingInput, from: Meeting) => ({
  start: to.start,
  end: to.end,
  timeZone: to.timeZone ?? from.timeZone,
  allDay: to.allDay,
});

function withOccurrences(
  meeting: MeetingInput,
  changes: readonly OccurrenceChange[],
  places: readonly { readonly original: string }[],
): MeetingInput {
  // Of a meeting that is cancelled as a whole, each occurrence is: that takes none of them out.
  const isOff = ({ change }: OccurrenceChange) =>
    change.meeting.status === 'cancelled' && meeting.status !== 'cancelled';
  const placed = changes.map((one, at) => ({ ...one, original: places[at]?.original ?? one.original }));
  const cancelled = placed.filter(isOff).map(({ original }) => original);
  const overrides = placed.map(({ original, change }) => differing(meeting, original, change.meeting));
  // Some programs leave out the time that a change moves away, and mean the change.
  const kept = new Set(placed.flatMap((one) => (isOff(one) ? [] : one.original)));
  const given = (meeting.exdates ?? []).filter((exdate) => !kept.has(exdate));
  const exdates = [...new Set([...given, ...cancelled])].sort();
  const { exdates: _, ...rest } = meeting;
  return {
    ...rest,
    ...(overrides.length > 0 ? { overrides } : {}),
    ...(exdates.length > 0 ? { exdates } : {}),
  };
}

/** What an occurrence has of its own: its times, and the fields that differ from the meeting's. */
function differing(
  meeting: MeetingInput,
  original: string,
  { uid: _, recurrence: __, exdates: ___, rdates: ____, overrides: _____, ...own }: MeetingInput,
): MeetingOverride {
  const entries = Object.entries(own).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(meeting[key as keyof MeetingInput]),
  );
  return { ...Object.fromEntries(entries), original, start: own.start, end: own.end };
}

/** The times of the occurrence that the rule gives at a start. */
const occurrenceOf = (series: Meeting, original: string): Meeting => {
  const length = Date.parse(series.end) - Date.parse(series.start);
  return { ...series, start: original, end: new Date(Date.parse(original) + length).toISOString() };
};

/** A meeting of a file as the rules of series want it; its id and stamps are never kept. */
export const asMeeting = (input: MeetingInput): Meeting => ({
  ...{ id: '', createdAt: '', updatedAt: '', attendees: [], location: '', notes: '', recurrence: '', timeZone: 'UTC' },
  ...input,
});

function asInput(
  { id: _, createdAt: __, updatedAt: ___, overrides: ____, exdates, rdates, ...rest }: Meeting,
  uid: string | undefined,
): MeetingInput {
  const { uid: _____, ...input } = rest;
  return {
    ...input,
    ...(uid === undefined ? {} : { uid }),
    ...(exdates?.length ? { exdates } : {}),
    ...(rdates?.length ? { rdates } : {}),
  };
}
