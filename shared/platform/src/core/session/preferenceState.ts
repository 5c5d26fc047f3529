import * as v from 'valibot';
import { defineCollection } from '../store/collection';
import { commit } from '../store/commit';
import { put } from '../store/recordChange';
import { useRecord } from '../store/recordHooks';

const preferenceSchema = v.object({
  id: v.string(),
  value: v.unknown(),
  /** When it was chosen, if it goes with a person: ms since 1970, and later than any choice that was known then. */
  at: v.optional(v.number()),
});

/** Choices about how the workspace looks and works: chosen columns, widths of panes, the theme. */
export const preferences = defineCollection({
  name: 'preferences',
  module: 'everyone',
  scope: 'workspace',
  schema: preferenceSchema,
  version: 1,
  unrecorded: true,
});

/** `person`: on a business's server it follows the person to their other devices. `device`: it stays where it was chosen. */
type GoesWith = 'person' | 'device';

/** Which choice is meant, and whom it goes with. */
export interface PreferenceKey {
  readonly id: string;
  readonly goesWith: GoesWith;
}

/** The choices defined so far that go with a person. */
export const personalPreferences = new Set<string>();

/** Names a choice, and says whom it goes with. */
export function definePreference(id: string, goesWith: GoesWith): PreferenceKey {
  if (goesWith === 'person') personalPreferences.add(id);
  return { id, goesWith };
}

/** Remembers a choice; `value` is plain JSON. */
export function setPreference({ id, goesWith }: PreferenceKey, value: unknown): void {
  const at = goesWith === 'person' ? Math.max(Date.now(), (preferences.get(id)?.at ?? 0) + 1) : undefined;
  keepPreference({ id, value, ...(at && { at }) });
}

/** Remembers a choice as it was made elsewhere. */
export const keepPreference = (chosen: v.InferOutput<typeof preferenceSchema>): void =>
  commit({ label: 'Change a preference', changes: [put(preferences, chosen)], undoable: false });

/** A remembered choice, or the fallback when there is none or it does not parse. */
export function preference<S extends v.GenericSchema>(
  { id }: PreferenceKey,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  return parsed(preferences.get(id)?.value, schema, fallback);
}

/** A remembered choice, in render. */
export function usePreference<S extends v.GenericSchema>(
  { id }: PreferenceKey,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  return parsed(useRecord(preferences, id)?.value, schema, fallback);
}

/** A remembered yes or no, in render. */
export const useSwitch = (key: PreferenceKey, fallback: boolean): boolean => usePreference(key, v.boolean(), fallback);

function parsed<S extends v.GenericSchema>(value: unknown, schema: S, fallback: v.InferOutput<S>): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  return value !== undefined && result.success ? result.output : fallback;
}
