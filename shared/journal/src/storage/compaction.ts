import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import { type RowChange, StorageError } from '@steps/platform/src/core/storage/port';
import { applied, composed, fits } from '@steps/platform/src/core/storage/rowChange';
import type { BlockIndex } from './blockIndex';
import { forgetKept } from './keptValues';
import { asciiJson, type BlockRows, type Payload, type PayloadCodec, payloadSize, setAsideStore } from './payload';
import { type BlockRecord, type Database, ended, partsOf, type StateRecord } from './storageDatabase';

/** What a compaction works on. The index must describe the blocks as of `generation`. */
export interface Compaction {
  readonly db: Database;
  readonly codec: PayloadCodec;
  readonly index: BlockIndex;
  readonly generation: number;
  /** Journal entries up to this one are merged. */
  readonly upto: number;
  /** Rewrites every block, also untouched ones: when the data has just been given a key. */
  readonly all: boolean;
  /** Reads a journal part or sets it aside; rejects when that fails, so that nothing unread is removed. */
  readonly readPart: (part: Payload, seq: number) => Promise<readonly RowChange[]>;
  /** Keeps a change that cannot be made; rejects when that fails. */
  readonly setAside: (change: RowChange, reason: string) => Promise<void>;
  /** Undefined for a block that cannot be read (set aside already). */
  readonly readBlock: (key: [string, number]) => Promise<BlockRows | undefined>;
}

interface BlockRewrite {
  readonly record: BlockRecord;
  readonly ids: readonly string[];
}

/**
 * Merges the journal into the blocks it touches and removes it, in one transaction: whatever happens, the database
 * holds either the old or the new state. Returns the new state, or undefined when another tab was faster.
 */
export async function compact(work: Compaction): Promise<StateRecord | undefined> {
  const { db, index, generation, upto, all } = work;
  const changes = await readJournal(work);
  const rewrites = await rewriteBlocks(work, changes);
  const setAside = all ? await repackSetAside(work) : [];

  const stores = ['meta', 'blocks', 'journal', setAsideStore, 'kept'] as const;
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const done = ended(tx);
  const meta = tx.objectStore('meta');
  const state = await meta.get('state');
  if (!state || state.generation !== generation) {
    await done;
    return undefined;
  }
  const next: StateRecord = { ...state, generation: generation + 1, floor: upto, ...(all && { plain: false }) };
  const blocks = tx.objectStore('blocks');
  await Promise.all([
    ...rewrites.map(({ record, ids }) =>
      ids.length > 0 ? blocks.put(record) : blocks.delete([record.collection, record.no]),
    ),
    ...setAside.map(([key, payload]) => tx.objectStore(setAsideStore).put(payload, key)),
    tx.objectStore('journal').delete(IDBKeyRange.upperBound(upto)),
    forgetKept(tx.objectStore('kept'), all ? Number.POSITIVE_INFINITY : upto),
    meta.put(next, 'state'),
    done,
  ]);

  for (const { record, ids } of rewrites) {
    if (ids.length > 0) index.set(record.collection, record.no, ids, payloadSize(record.rows));
    else index.drop(record.collection, record.no);
  }
  return next;
}

const otherVersion = 'expected a row of the version that its fields were changed in';

type JournalChanges = Map<string, Map<string, RowChange>>;

async function readJournal({ db, upto, readPart, setAside }: Compaction): Promise<JournalChanges> {
  const tx = db.transaction('journal');
  const range = IDBKeyRange.upperBound(upto);
  const [seqs, entries] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range), tx.done]);
  const changes: JournalChanges = new Map();
  for (const [n, entry] of entries.entries()) {
    for (const part of partsOf(entry)) {
      for (const change of await readPart(part, seqs[n] ?? upto)) {
        const known = changes.get(change.collection) ?? new Map<string, RowChange>();
        const before = known.get(change.id);
        if (before?.value !== undefined && !fits(before.value, change)) await setAside(change, otherVersion);
        changes.set(change.collection, known.set(change.id, composed(before, change)));
      }
      await yieldToMain();
    }
  }
  return changes;
}

async function rewriteBlocks(work: Compaction, changes: JournalChanges): Promise<BlockRewrite[]> {
  await keepHomeless(work, changes);
  const plans = new Map([...changes].map(([collection, rows]) => [collection, work.index.plan(collection, rows)]));
  if (work.all) {
    for (const [collection, no] of work.index.keys()) {
      const plan = plans.get(collection) ?? new Map<number, Map<string, RowChange>>();
      plans.set(collection, plan.set(no, plan.get(no) ?? new Map()));
    }
  }
  const rewrites: BlockRewrite[] = [];
  for (const [collection, plan] of plans) {
    for (const [no, rows] of plan) {
      rewrites.push(await rewriteBlock(work, collection, no, rows));
      await yieldToMain();
    }
  }
  return rewrites;
}

/** Changed fields of a row that may be in a damaged block must not go with the journal. Any other such row was deleted. */
async function keepHomeless({ index, setAside }: Compaction, changes: JournalChanges): Promise<void> {
  for (const [collection, rows] of changes) {
    if (!index.hasDamaged(collection)) continue;
    for (const [id, change] of rows) {
      if (change.fields && !index.has(collection, id)) await setAside(change, 'expected its row, which cannot be read');
    }
  }
}

/** Rejects with `damaged` when the block became unreadable: nothing is merged, and the next merge plans around it. */
async function rewriteBlock(
  work: Compaction,
  collection: string,
  no: number,
  changes: ReadonlyMap<string, RowChange>,
): Promise<BlockRewrite> {
  const found = await work.readBlock([collection, no]);
  if (!found)
    throw new StorageError(
      'damaged',
      `Expected block ${no} of ${collection} readable: the merge waits for the next try`,
    );
  const rows = new Map(found);
  for (const [id, change] of changes) {
    const before = rows.get(id);
    if (!fits(before, change)) {
      await work.setAside(change, otherVersion);
      continue;
    }
    const value = applied(before, change);
    if (value === undefined) rows.delete(id);
    else rows.set(id, value);
  }
  const packed = await work.codec.pack(asciiJson([...rows]), 'blocks');
  return { record: { collection, no, generation: work.generation + 1, rows: packed }, ids: [...rows.keys()] };
}

async function repackSetAside({ db, codec }: Compaction): Promise<[number, Payload][]> {
  const tx = db.transaction(setAsideStore);
  const [keys, payloads] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]);
  const plain = payloads.flatMap((payload, n) =>
    typeof payload === 'string' ? [[keys[n] ?? 0, payload] as const] : [],
  );
  return Promise.all(
    plain.map(async ([key, text]): Promise<[number, Payload]> => [key, await codec.pack(text, setAsideStore)]),
  );
}
