import type { Clock } from '@steps/platform/src/core/storage/clock';
import type { RowChange, StoredValue } from '@steps/platform/src/core/storage/port';
import { fieldName, isStoredValue, valueAt, withField } from '@steps/platform/src/core/storage/rowChange';

/** When something was written and by which device: a clock of 13 signs, a point, the device. It sorts as text. */
export type Stamp = string;

type Fields = Readonly<Record<string, unknown>>;

/** What is known of a row without its values: enough to tell what is newer. */
export interface RowStamps {
  /** Version of the collection's schema. */
  readonly v: number;
  /** When it was last written whole, or deleted. */
  readonly at: Stamp;
  readonly gone?: true;
  /** Fields, or entries of them (`properties/size`), that were written after the whole. */
  readonly of: Readonly<Record<string, Stamp>>;
}

/**
 * A row as it travels: all its fields, and when each was written. A deleted row (`gone`) is kept as its stamps, with the
 * fields that somebody changed after the deletion, should it be made anew before them.
 */
export interface TeamRow extends RowStamps {
  readonly r: Fields;
}

/** A change and its moment. */
export interface StampedChange {
  readonly change: RowChange;
  readonly stamp: Stamp;
}

const clockSigns = 13;
const timeSigns = 9;

export const stampForm = /^[0-9a-z]{13}\.[0-9a-z]{1,32}$/;

/** No clock of a day later than now is taken over: one wrong device would put every other clock ahead. */
export const farAhead = 86_400_000;

export const stampOf = (clock: Clock, device: string): Stamp => `${clock}.${device}`;

export const clockOf = (stamp: Stamp): Clock => stamp.slice(0, clockSigns);

/** Milliseconds since 1970. */
export const timeOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(0, timeSigns), 36);

/** Who made a stamp: the device, and the tab after it. */
export const writerOf = (stamp: Stamp): string => stamp.slice(clockSigns + 1);

/** One write of a row: of all of it (the path is empty), of a field, or of an entry of a field. */
interface Write {
  readonly stamp: Stamp;
  readonly value: unknown;
}

/** The path of a whole row. */
const whole = '';

/**
 * A row is the set of its writes without those that a later one covers; put on each other in the order of their stamps they
 * give its value. So two rows are merged by taking both sets together, and neither order nor repetition matters. Rows of
 * different schema versions are not mixed: the newer version is kept, for its device knows fields that the other does not.
 */

export function merged(one: TeamRow, other: TeamRow): TeamRow {
  if (one.v !== other.v) return one.v > other.v ? one : other;
  const writes = writesOf(one);
  for (const [path, write] of writesOf(other)) {
    const known = writes.get(path);
    if (!known || known.stamp < write.stamp) writes.set(path, write);
  }
  return rowOf(one.v, writes);
}

/** The row after a change; undefined when fields change of a row that is not known. Fields of another version do nothing. */
export function rowAfter(row: TeamRow | undefined, { change, stamp }: StampedChange): TeamRow | undefined {
  const { value, fields } = change;
  if (!fields) {
    const written: TeamRow = isStoredValue(value)
      ? { v: value.v, at: stamp, r: value.r, of: {} }
      : { v: row?.v ?? 0, at: stamp, gone: true, r: {}, of: {} };
    return row ? merged(row, written) : written;
  }
  if (!row || !isStoredValue(value) || value.v !== row.v) return row;
  const writes = writesOf(row);
  for (const field of fields) {
    const known = writes.get(field);
    if (!known || known.stamp < stamp) writes.set(field, { stamp, value: valueAt(value, field) });
  }
  return rowOf(row.v, writes);
}

/** The row as storage holds it; undefined when it is deleted. */
export const storedRow = ({ v, r, gone }: TeamRow): StoredValue | undefined => (gone ? undefined : { v, r });

/** A stored row with the stamps that are known of it. */
export function withStamps(value: unknown, { v, at, gone, of }: RowStamps): TeamRow {
  const r = isStoredValue(value) ? value.r : {};
  return gone ? { v, at, gone, r: {}, of: {} } : { v, at, r, of };
}

/** The stamps alone. */
export const stampsOf = ({ v, at, gone, of }: RowStamps): RowStamps => ({ v, at, of, ...(gone && { gone }) });

/** What is known of a row from two sides. */
export const joined = (one: RowStamps, other: RowStamps): RowStamps =>
  stampsOf(merged({ ...stampsOf(one), r: {} }, { ...stampsOf(other), r: {} }));

/** The paths in which a row is newer than what is known of it: all of it (`''`), or fields. */
export function newerPaths(row: RowStamps, known: RowStamps | undefined): readonly string[] {
  if (!known || row.v > known.v) return [whole];
  if (row.v < known.v) return [];
  if (row.at > known.at) return [whole];
  return Object.keys(row.of).filter((path) => (row.of[path] ?? '') > stampAt(known, path));
}

/** When a path was written last, as itself or as a part of what holds it. */
export function stampAt({ at, of }: RowStamps, path: string): Stamp {
  return latest([at, of[fieldName(path)], of[path]]);
}

/** What was written later than that: the path itself, or the parts of it. */
export function laterIn(row: RowStamps, path: string, stamp: Stamp): readonly string[] {
  if (stampAt(row, path) > stamp) return [path];
  const parts = Object.keys(row.of).filter((part) => part !== path && (path === whole || fieldName(part) === path));
  return parts.filter((part) => (row.of[part] ?? '') > stamp);
}

export const newestStamp = ({ at, of }: RowStamps): Stamp => latest([at, ...Object.values(of)]);

/** The change that brings these paths of a row into storage. */
export function changeOf(collection: string, id: string, row: TeamRow, paths: readonly string[]): RowChange {
  const value = storedRow(row);
  if (value === undefined || paths.includes(whole)) return { collection, id, value };
  const named = paths.map((path) => [path, valueAt(value, path)] as const);
  const r = named.reduce<object>((fields, [path, held]) => withField(fields, path, held), {});
  return { collection, id, value: { v: row.v, r }, fields: paths };
}

const latest = (stamps: readonly (Stamp | undefined)[]): Stamp =>
  stamps.reduce<Stamp>((newest, stamp) => (stamp !== undefined && stamp > newest ? stamp : newest), '');

/** Fields first, then their entries; a whole comes before both. */
const byDepth = ([one]: [string, unknown], [other]: [string, unknown]): number => depth(one) - depth(other);

function depth(path: string): number {
  if (path === whole) return 0;
  return fieldName(path) === path ? 1 : 2;
}

function writesOf({ v, at, gone, r, of }: TeamRow): Map<string, Write> {
  const writes = new Map<string, Write>();
  let rest: object = r;
  for (const [path, stamp] of Object.entries(of)) {
    writes.set(path, { stamp, value: valueAt({ v, r }, path) });
  }
  // Fields that were written later are not part of the whole.
  for (const path of Object.keys(of)) rest = withField(rest, path, undefined);
  for (const [path, write] of writes) {
    const entries = Object.keys(of).filter((other) => other !== path && fieldName(other) === path);
    const value = entries.reduce((held, entry) => without(held, entry.slice(path.length + 1)), write.value);
    if (entries.length > 0) writes.set(path, { ...write, value });
  }
  writes.set(whole, { stamp: at, value: gone ? undefined : rest });
  return writes;
}

function without(held: unknown, entry: string): unknown {
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return held;
  return Object.fromEntries(Object.entries(held).filter(([name]) => name !== entry));
}

function rowOf(v: number, writes: ReadonlyMap<string, Write>): TeamRow {
  const root = writes.get(whole);
  if (!root) throw new Error('Expected a row with a whole write, got fields alone.');
  const of: Record<string, Stamp> = {};
  /** Fields of which entries were written one by one. */
  const parted = new Set<string>();
  let r: object = (root.value as object | undefined) ?? {};
  for (const [path, { stamp, value }] of [...writes].sort(byDepth)) {
    if (path === whole) continue;
    const holder = fieldName(path);
    const covered = stamp <= root.stamp || (holder !== path && stamp < (writes.get(holder)?.stamp ?? ''));
    if (covered) continue;
    Object.defineProperty(of, path, { value: stamp, configurable: true, enumerable: true, writable: true });
    r = withField(r, path, value);
    if (holder !== path) parted.add(holder);
  }
  const fields = Object.entries(r).map(([name, value]) => [name, parted.has(name) ? sorted(value) : value] as const);
  return {
    v,
    at: root.stamp,
    ...(root.value === undefined && { gone: true as const }),
    r: sorted(Object.fromEntries(fields)),
    of: sorted(of),
  };
}

/** By name, so that the same row is the same text on every device. */
function sorted<Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}
