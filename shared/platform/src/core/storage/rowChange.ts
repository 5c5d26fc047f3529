import type { RowChange, StoredValue } from './port';

/** Between the name of a field and the name of an entry in it. */
const entryMark = '/';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What two changes of one row do, one after the other. A row that is gone stays gone until somebody makes it anew, and
 * fields of another version than the row's change nothing (see `fits`).
 */
export function composed(first: RowChange | undefined, next: RowChange): RowChange {
  if (!first || !next.fields) return next;
  if (first.value === undefined || !fits(first.value, next)) return first;
  const value = withFields(first.value, next, next.fields);
  if (!first.fields) return { ...first, value };
  return { ...next, value, fields: [...new Set([...first.fields, ...next.fields])] };
}

/** The value of a row after a change; undefined when there is no row then. */
export function applied(value: unknown, change: RowChange): unknown {
  if (!change.fields) return change.value;
  return value === undefined ? undefined : withFields(value, change, change.fields);
}

/** Whether a change of fields was made to a row of this version. */
export function fits(value: unknown, change: RowChange): boolean {
  return !change.fields || (isStoredValue(value) && isStoredValue(change.value) && value.v === change.value.v);
}

/** What of a change still counts after a later one, with the fields named as in the row; undefined when nothing does. */
export function without(change: RowChange, next: RowChange): RowChange | undefined {
  if (!next.fields) return undefined;
  if (!change.fields) return change.value === undefined ? change : composed(change, next);
  const over = new Set(next.fields);
  const left = change.fields.filter((field) => !over.has(field) && !over.has(fieldName(field)));
  return left.length > 0 ? onlyFields(change, left) : undefined;
}

/** The change of these fields alone, out of one that has more or out of a whole row. */
export function onlyFields({ collection, id, value }: RowChange, fields: readonly string[]): RowChange {
  const { v } = storedValue(value);
  return { collection, id, value: withFields({ v, r: {} }, { collection, id, value }, fields), fields };
}

/** A record with another value in a field, or in an entry of one. */
export function withField<Whole extends object>(record: Whole, field: string, value: unknown): Whole {
  // The same fields with one set: of the same type, as far as the value is.
  return setField(Object.fromEntries(Object.entries(record)), field, value) as Whole;
}

/** What a stored row, or a change of it, holds in a field or in an entry of one. */
export function valueAt(value: unknown, field: string): unknown {
  const [name, entry] = partsOf(field);
  const held = own(storedValue(value).r, name);
  return entry === undefined || !isObject(held) ? held : own(held, entry);
}

/**
 * The fields in which two records differ. A field in `maps` holds entries that are changed one by one (`properties/size`),
 * as long as both records have it.
 */
export function changedFields(before: Fields, after: Fields, maps: ReadonlySet<string>): string[] {
  return differing(before, after).flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (!maps.has(name) || !isObject(old) || !isObject(now)) return [name];
    return differing(old, now).map((entry) => name + entryMark + entry);
  });
}

/** The name of a field, without the entry in it. */
export const fieldName = (field: string): string => partsOf(field)[0];

/** Whether a field says when a record was changed: it changes with every other one, and nobody typed it. */
export const isStamp = (field: string): boolean => field === 'updatedAt';

/** Whether this is what the store keeps of a record: its version, and its fields by name. */
export function isStoredValue(value: unknown): value is StoredValue & { readonly r: Fields } {
  return isObject(value) && typeof value.v === 'number' && isObject(value.r);
}

/** Equal as stored data: what JSON would write for both is the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

function withFields(value: unknown, change: RowChange, fields: readonly string[]): StoredValue {
  const { v, r } = storedValue(value);
  const record: Record<string, unknown> = { ...r };
  for (const field of fields) setField(record, field, valueAt(change.value, field));
  return { v, r: record };
}

function setField(record: Record<string, unknown>, field: string, value: unknown): Fields {
  const [name, entry] = partsOf(field);
  const held = own(record, name);
  return put(record, name, entry === undefined ? value : put(isObject(held) ? { ...held } : {}, entry, value));
}

/** Never by assignment: a property of a customer may be called `__proto__`. */
function put(record: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  if (value === undefined) delete record[name];
  else Object.defineProperty(record, name, { value, configurable: true, enumerable: true, writable: true });
  return record;
}

function differing(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !sameValue(own(before, name), own(after, name)));
}

const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

function partsOf(field: string): [name: string, entry: string | undefined] {
  const at = field.indexOf(entryMark);
  return at < 0 ? [field, undefined] : [field.slice(0, at), field.slice(at + 1)];
}

function storedValue(value: unknown): StoredValue & { readonly r: Fields } {
  if (isStoredValue(value)) return value;
  throw new TypeError(`Expected a row with a version and fields, got ${JSON.stringify(value)?.slice(0, 80)}`);
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
