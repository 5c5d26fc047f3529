import type { FieldSort, ListField } from './listField';
import { editsBetween, withEdits } from './rowEdits';
import { TextRanks } from './textRanks';

/** Most sort orders at once; nobody can follow more. */
export const mostSorts = 4;

/** What pressing a column's header does: sorts by it alone, or with Shift by one more; a second press reverses it. */
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

/** Sorts the rows of one list, again and again. */
export interface Order<T> {
  (...asked: OrderAsked<T>): readonly T[];
  /** The last result with a few edits applied, if they leave the order; undefined if it has to be sorted again. */
  known(...asked: OrderAsked<T>): readonly T[] | undefined;
}

type OrderAsked<T> = [rows: readonly T[], sorts: readonly FieldSort[], fields: readonly ListField<T>[]];

/** The last result, so that an edit which moves nothing needs no sorting. */
interface Last<T> extends Readonly<Record<'rows' | 'ordered', readonly T[]>> {
  readonly sorts: readonly FieldSort[];
  readonly fields: readonly ListField<T>[];
}

/** Values of one field as numbers, one for each row; rows without a value have `Infinity`. */
interface Numbers {
  readonly values: Float64Array;
  /** All values are whole numbers from 0 up to, not including, this; undefined when they are not. */
  readonly size: number | undefined;
}

/** One of the sorts. */
interface Part extends Numbers {
  readonly descending: boolean;
}

/** Texts in a field of numbers come after all numbers, far enough apart to differ as numbers. */
const afterNumbers = 2 ** 60;
const apart = 1024;

/** Sorts records by several fields; empty values always last, equal records keep their order. */
export function orderRows<T>(...[rows, sorts, fields]: OrderAsked<T>): readonly T[] {
  return makeOrder<T>()(rows, sorts, fields);
}

/** An `orderRows` that remembers the ranks of texts and the numbers of rows, for one list while it is shown. */
export function makeOrder<T>(): Order<T> {
  const ranks = new Map<ListField<T>, TextRanks>();
  const numbers = new WeakMap<readonly T[], Map<ListField<T>, Numbers>>();
  let last: Last<T> | undefined;

  const numbersIn = (rows: readonly T[], field: ListField<T>): Numbers => {
    const ofRows = numbers.get(rows) ?? new Map<ListField<T>, Numbers>();
    numbers.set(rows, ofRows);
    const fieldRanks = ranks.get(field) ?? new TextRanks();
    ranks.set(field, fieldRanks);
    const known = ofRows.get(field) ?? numbersOf(rows, field, fieldRanks);
    ofRows.set(field, known);
    return known;
  };

  const known: Order<T>['known'] = (rows, sorts, fields) => {
    const ordered = last && orderedAfterEdits(last, rows, sorts, fields);
    if (ordered) last = { rows, sorts, fields, ordered };
    return ordered;
  };
  const order = (...[rows, sorts, fields]: OrderAsked<T>) => {
    const ordered = known(rows, sorts, fields) ?? orderedAnew(rows, sorts, fields, numbersIn);
    last = { rows, sorts, fields, ordered };
    return ordered;
  };
  return Object.assign(order, { known });
}

function orderedAnew<T>(
  rows: readonly T[],
  sorts: readonly FieldSort[],
  fields: readonly ListField<T>[],
  numbersIn: (rows: readonly T[], field: ListField<T>) => Numbers,
): readonly T[] {
  const parts = sorts.flatMap(({ column, direction }) => {
    const field = fields.find(({ id }) => id === column);
    return field ? [{ ...numbersIn(rows, field), descending: direction === 'descending' }] : [];
  });
  if (parts.length === 0) return rows;
  const places =
    packedOrder(parts, rows.length) ?? packedOrder(parts.map(ranked), rows.length) ?? comparedOrder(parts, rows.length);
  const ordered = new Array<T>(rows.length);
  for (let at = 0; at < ordered.length; at++) ordered[at] = rows[places[at] as number] as T;
  return ordered;
}

/** All parts and the position packed into one whole number each, which sort fast; undefined if they are too large. */
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

/** The same order in whole numbers below the number of rows: moments, and amounts with fractions, are too large to pack. */
function ranked(part: Part): Part {
  const { values } = part;
  const sorted = Float64Array.from(values).sort();
  let size = 0;
  for (const value of sorted)
    if (value !== sorted[size - 1] && value !== Number.POSITIVE_INFINITY) sorted[size++] = value;
  const places = values.map((value) => (value === Number.POSITIVE_INFINITY ? value : placeIn(sorted, size, value)));
  return { ...part, values: places, size };
}

function placeIn(sorted: Float64Array, size: number, value: number): number {
  let [low, high] = [0, size - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
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

function numbersOf<T>(rows: readonly T[], field: ListField<T>, ranks: TextRanks): Numbers {
  const values = new Float64Array(rows.length);
  /** Each text once: a row holds its number, so that a text is looked up once and ranked once. */
  const texts = new Map<string, number>();
  const textAt = new Int32Array(rows.length).fill(-1);
  let hasNumbers = false;
  for (let at = 0; at < values.length; at++) {
    const key = keyOf(field, rows[at] as T);
    values[at] = typeof key === 'number' ? key : Number.POSITIVE_INFINITY;
    if (typeof key === 'number') hasNumbers = true;
    if (typeof key !== 'string') continue;
    const known = texts.get(key) ?? texts.size;
    if (known === texts.size) texts.set(key, known);
    textAt[at] = known;
  }
  ranks.add([...texts.keys()].filter((text) => ranks.of(text) === undefined));
  const shift = hasNumbers ? (rank: number) => afterNumbers + rank * apart : (rank: number) => rank;
  const places = Float64Array.from(texts.keys(), (text) => shift(ranks.of(text) ?? Number.POSITIVE_INFINITY));
  for (let at = 0; at < values.length; at++) {
    const text = textAt[at] as number;
    if (text >= 0) values[at] = places[text] as number;
  }
  return { values, size: sizeOf(values) };
}

function sizeOf(values: Float64Array): number | undefined {
  let most = 0;
  for (const value of values) {
    if (value === Number.POSITIVE_INFINITY) continue;
    if (!Number.isInteger(value) || value < 0) return undefined;
    most = Math.max(most, value);
  }
  return most + 1;
}

/** The last result with a few records replaced; undefined if one of them may have moved. */
function orderedAfterEdits<T>(
  last: Last<T>,
  rows: readonly T[],
  sorts: readonly FieldSort[],
  fields: readonly ListField<T>[],
): readonly T[] | undefined {
  if (last.sorts !== sorts || last.fields !== fields) return undefined;
  if (last.rows === rows) return last.ordered;
  const sorting = sorts.flatMap(({ column }) => fields.find(({ id }) => id === column) ?? []);
  const edits = editsBetween(last.rows, rows);
  if (!edits) return undefined;
  for (const [old, now] of edits) {
    if (sorting.some((field) => keyOf(field, old) !== keyOf(field, now))) return undefined;
  }
  return withEdits(last.ordered, edits);
}

/** A number, a text to be ranked, or undefined for an empty value. */
export function keyOf<T>(field: ListField<T>, row: T): string | number | undefined {
  const value = field.order ? field.order(row) : field.value(row);
  if (typeof value === 'number') return value;
  if (value === undefined || value === '') return undefined;
  const text = typeof value === 'object' ? value.join(' ') : value;
  // Moments and calendar days sort as numbers directly, and nearly all of them differ.
  const moment = field.kind === 'day' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text : moment;
}
