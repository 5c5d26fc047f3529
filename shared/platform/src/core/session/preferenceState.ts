import * as v from 'valibot';
import { defineCollection } from '../store/collection';
import { commit } from '../store/commit';
import { put } from '../store/recordChange';
import { useRecord } from '../store/recordHooks';

const preferenceSchema = v.object({ id: v.string(), value: v.unknown() });

/** Choices about how the workspace looks and works: chosen columns, widths of panes, the theme. */
export const preferences = defineCollection({
  name: 'preferences',
  module: 'everyone',
  scope: 'workspace',
  schema: preferenceSchema,
  version: 1,
  unrecorded: true,
});

/** Remembers a choice; `value` is plain JSON. */
export function setPreference(id: string, value: unknown): void {
  commit({ label: 'Change a preference', changes: [put(preferences, { id, value })], undoable: false });
}

/** A remembered choice, or the fallback when there is none or it does not parse. */
export function preference<S extends v.GenericSchema>(
  id: string,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  return parsed(preferences.get(id)?.value, schema, fallback);
}

/** A remembered choice, in render. */
export function usePreference<S extends v.GenericSchema>(
  id: string,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  return parsed(useRecord(preferences, id)?.value, schema, fallback);
}

/** A remembered yes or no, in render. */
export const useSwitch = (id: string, fallback: boolean): boolean => usePreference(id, v.boolean(), fallback);

function parsed<S extends v.GenericSchema>(value: unknown, schema: S, fallback: v.InferOutput<S>): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  return value !== undefined && result.success ? result.output : fallback;
}
