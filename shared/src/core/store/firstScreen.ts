import { useMemo } from 'react';
import * as v from 'valibot';
import { proxy, ref, useSnapshot } from 'valtio';
import { type Collection, inMemory, NewerRowError, type StoredRecord } from './collection';
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
  /** Records that came or were edited since. Nothing else happened to the list. */
  readonly edits: readonly ScreenEdit<T>[];
}

export interface ScreenEdit<T> {
  /** Undefined for a record that came. */
  readonly before: T | undefined;
  readonly after: T;
}

/** A record as storage keeps it in a screen; null where there is none. */
const storedRecord = v.nullable(v.tuple([v.string(), v.unknown()]));

const screenSchema = v.object({
  view: v.string(),
  shown: v.number(),
  all: v.number(),
  rows: v.array(storedRecord),
  edits: v.array(v.tuple([storedRecord, storedRecord])),
});

/** A first screen as storage keeps it. */
export type StoredScreen = v.InferOutput<typeof screenSchema>;

/** By collection. The store's own: what storage handed over for the open client. */
const screens = proxy<Record<string, StoredScreen | undefined>>({});

/** The store's own: shows a screen that storage has kept, unless it is not one. */
export function showFirstScreen(name: string, value: unknown): StoredScreen | undefined {
  const screen = v.safeParse(screenSchema, value);
  if (!screen.success) return undefined;
  screens[name] = ref(screen.output);
  return screen.output;
}

/** The store's own: another client is opened, or none. */
export function forgetFirstScreens(): void {
  for (const name of Object.keys(screens)) delete screens[name];
}

/** Whether a collection is still being read, and meanwhile its first screen, when it was kept with all that was changed. */
export function useFirstScreen<T extends StoredRecord>(
  collection: Collection<T> | undefined,
): { readonly loading: boolean; readonly screen: FirstScreen<T> | undefined } {
  const kept = useSnapshot(screens)[collection?.name ?? ''];
  const load = useCollectionLoad(collection ?? { name: '' });
  const loading = collection !== undefined && load === 'loading';
  const screen = useMemo(
    // A kept screen holds the records whole, for whoever saw them so.
    () =>
      collection && kept && loading && !inMemory.narrowed(collection)
        ? readScreen(collection, kept as StoredScreen)
        : undefined,
    [collection, kept, loading],
  );
  return { loading, screen };
}

/** Undefined when one of the records cannot be read any more: they are only copies. */
function readScreen<T extends StoredRecord>(
  collection: Collection<T>,
  screen: StoredScreen,
): FirstScreen<T> | undefined {
  const rows: T[] = [];
  for (const stored of screen.rows) {
    const row = readRecord(collection, stored);
    if (!row) return undefined;
    rows.push(row);
  }
  const edits: ScreenEdit<T>[] = [];
  for (const [old, now] of screen.edits) {
    const [before, after] = [readRecord(collection, old), readRecord(collection, now)];
    if (!after || (old && !before)) return undefined;
    edits.push({ before, after });
  }
  return { ...screen, rows, edits };
}

function readRecord<T extends StoredRecord>(
  collection: Collection<T>,
  stored: v.InferOutput<typeof storedRecord>,
): T | undefined {
  if (!stored) return undefined;
  try {
    const read = collection.read(...stored);
    return 'record' in read ? read.record : undefined;
  } catch (error) {
    // The reading of the rows themselves tells the user.
    if (error instanceof NewerRowError) return undefined;
    throw error;
  }
}
