import type { Occurrence } from '@steps/business/calendar';
import { addDays } from '@steps/platform';
import { timeZones } from '@steps/platform/zones';
import { daysFrom } from './dayRules';

/** Minutes of a day on the clock. */
export const dayMinutes = 1440;
/** Times snap to this many minutes. */
export const stepMinutes = 15;
/** A shorter meeting is drawn as if it took this long, so that its title can be read and pressed. */
const shortestDrawn = 30;

/** The part of a meeting on one day: `from` and `to` are minutes on that day's clock. */
export interface Piece {
  readonly occurrence: Occurrence;
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** A piece in one of the columns that meetings at the same time share. */
export interface PlacedPiece extends Piece {
  readonly column: number;
  readonly columns: number;
  /** Pieces that hang together by overlapping have the same number. */
  readonly group: number;
}

/** Meetings at one time for which there is no room. */
export interface Crowd {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** A meeting of whole days, or of more than one, as a bar over the days shown. */
export interface Bar {
  readonly occurrence: Occurrence;
  /** Index of the first and the last day it covers among those shown. */
  readonly first: number;
  readonly last: number;
  readonly lane: number;
}

/** First and last calendar day of an occurrence, as seen in `zone`. */
export function daysCovered({ meeting: { start, end, allDay } }: Occurrence, zone: string): [string, string] {
  const clock = allDay ? 'UTC' : zone;
  const first = dayAt(start, clock);
  // The end itself is no part of the meeting: one until midnight is not on the next day.
  const last = dayAt(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)).toISOString(), clock);
  return [first, last];
}

/** The calendar day on a zone's clock. */
export function dayAt(iso: string, zone: string): string {
  const { year, month, day } = timeZones.wallTime(iso, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** Minutes since midnight on a zone's clock. */
export function minutesAt(iso: string, zone: string): number {
  const { hour, minute } = timeZones.wallTime(iso, zone);
  return hour * 60 + minute;
}

/** The moment of a time of a day on a zone's clock, UTC, ISO 8601; minutes may run past midnight either way. */
export function momentAt(day: string, minutes: number, zone: string): string {
  const date = addDays(day, Math.floor(minutes / dayMinutes));
  const rest = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return timeZones.isoOf({ year, month, day: dayOfMonth, hour: Math.floor(rest / 60), minute: rest % 60 }, zone);
}

/** Hours of a day, in minutes, that its clock skips or shows twice. */
export interface ClockChange {
  readonly way: 'forward' | 'back';
  readonly from: number;
  readonly to: number;
}

/** What the zone's clock skips or shows twice on a day; `undefined` on days of 24 hours. */
export function clockChange(day: string, zone: string): ClockChange | undefined {
  const moment = (minutes: number) => Date.parse(momentAt(day, minutes, zone));
  const jump = dayMinutes - (moment(dayMinutes) - moment(0)) / 60_000;
  if (jump === 0) return undefined;
  const shown = (at: number) => minutesAt(new Date(at).toISOString(), zone);
  const isChanged = (minutes: number) =>
    jump > 0 ? shown(moment(minutes)) !== minutes : shown(moment(minutes) - jump * 60_000) === minutes;
  const changed = Array.from({ length: dayMinutes / stepMinutes }, (_, step) => step * stepMinutes).filter(isChanged);
  const [from, last] = [changed[0], changed.at(-1)];
  if (from === undefined || last === undefined) return undefined;
  return { way: jump > 0 ? 'forward' : 'back', from, to: last + stepMinutes };
}

/** Meetings of whole days, or of 24 hours and more, are above the hours. */
export const isBar = ({ meeting: { start, end, allDay } }: Occurrence): boolean =>
  allDay === true || Date.parse(end) - Date.parse(start) >= dayMinutes * 60_000;

/** The pieces of the other meetings on the days shown. */
export function piecesOf(occurrences: readonly Occurrence[], days: readonly string[], zone: string): Piece[] {
  const shown = new Set(days);
  return occurrences
    .filter((occurrence) => !isBar(occurrence))
    .flatMap((occurrence) => {
      const [first, last] = daysCovered(occurrence, zone);
      const start = minutesAt(occurrence.meeting.start, zone);
      // Until midnight itself its last day is the one before; seconds after midnight are on the new day.
      const untilMidnight = dayAt(occurrence.meeting.end, zone) > last;
      const end = untilMidnight ? dayMinutes : minutesAt(occurrence.meeting.end, zone);
      const pieces =
        first === last
          ? // When the clock goes back, a meeting can end at an earlier time than it starts.
            [{ day: first, from: start, to: Math.max(end, start) }]
          : [
              { day: first, from: start, to: dayMinutes },
              { day: last, from: 0, to: end },
            ];
      return pieces.filter(({ day }) => shown.has(day)).map((piece) => ({ ...piece, occurrence }));
    });
}

/** Places the pieces of one day side by side: no two in the same column at the same time, as few columns as needed. */
export function placePieces(pieces: readonly Piece[]): PlacedPiece[] {
  const sorted = [...pieces].sort((one, other) => one.from - other.from || other.to - one.to);
  const placed: PlacedPiece[] = [];
  let group: { piece: Piece; column: number }[] = [];
  let groupEnd = 0;
  let ends: number[] = [];
  let groups = 0;
  const close = () => {
    placed.push(...group.map(({ piece, column }) => ({ ...piece, column, columns: ends.length, group: groups })));
    groups++;
    group = [];
    ends = [];
  };
  for (const piece of sorted) {
    const from = drawnFrom(piece);
    if (from >= groupEnd) close();
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = drawnTo(piece);
    groupEnd = Math.max(group.length === 0 ? 0 : groupEnd, drawnTo(piece));
    group.push({ piece, column });
  }
  close();
  return placed;
}

/** Leaves out columns for which there is no room (`room` at once); the last column then tells how many are left out. */
export function withRoom(placed: readonly PlacedPiece[], room: number): { shown: PlacedPiece[]; crowds: Crowd[] } {
  const isLeftOut = ({ columns, column }: PlacedPiece) => columns > room && column >= room - 1;
  const crowds = new Map<number, Crowd>();
  for (const piece of placed.filter(isLeftOut)) {
    const { group } = piece;
    const [from, to] = [drawnFrom(piece), drawnTo(piece)];
    const known = crowds.get(group) ?? { from, to, count: 0 };
    crowds.set(group, { from: Math.min(known.from, from), to: Math.max(known.to, to), count: known.count + 1 });
  }
  const shown = placed
    .filter((piece) => !isLeftOut(piece))
    .map((piece) => ({ ...piece, columns: Math.min(piece.columns, room) }));
  return { shown, crowds: [...crowds.values()] };
}

/** Where the drawing of a piece begins, in minutes: a short one at the end of a day stays on that day. */
export const drawnFrom = ({ from }: Pick<Piece, 'from'>): number => Math.min(from, dayMinutes - shortestDrawn);

/** Where it ends. */
export const drawnTo = ({ from, to }: Pick<Piece, 'from' | 'to'>): number =>
  Math.min(Math.max(to, from + shortestDrawn), dayMinutes);

/** Bars over the days shown, in lanes: no two in the same lane on the same day. */
export function placeBars(occurrences: readonly Occurrence[], days: readonly string[], zone: string): Bar[] {
  const [start = '', end = ''] = [days[0], days.at(-1)];
  const ends: number[] = [];
  return occurrences
    .filter(isBar)
    .flatMap((occurrence) => {
      const [first, last] = daysCovered(occurrence, zone);
      if (last < start || first > end) return [];
      return {
        occurrence,
        first: Math.max(0, daysFrom(start, first)),
        last: Math.min(days.length - 1, daysFrom(start, last)),
      };
    })
    .sort((one, other) => one.first - other.first || other.last - one.last)
    .map((bar) => {
      const free = ends.findIndex((taken) => taken < bar.first);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = bar.last;
      return { ...bar, lane };
    });
}

/** The occurrences on each day, those of whole days first. */
export function byDay(
  occurrences: readonly Occurrence[],
  days: readonly string[],
  zone: string,
): Map<string, Occurrence[]> {
  const found = new Map<string, Occurrence[]>(days.map((day) => [day, []]));
  const sorted = [...occurrences].sort((one, other) => Number(isBar(other)) - Number(isBar(one)));
  for (const occurrence of sorted) {
    const [first, last] = daysCovered(occurrence, zone);
    for (let day = first; day <= last; day = addDays(day, 1)) found.get(day)?.push(occurrence);
  }
  return found;
}

/** To the nearest step. */
export const snapped = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes;

const two = (value: number) => String(value).padStart(2, '0');
