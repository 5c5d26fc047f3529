import { type DateColumn, type DateOrder, dateColumn, readWrittenDate } from '@steps/platform/zones';
import type { ImportedDates } from './importedContact';
import type { ImportColumn } from './importMappingRules';
import type { TableRow } from './importTable';

/** How the dates of each column are read, by the number of the column. */
export type DatesByColumn = ReadonlyMap<number, ImportedDates>;

/** Finds out for every column that may hold dates how they are written. */
export function datesOf(
  rows: readonly TableRow[],
  columns: readonly ImportColumn[],
  usual: DateOrder,
  chosen: Readonly<Record<number, DateOrder>>,
): DatesByColumn {
  const asked = columns.filter(
    ({ target }) => target === 'lastContact' || target === 'custom' || target.startsWith('property:'),
  );
  return new Map(
    asked.flatMap(({ index, header, target }) => {
      // An unknown column counts as dates only if all of its cells do; for most, the first cell decides.
      const [first] = target === 'custom' ? filled(rows, index) : [];
      if (first !== undefined && !readWrittenDate(first, 'day') && !readWrittenDate(first, 'month')) return [];
      const found: DateColumn = dateColumn(cellsOf(rows, index), usual, chosen[index]);
      return found.count > 0 ? [[index, { ...found, index, header }] as const] : [];
    }),
  );
}

function* cellsOf(rows: readonly TableRow[], index: number): Iterable<string> {
  for (const { cells } of rows) yield cells[index] ?? '';
}

function* filled(rows: readonly TableRow[], index: number): Iterable<string> {
  for (const cell of cellsOf(rows, index)) if (cell.trim()) yield cell;
}

/** A cell as the day that a date property holds; undefined for anything else, and if a time would be lost. */
export function dayIn(cell: string, order: DateOrder): string | undefined {
  const date = readWrittenDate(cell, order);
  return date && date.time === undefined ? date.day : undefined;
}
