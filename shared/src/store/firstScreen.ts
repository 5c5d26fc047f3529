import { useMemo } from 'react';
import * as v from 'valibot';
import { proxy, ref, useSnapshot } from 'valtio';
import type { KeptValue } from '../storage/port';
import { type Collection, NewerRowError, type StoredRecord } from './collection';
import { useCollectionLoad } from './loadState';

/** The top of a collection's list as it was last shown: what to show while 100,000 records are still being read. */
export interface FirstScreen<T> {
  /** Which filters and order it shows, in the list's own words. */
  readonly view: string;
  /** Rows of the view, and of the list without filters. */
  readonly shown: number;
  readonly all: number;
  /** The first of those shown. */
  readonly rows: readonly T[];
}

const screenSchema = v.object({ view: v.string(), shown: v.number(), all: v.number(), rows: v.array(v.unknown()) });

/** By collection. The store's own: what storage handed over for the open client. */
const screens = proxy<Record<string, { readonly value: unknown } | undefined>>({});

/** The store's own. */
export function takeFirstScreen({ name, value }: KeptValue): void {
  screens[name] = ref({ value });
}

/** The store's own: another client is opened, or none. */
export function forgetFirstScreens(): void {
  for (const name of Object.keys(screens)) delete screens[name];
}

/** As storage keeps it. */
export const storedScreen = <T extends StoredRecord>(collection: Collection<T>, screen: FirstScreen<T>): KeptValue => ({
  name: collection.name,
  value: { ...screen, rows: screen.rows.map((row) => [row.id, collection.stored(row)]) },
});

/** Whether a collection is still being read, and meanwhile its first screen, when nothing of it was written since. */
export function useFirstScreen<T extends StoredRecord>(
  collection: Collection<T> | undefined,
): { readonly loading: boolean; readonly screen: FirstScreen<T> | undefined } {
  const kept = useSnapshot(screens)[collection?.name ?? ''];
  const load = useCollectionLoad(collection ?? { name: '' });
  const loading = collection !== undefined && load === 'loading';
  const screen = useMemo(
    () => (collection && kept && loading ? readScreen(collection, kept.value) : undefined),
    [collection, kept, loading],
  );
  return { loading, screen };
}

/** Undefined when one of the rows cannot be read any more: they are only copies. */
function readScreen<T extends StoredRecord>(collection: Collection<T>, value: unknown): FirstScreen<T> | undefined {
  const screen = v.safeParse(screenSchema, value);
  if (!screen.success) return undefined;
  const rows: T[] = [];
  for (const entry of screen.output.rows) {
    const row = readRow(collection, entry);
    if (!row) return undefined;
    rows.push(row);
  }
  return { ...screen.output, rows };
}

function readRow<T extends StoredRecord>(collection: Collection<T>, entry: unknown): T | undefined {
  const [id, stored] = Array.isArray(entry) ? entry : [];
  if (typeof id !== 'string') return undefined;
  try {
    const read = collection.read(id, stored);
    return 'record' in read ? read.record : undefined;
  } catch (error) {
    // The reading of the rows themselves tells the user.
    if (error instanceof NewerRowError) return undefined;
    throw error;
  }
}
