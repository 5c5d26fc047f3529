import { useMemo } from 'react';
import * as v from 'valibot';
import { proxy, ref, useSnapshot } from 'valtio';
import type { KeptValue } from '../storage/port';
import { collectionNamed, recordMemory } from './collection';
import { useLoadState } from './loadState';

/** No collection's name has a space, so a view is not taken for the preview of a list. */
const prefix = 'view ';

/** Collections of any records. */
export type Named = readonly { readonly name: string }[];

/** The store's own: whether the person at work sees less of one of them than there is. */
export const isNarrowed = (collections: Named): boolean =>
  collections.some(({ name }) => {
    const collection = collectionNamed(name);
    return collection !== undefined && recordMemory.narrowed(collection);
  });

/** The store's own: the name under which storage keeps a view. */
export const storedViewName = (name: string): string => prefix + name;

/** By their stored names. The store's own: what storage handed over for the open client. */
const views = proxy<Record<string, { readonly value: unknown } | undefined>>({});

/** The store's own: takes a view that storage has kept. False for what is none. */
export function takeKeptView({ name, value }: KeptValue): boolean {
  if (!name.startsWith(prefix)) return false;
  views[name] = ref({ value });
  return true;
}

/** The store's own: another client is opened, or none. */
export function forgetKeptViews(): void {
  for (const name of Object.keys(views)) delete views[name];
}

/**
 * Whether collections are still being read, and meanwhile what a page kept of them (`keepView`): there unless one of them
 * was written since, whole records for whoever sees them whole.
 */
export function useKeptView<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  collections: Named,
): { readonly loading: boolean; readonly view: T | undefined } {
  const kept = useSnapshot(views)[storedViewName(name)];
  const { state, complete } = useLoadState();
  const loading = state === 'loading' && !collections.every((collection) => complete.includes(collection.name));
  const view = useMemo(() => {
    if (!kept || !loading || isNarrowed(collections)) return undefined;
    const read = v.safeParse(schema, kept.value);
    return read.success ? read.output : undefined;
  }, [kept, loading, schema, collections]);
  return { loading, view };
}
