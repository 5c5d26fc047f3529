import { addDays, byTime, ownDay, ownFields, ownMoment, startOfWeek } from '@steps/platform';
import type { PieceStatus } from '../pieces/pieceRules';
import type { ListedPiece, PlacedPiece } from '../pieces/pieceState';
import { statusCounts } from './libraryRules';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Hour of a piece that gets its first day by being dropped there, on the user's own clock. */
const firstHour = 9;

/** As many as a day of a month has room for. */
const mostOnDay = 3;
/** As many without a day as can be looked through; the library has all. */
const mostWithout = 12;

/** When a piece went out, else when it will; nothing without a day. */
export const momentOfPiece = ({ publishedAt, scheduledAt }: ListedPiece['piece']): string | undefined =>
  publishedAt ?? scheduledAt;

/** The pieces of a business as a calendar has them. */
export interface PiecesByDay {
  /** Each day in the order of the clock. */
  readonly days: ReadonlyMap<string, readonly PlacedPiece[]>;
  /** The one changed last first. */
  readonly without: readonly PlacedPiece[];
  readonly counts: Readonly<Record<PieceStatus, number>>;
}

/** Pieces by their day on the own clock. */
export function piecesByDay(all: readonly PlacedPiece[]): PiecesByDay {
  const days = new Map<string, PlacedPiece[]>();
  const without: PlacedPiece[] = [];
  for (const placed of all) {
    const moment = momentOfPiece(placed.piece);
    if (moment === undefined) {
      without.push(placed);
      continue;
    }
    const day = ownDay(new Date(moment));
    const known = days.get(day);
    if (known) known.push(placed);
    else days.set(day, [placed]);
  }
  const moment = ({ piece }: PlacedPiece) => momentOfPiece(piece) ?? '';
  for (const list of days.values())
    list.sort((one, other) => byTime(moment(one), moment(other)) || byTime(one.piece.title, other.piece.title));
  without.sort((one, other) => byTime(other.piece.updatedAt, one.piece.updatedAt));
  return { days, without, counts: statusCounts(all) };
}

const week = (first: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(first, index));
const lastOfMonth = (day: string): string => addDays(monthAfter(day, 1), -1);

/** First day of the month so many months on. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1 + months, 1));
  return date.toISOString().slice(0, 10);
}

/** The days a view shows around a day: whole weeks for a month and a week, the month itself for a list. */
export function daysOf(view: CalendarView, day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  const last = lastOfMonth(day);
  if (view === 'week') return week(startOfWeek(day));
  const [from, to] = view === 'list' ? [first, last] : [startOfWeek(first), addDays(startOfWeek(last), 6)];
  const days: string[] = [];
  for (let next = from; next <= to; next = addDays(next, 1)) days.push(next);
  return days;
}

/** A day as a view shows it. */
export interface ShownDay {
  readonly day: string;
  readonly pieces: readonly ListedPiece[];
  /** Pieces of the day that it has no room for. */
  readonly more: number;
}

/** What a view of the calendar shows. */
export interface CalendarPage {
  readonly days: readonly ShownDay[];
  readonly counts: Readonly<Record<PieceStatus, number>>;
  readonly without: readonly ListedPiece[];
  /** Pieces without a day, shown or not. */
  readonly withoutCount: number;
}

/** What a view shows of the pieces around a day. */
export function calendarPage({ days, without, counts }: PiecesByDay, view: CalendarView, day: string): CalendarPage {
  const shown = daysOf(view, day).map((one): ShownDay => {
    const all = days.get(one) ?? [];
    const pieces = view === 'month' ? all.slice(0, mostOnDay) : all;
    return { day: one, pieces, more: all.length - pieces.length };
  });
  return { days: shown, counts, without: without.slice(0, mostWithout), withoutCount: without.length };
}

/** The day to go to with the arrows beside the title. */
export const stepOf = (view: CalendarView, day: string, direction: 1 | -1): string =>
  view === 'week' ? addDays(day, 7 * direction) : monthAfter(day, direction);

/** By how many days a key moves a piece; nothing for any other key. */
export const daysOfKey = (key: string): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 })[key];

/** The moment of a piece on another day: at the same time of day, at nine when it had none. */
export function movedTo(day: string, before: string | undefined): string {
  const time = before ? ownFields(before) : undefined;
  return ownMoment({ ...ownFields(day), hour: time?.hour ?? firstHour, minute: time?.minute ?? 0 }).toISOString();
}
