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
  /** Numbers stand at the end. */
  readonly align?: 'end';
  readonly sortable?: boolean;
  /** On phones: the card's title (the first column without it), a labelled line (the default), or nothing. */
  readonly phone?: 'title' | 'line' | 'hide';
}

/** Room for the checkbox, pixels. */
export const checkWidth = 24;
const gap = 16;
const padding = 16;

/** The grid's tracks and the least width of the whole table, pixels. */
export function gridOf(
  columns: readonly RecordColumn<never>[],
  selectable: boolean,
): { tracks: string; least: number } {
  const tracks = columns.map(({ width, grow = 1 }) => (grow > 0 ? `minmax(${width}px, ${grow}fr)` : `${width}px`));
  const count = columns.length + Number(selectable);
  const widths = columns.reduce((sum, { width }) => sum + width, selectable ? checkWidth : 0);
  return {
    tracks: [...(selectable ? [`${checkWidth}px`] : []), ...tracks].join(' '),
    least: widths + gap * (count - 1) + padding * 2,
  };
}
