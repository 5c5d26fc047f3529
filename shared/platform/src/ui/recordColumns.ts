import type { ReactNode } from 'react';

/** A column of a `RecordList`. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The header is read aloud only, e.g. over row actions. */
  readonly hideHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Least width, pixels. */
  readonly width: number;
  /** Share of the room that is left; 1 when left out, 0 keeps the width. */
  readonly grow?: number;
  /** Numbers are at the end. */
  readonly align?: 'end';
  readonly sortable?: boolean;
  /** On phones: the card's title (the first column without it), a labelled line (the default), or nothing. */
  readonly phone?: 'title' | 'line' | 'hide';
}

/** Widths that somebody gave to columns, pixels by the column's id. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** A column keeps room for a few letters, and leaves room for others. Pixels. */
export const columnLimits = { least: 56, most: 720 } as const;

/** Room for the checkbox, pixels. */
export const checkWidth = 24;
const gap = 16;
const padding = 16;
/** Share of the room that a column may cover which stays while the others scroll. */
const mostKept = 0.6;

/** The grid's tracks and the least width of the whole table, pixels. */
export function gridOf(
  columns: readonly RecordColumn<never>[],
  selectable: boolean,
  chosen: ColumnWidths = {},
): { tracks: string; least: number } {
  const tracks = columns.map(({ id, width, grow = 1 }) => {
    const given = chosen[id];
    if (given !== undefined) return `${given}px`;
    return grow > 0 ? `minmax(${width}px, ${grow}fr)` : `${width}px`;
  });
  const count = columns.length + Number(selectable);
  const widths = columns.reduce((sum, { id, width }) => sum + (chosen[id] ?? width), selectable ? checkWidth : 0);
  return {
    tracks: [...(selectable ? [`${checkWidth}px`] : []), ...tracks].join(' '),
    least: widths + gap * (count - 1) + padding * 2,
  };
}

/** Whether the first column can stay in view while a table of that room scrolls sideways, and others are seen beside it. */
export function firstStays(first: number, room: number): boolean {
  return first <= room * mostKept;
}

/** A width that a column can have, whole pixels. */
export const fitWidth = (width: number): number =>
  Math.round(Math.min(columnLimits.most, Math.max(columnLimits.least, width)));

/**
 * The widths once a column has another one. Columns before it keep what they have on the screen, or its edge would not
 * stay under the pointer; those after it share the room that is left, as before.
 * @param shown what the columns have on the screen now
 */
export function widthsWith(
  columns: readonly { readonly id: string; readonly width: number }[],
  chosen: ColumnWidths,
  shown: ColumnWidths,
  id: string,
  width: number,
): ColumnWidths {
  const at = columns.findIndex((column) => column.id === id);
  const before = columns.slice(0, at).map(({ id, width }) => [id, fitWidth(chosen[id] ?? shown[id] ?? width)]);
  return { ...chosen, ...Object.fromEntries(before), [id]: fitWidth(width) };
}

/** What a key does to a width; `undefined`: nothing. With Shift in larger steps. */
export function widthByKey(key: string, shift: boolean, width: number): number | undefined {
  const step = shift ? 64 : 16;
  if (key === 'ArrowRight') return fitWidth(width + step);
  if (key === 'ArrowLeft') return fitWidth(width - step);
  if (key === 'Home') return columnLimits.least;
  if (key === 'End') return columnLimits.most;
  return undefined;
}
