import type { FieldSort, ListField } from './listField';
import { TextRanks } from './textRanks';

/** Sort orders that a list can have at once; more nobody can follow. */
export const mostSorts = 4;

/** What pressing a column's header means: this order alone, or with Shift one more; a second press turns it. */
export function pressedSort(sorts: readonly FieldSort[], column: string, add: boolean): readonly FieldSort[] {
  const known = sorts.find((sort) => sort.column === column);
  const turned: FieldSort = {
    column,
    direction: known?.direction === 'ascending' ? 'descending' : 'ascending',
  };
  if (!add) return [turned];
  if (known) return sorts.map((sort) => (sort.column === column ? turned : sort));
  return [...sorts, turned].slice(0, mostSorts);
}

/** Orders the rows of one list, again and again. */
export type Order<T> = (
  rows: readonly T[],
  sorts: readonly FieldSort[],
  fields: readonly ListField<T>[],
) => readonly T[];

/** What was ordered last, so that an edit which moves nothing need not order everything again. */
interface Last<T> extends Readonly<Record<'rows' | 'ordered', readonly T[]>> {
  readonly sorts: readonly FieldSort[];
  readonly fields: readonly ListField<T>[];
}

/** Values of one field as numbers, one for each row; rows without a value have `Infinity`. */
interface Part {
  readonly values: Float64Array;
  readonly descending: boolean;
  /** All values are whole numbers from 0 up to, not including, this; undefined when they are not. */
  readonly size: number | undefined;
}

/** More edits at once than this are ordered anew. */
const fewEdits = 100;
/** Texts in a field of numbers come after all of them, far enough apart to differ as numbers. */
const afterNumbers = 2 ** 60;
const apart = 1024;

/** Orders records by several fields; empty values always last, equal records keep their order. */
export function orderRows<T>(...[rows, sorts, fields]: Parameters<Order<T>>): readonly T[] {
  return makeOrder<T>()(rows, sorts, fields);
}

/** An `orderRows` that remembers the places of texts, for one list while it is shown. */
export function makeOrder<T>(): Order<T> {
  const ranks = new Map<ListField<T>, TextRanks>();
  let last: Last<T> | undefined;
  return (rows, sorts, fields) => {
    const edited = last && withEdits(last, rows, sorts, fields);
    const ordered = edited ?? orderedAnew(rows, sorts, fields, ranks);
    last = { rows, sorts, fields, ordered };
    return ordered;
  };
}

function orderedAnew<T>(
  rows: readonly T[],
  sorts: readonly FieldSort[],
  fields: readonly ListField<T>[],
  ranks: Map<ListField<T>, TextRanks>,
): readonly T[] {
  const parts = sorts.flatMap(({ column, direction }) => {
    const field = fields.find(({ id }) => id === column);
    if (!field) return [];
    const known = ranks.get(field) ?? new TextRanks();
    ranks.set(field, known);
    return [{ ...numbersOf(rows, field, known), descending: direction === 'descending' }];
  });
  if (parts.length === 0) return rows;
  const places = packedOrder(parts, rows.length) ?? comparedOrder(parts, rows.length);
  return Array.from(places, (place) => rows[place] as T);
}

/** All parts and the place as one whole number each, which a computer orders without asking back; undefined when too large. */
function packedOrder(parts: readonly Part[], count: number): Float64Array | undefined {
  let most = count;
  for (const { size = Number.POSITIVE_INFINITY } of parts) most *= size + 1;
  if (most > Number.MAX_SAFE_INTEGER) return undefined;
  const packed = new Float64Array(count);
  for (const { values, descending, size = 0 } of parts) {
    for (let at = 0; at < count; at++) {
      const value = values[at] as number;
      const place = value === Number.POSITIVE_INFINITY ? size : descending ? size - 1 - value : value;
      packed[at] = (packed[at] as number) * (size + 1) + place;
    }
  }
  for (let at = 0; at < count; at++) packed[at] = (packed[at] as number) * count + at;
  packed.sort();
  return packed.map((value) => value % count);
}

function comparedOrder(parts: readonly Part[], count: number): Uint32Array {
  const places = Uint32Array.from({ length: count }, (_none, at) => at);
  return places.sort((one, other) => {
    for (const { values, descending } of parts) {
      const [a, b] = [values[one] as number, values[other] as number];
      if (a === b) continue;
      const isEmpty = a === Number.POSITIVE_INFINITY || b === Number.POSITIVE_INFINITY;
      return descending && !isEmpty ? b - a : a < b ? -1 : 1;
    }
    return one - other;
  });
}

function numbersOf<T>(rows: readonly T[], field: ListField<T>, ranks: TextRanks): Omit<Part, 'descending'> {
  const keys = rows.map((row) => keyOf(field, row));
  const texts = new Set<string>();
  let numbers = 0;
  for (const key of keys) {
    if (typeof key === 'number') numbers += 1;
    else if (key !== undefined && !ranks.has(key)) texts.add(key);
  }
  ranks.add(texts);
  const shift = numbers > 0 ? (rank: number) => afterNumbers + rank * apart : (rank: number) => rank;
  const values = new Float64Array(rows.length);
  let most = 0;
  let whole = true;
  for (let at = 0; at < values.length; at++) {
    const key = keys[at];
    const rank = typeof key === 'string' ? ranks.of(key) : undefined;
    const value = typeof key === 'number' ? key : rank === undefined ? Number.POSITIVE_INFINITY : shift(rank);
    values[at] = value;
    if (value === Number.POSITIVE_INFINITY) continue;
    whole &&= Number.isInteger(value) && value >= 0;
    most = Math.max(most, value);
  }
  return { values, size: whole ? most + 1 : undefined };
}

/** What was ordered last with a few records exchanged; undefined when one of them may stand elsewhere now. */
function withEdits<T>(
  last: Last<T>,
  rows: readonly T[],
  sorts: readonly FieldSort[],
  fields: readonly ListField<T>[],
): readonly T[] | undefined {
  if (last.sorts !== sorts || last.fields !== fields || last.rows.length !== rows.length) return undefined;
  const sorting = sorts.flatMap(({ column }) => fields.find(({ id }) => id === column) ?? []);
  const edits = new Map<T, T>();
  for (let at = 0; at < rows.length; at++) {
    const [before, after] = [last.rows[at] as T, rows[at] as T];
    if (before === after) continue;
    if (edits.size >= fewEdits || sorting.some((field) => keyOf(field, before) !== keyOf(field, after)))
      return undefined;
    edits.set(before, after);
  }
  return edits.size === 0 ? last.ordered : last.ordered.map((row) => edits.get(row) ?? row);
}

/** A number, a text to be ranked, or undefined for an empty value. */
function keyOf<T>(field: ListField<T>, row: T): string | number | undefined {
  const value = field.order ? field.order(row) : field.value(row);
  if (typeof value === 'number') return value;
  if (value === undefined || value === '') return undefined;
  const text = typeof value === 'object' ? value.join(' ') : value;
  // Moments and calendar days: as numbers they are ordered as they stand, and nearly all of them differ.
  const moment = field.kind === 'day' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text : moment;
}
