import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import type * as v from 'valibot';

/** A draft while it is being written: what is there so far, of the right types. Lists grow, texts may end in mid-word. */
export type PartialDraft<T> = T extends readonly (infer Item)[]
  ? readonly PartialDraft<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: PartialDraft<T[Key]> }
    : T;

/** What this file reads of a valibot schema: valibot publishes these fields, but on no common type. */
export interface OpenSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, OpenSchema>>;
  readonly item?: OpenSchema;
  readonly value?: OpenSchema;
  readonly wrapped?: OpenSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** The parts of a value that fit the schema, with bounds and required fields left aside; `undefined` when nothing does. */
export function fitting<T>(schema: v.GenericSchema<unknown, T>, value: unknown): PartialDraft<T> | undefined {
  // The generic type of valibot hides the fields of each kind; each is read only for its own kind below. What comes out
  // has been checked part by part against that very schema.
  return fittingPart(schema as unknown as OpenSchema, value) as PartialDraft<T> | undefined;
}

function fittingPart(schema: OpenSchema, value: unknown): unknown {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === schema.type ? value : undefined;
    case 'literal':
      return value === schema.literal ? value : undefined;
    case 'picklist':
      return schema.options?.includes(value) ? value : undefined;
    case 'null':
      return value === null ? null : undefined;
    case 'nullable':
    case 'nullish':
      return value === null ? null : schema.wrapped && fittingPart(schema.wrapped, value);
    case 'optional':
      return schema.wrapped && fittingPart(schema.wrapped, value);
    case 'array':
      return Array.isArray(value) && schema.item ? fittingItems(schema.item, value) : undefined;
    case 'record':
      return fittingRecord(schema, value);
    case 'union':
    case 'variant':
      return fittingOption(schema.options ?? [], value);
    default:
      return schema.entries ? fittingEntries(schema.entries, value) : undefined;
  }
}

const fittingItems = (item: OpenSchema, values: readonly unknown[]): unknown[] =>
  values.map((value) => fittingPart(item, value)).filter((value) => value !== undefined);

function fittingEntries(entries: Readonly<Record<string, OpenSchema>>, value: unknown): unknown {
  if (!isPlainObject(value)) return undefined;
  const found = Object.entries(entries).flatMap(([name, entry]) => {
    const part = Object.hasOwn(value, name) ? fittingPart(entry, value[name]) : undefined;
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(found);
}

function fittingRecord({ value: item }: OpenSchema, value: unknown): unknown {
  if (!isPlainObject(value) || !item) return undefined;
  return fittingEntries(Object.fromEntries(Object.keys(value).map((name) => [name, item])), value);
}

/** The option that takes in most of the value: of several objects, the one that knows most of its fields. */
function fittingOption(options: readonly unknown[], value: unknown): unknown {
  const parts = options
    .map((option) => fittingPart(option as OpenSchema, value))
    .filter((part) => part !== undefined)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  return parts[0];
}

const sizeOf = (part: unknown): number => (isPlainObject(part) ? Object.keys(part).length : 1);
