import { useMemo } from 'react';
import * as v from 'valibot';
import { proxy, ref, useSnapshot } from 'valtio';
import { type Collection, NewerRowError, recordMemory, type StoredRecord } from './collection';
import { useCollectionLoad } from './loadState';

/** The top of a collection's list as it was last shown: what to show while 100,000 records are still being read. */
export interface ListPreview<T> {
  /** Which filters and order it shows, in the list's own words. */
  readonly view: string;
  /** Rows of the view, and of the list without filters. */
  readonly shown: number;
  readonly all: number;
  /** The first of those shown. */
  readonly rows: readonly T[];
  /** Records that came or were edited since. Nothing else happened to the list. */
  readonly edits: readonly ListPreviewEdit<T>[];
}

export interface ListPreviewEdit<T> {
  /** Undefined for a record that came. */
  readonly before: T | undefined;
  readonly after: T;
}

/** A record as storage keeps it in a preview; null where there is none. */
const storedRecord = v.nullable(v.tuple([v.string(), v.unknown()]));

const previewSchema = v.object({
  view: v.string(),
  shown: v.number(),
  all: v.number(),
  rows: v.array(storedRecord),
  edits: v.array(v.tuple([storedRecord, storedRecord])),
});

/** A list preview as storage keeps it. */
export type StoredListPreview = v.InferOutput<typeof previewSchema>;

/** By collection. The store's own: what storage handed over for the open client. */
const previews = proxy<Record<string, StoredListPreview | undefined>>({});

/** The store's own: shows a preview that storage has kept, unless it is not one. */
export function showListPreview(name: string, value: unknown): StoredListPreview | undefined {
  const preview = v.safeParse(previewSchema, value);
  if (!preview.success) return undefined;
  previews[name] = ref(preview.output);
  return preview.output;
}

/** The store's own: another client is opened, or none. */
export function forgetListPreviews(): void {
  for (const name of Object.keys(previews)) delete previews[name];
}

/** Whether a collection is still being read, and meanwhile its preview, when it was kept with all that was changed. */
export function useStoredListPreview<T extends StoredRecord>(
  collection: Collection<T> | undefined,
): { readonly loading: boolean; readonly preview: ListPreview<T> | undefined } {
  const kept = useSnapshot(previews)[collection?.name ?? ''];
  const load = useCollectionLoad(collection ?? { name: '' });
  const loading = collection !== undefined && load === 'loading';
  const preview = useMemo(
    // A kept preview holds the records whole, for whoever saw them so.
    () =>
      collection && kept && loading && !recordMemory.narrowed(collection)
        ? readPreview(collection, kept as StoredListPreview)
        : undefined,
    [collection, kept, loading],
  );
  return { loading, preview };
}

/** Undefined when one of the records cannot be read any more: they are only copies. */
function readPreview<T extends StoredRecord>(
  collection: Collection<T>,
  preview: StoredListPreview,
): ListPreview<T> | undefined {
  const rows: T[] = [];
  for (const stored of preview.rows) {
    const row = readRecord(collection, stored);
    if (!row) return undefined;
    rows.push(row);
  }
  const edits: ListPreviewEdit<T>[] = [];
  for (const [old, now] of preview.edits) {
    const [before, after] = [readRecord(collection, old), readRecord(collection, now)];
    if (!after || (old && !before)) return undefined;
    edits.push({ before, after });
  }
  return { ...preview, rows, edits };
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
