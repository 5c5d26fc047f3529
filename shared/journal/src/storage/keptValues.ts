import type { KeptValue } from '@steps/platform/src/core/storage/port';
import type { IDBPObjectStore, StoreNames } from 'idb';
import * as v from 'valibot';
import { asciiJson, type PayloadCodec } from './payload';
import { type Database, ended, type KeptRecord, type StepsDatabase } from './storageDatabase';

const keptSchema = v.object({ name: v.string(), value: v.unknown(), collections: v.array(v.string()) });

type KeptStore = IDBPObjectStore<StepsDatabase, StoreNames<StepsDatabase>[], 'kept', 'readwrite'>;

/** What is known of the journal while values are read. */
interface JournalRead {
  /** Entries up to this one are merged into blocks: what they changed is no longer known. */
  readonly floor: number;
  /** The newest entry that changed each collection. */
  readonly changed: ReadonlyMap<string, number>;
}

/** Keeps a value as of journal entry `seq`, unless another tab has written or merged since, or has set a passphrase. */
export async function keepValue(
  db: Database,
  codec: PayloadCodec,
  seq: number,
  kept: v.InferOutput<typeof keptSchema>,
): Promise<void> {
  const payload = await codec.pack(asciiJson(kept), 'kept');
  const tx = db.transaction(['meta', 'journal', 'kept'], 'readwrite');
  const done = ended(tx);
  const [state, newer] = await Promise.all([
    tx.objectStore('meta').get('state'),
    tx.objectStore('journal').count(IDBKeyRange.lowerBound(seq, true)),
  ]);
  const sealed = state?.seal !== undefined && typeof payload === 'string';
  if (newer === 0 && state && state.floor <= seq && !sealed) {
    await tx.objectStore('kept').put({ seq, payload }, kept.name);
  }
  await done;
}

/** Those of the kept values whose collections have not been written since. One that cannot be read is left: it is a copy. */
export async function keptValues(
  codec: PayloadCodec,
  records: readonly KeptRecord[],
  { floor, changed }: JournalRead,
): Promise<KeptValue[]> {
  const values: KeptValue[] = [];
  for (const { seq, payload } of records) {
    if (seq < floor) continue;
    const text = await codec.unpack(payload, 'kept').catch(() => 'null');
    const kept = v.safeParse(keptSchema, jsonOf(text));
    if (!kept.success) continue;
    const { name, value, collections } = kept.output;
    if (collections.every((collection) => (changed.get(collection) ?? 0) <= seq)) values.push({ name, value });
  }
  return values;
}

/** Removes values from before this journal entry: they are out of date, and copies must not outlive what was deleted. */
export async function forgetKept(store: KeptStore, seq: number): Promise<void> {
  for (let at = await store.openCursor(); at; at = await at.continue()) if (at.value.seq < seq) await at.delete();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
