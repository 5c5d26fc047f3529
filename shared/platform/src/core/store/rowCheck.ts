import * as v from 'valibot';
import { hasDirectionSigns } from '../directionSigns';

type Check = (value: unknown) => boolean;

/** What this file reads of a valibot schema: valibot publishes these fields, but on no common type. */
interface OpenSchema {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  default?: unknown;
  options?: readonly unknown[];
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
}

/**
 * Turns a valibot schema into a quick yes-or-no check, so that 100,000s of rows load fast (about ten times faster than a
 * parse). "No" means: ask valibot, which also fills in defaults and names the reason; also for texts with signs that turn
 * the direction of writing, which are taken out first.
 */
export function quickCheck(schema: v.GenericSchema): Check {
  // valibot's generic type hides the fields of each kind; every one read here is optional and tested.
  const open = schema as unknown as OpenSchema;
  const base = baseCheck(open, schema);
  const actions = (open.pipe ?? []).filter((step) => step.kind !== 'schema').map((step) => actionCheck(step));
  if (actions.some((action) => action === undefined)) return slowCheck(schema);
  if (actions.length === 0) return base;
  return (value) => base(value) && actions.every((action) => action?.(value));
}

/** Names of the fields that hold entries by name, as a contact's properties. */
export function mapFields(schema: v.GenericSchema): ReadonlySet<string> {
  const entries = Object.entries((schema as unknown as OpenSchema).entries ?? {});
  return new Set(entries.filter(([, field]) => holdsEntries(field as unknown as OpenSchema)).map(([name]) => name));
}

const holdsEntries = (field: OpenSchema): boolean =>
  field.wrapped ? holdsEntries(field.wrapped as unknown as OpenSchema) : field.type === 'record';

function baseCheck(open: OpenSchema, schema: v.GenericSchema): Check {
  switch (open.type) {
    case 'string':
      return (value) => typeof value === 'string' && !hasDirectionSigns(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'unknown':
      return (value) => !hasDirectionSigns(value);
    case 'picklist': {
      const options = new Set(open.options);
      return (value) => options.has(value);
    }
    case 'optional': {
      if (!open.wrapped) return slowCheck(schema);
      const wrapped = quickCheck(open.wrapped);
      const absent = open.default === undefined;
      return (value) => (value === undefined ? absent : wrapped(value));
    }
    case 'array': {
      if (!open.item) return slowCheck(schema);
      const item = quickCheck(open.item);
      return (value) => Array.isArray(value) && value.every(item);
    }
    case 'record': {
      if (!open.value) return slowCheck(schema);
      return recordCheck(quickCheck(open.value));
    }
    case 'object':
      return open.entries ? objectCheck(open.entries) : slowCheck(schema);
    default:
      return slowCheck(schema);
  }
}

function objectCheck(entries: Record<string, v.GenericSchema>): Check {
  const names = Object.keys(entries);
  const checks = Object.values(entries).map((entry) => quickCheck(entry));
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (let index = 0; index < names.length; index++) {
      // Both arrays come from the same object, so the index is within both.
      if (!(checks[index] as Check)(value[names[index] as string])) return false;
    }
    return true;
  };
}

function recordCheck(check: Check): Check {
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (const key in value) {
      if (key === '__proto__' || key === 'constructor' || hasDirectionSigns(key) || !check(value[key])) return false;
    }
    return true;
  };
}

function actionCheck(action: { type: string; requirement?: unknown }): Check | undefined {
  const limit = Number(action.requirement);
  switch (action.type) {
    case 'integer':
      return (value) => Number.isInteger(value);
    case 'min_value':
      return (value) => Number(value) >= limit;
    case 'max_value':
      return (value) => Number(value) <= limit;
    case 'max_length':
      return (value) => lengthOf(value) <= limit;
    case 'min_length':
      return (value) => lengthOf(value) >= limit;
    default:
      return undefined;
  }
}

const slowCheck =
  (schema: v.GenericSchema): Check =>
  (value) =>
    !hasDirectionSigns(value) && v.safeParse(schema, value).success;

const lengthOf = (value: unknown) => (Array.isArray(value) || typeof value === 'string' ? value.length : 0);

/** An object with named fields: no array, no null. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
