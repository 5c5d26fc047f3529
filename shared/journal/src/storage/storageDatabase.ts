import type { Clock } from '@steps/platform/src/core/storage/clock';
import { StorageError } from '@steps/platform/src/core/storage/port';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from './cipher';
import { type Payload, type PayloadCodec, setAsideStore } from './payload';
import { toStorageError } from './storageFaults';

/** Raised with every change of the object stores; a tab that knows only an older version gets `blocked`. */
export const storageVersion = 3;

export interface BlockRecord {
  readonly collection: string;
  readonly no: number;
  /** The compaction that wrote it: other tabs read again only what is newer than they know. */
  readonly generation: number;
  readonly rows: Payload;
}

/** One `write`. Entries from before version 3 lack who wrote them and when. */
export interface JournalRecord {
  /** Its changes, few in each part: what is damaged takes no more with it, and packing leaves time to paint. */
  readonly parts: readonly Payload[];
  /** Characters of JSON. */
  readonly size: number;
  /** The tab that wrote it. */
  readonly writer?: string;
  /** When, after all that was committed before it. */
  readonly clock?: Clock;
  /** The newest change that the writer knew. */
  readonly seen?: Clock;
}

export interface StateRecord {
  readonly version: number;
  /** Number of compactions so far. */
  readonly generation: number;
  /** Journal entries up to this one are merged into blocks and gone. */
  readonly floor: number;
  /** The clock of the newest change; absent before the first of version 3. */
  readonly clock?: Clock;
  /** Known text under the key of this database: present when it is encrypted, tells a wrong key from damaged data. */
  readonly seal?: Sealed;
  /** Some blocks may still be plain text, because the passphrase was added later; the next compaction rewrites all. */
  readonly plain?: boolean;
}

/** What is no journal entry counts as one part that cannot be read, and is set aside as it is. */
export function partsOf(entry: JournalRecord): readonly Payload[] {
  // What is in a store may be anything.
  const parts: unknown = (entry as Partial<JournalRecord> | undefined)?.parts;
  return Array.isArray(parts) ? parts : [JSON.stringify(entry) ?? 'nothing'];
}

/** A value computed from rows, as of one journal entry. */
export interface KeptRecord {
  readonly seq: number;
  readonly payload: Payload;
}

export interface StepsDatabase extends DBSchema {
  blocks: { key: [string, number]; value: BlockRecord; indexes: { generation: number } };
  journal: { key: number; value: JournalRecord };
  meta: { key: 'state'; value: StateRecord };
  [setAsideStore]: { key: number; value: Payload };
  /** By name. */
  kept: { key: string; value: KeptRecord };
}

export type Database = IDBPDatabase<StepsDatabase>;

const sealText = 'steps';

/** Opens (or makes) one database. `onLost` is called once when the connection is gone. Rejects with `StorageError`. */
export async function openDatabase(name: string, onLost: (error: StorageError) => void): Promise<Database> {
  try {
    const database: Database = await openDB<StepsDatabase>(name, storageVersion, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('blocks', { keyPath: ['collection', 'no'] }).createIndex('generation', 'generation');
          db.createObjectStore('journal', { autoIncrement: true });
          db.createObjectStore('meta');
          db.createObjectStore(setAsideStore, { autoIncrement: true });
        }
        if (from < 2) db.createObjectStore('kept');
        // Version 3 changed what journal entries hold, not where: an older tab would take changed fields for whole rows.
      },
      blocking() {
        database.close();
        onLost(new StorageError('blocked', `${name} was closed: a newer version of Steps, or its removal, needs it`));
      },
      terminated() {
        onLost(new StorageError('unavailable', `${name} was closed by the browser`));
      },
    });
    return database;
  } catch (error) {
    throw toStorageError(error, `open ${name}`);
  }
}

/** The end of a transaction. Where a request fails first, that error tells more: the end must not count as unhandled then. */
export function ended(tx: { readonly done: Promise<void> }): Promise<void> {
  void Promise.allSettled([tx.done]);
  return tx.done;
}

/**
 * Waits for a request now and takes its value later, once: only then is it copied into the page, and the first blocks
 * need not wait for the copies of all the others. `turn`: waits until the page has time for that. Nothing keeps the value
 * afterwards.
 */
export function deferred<T>(request: IDBRequest<T>, turn: () => Promise<void>): () => Promise<T> {
  let done: Promise<IDBRequest<T>> | undefined = new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request);
    request.onerror = () => reject(request.error);
  });
  // A reading that fails is met where it is awaited, maybe much later: until then it must not count as unhandled.
  done.catch(() => {});
  return async () => {
    const reading = done;
    done = undefined;
    if (!reading) throw new Error('Expected the value of a request to be taken once, it was taken again.');
    const arrived = await reading;
    await turn();
    return arrived.result;
  };
}

/** The state of a database, made when new. Rejects with `locked` when the key is missing or not the one it was sealed with. */
export async function readyState(db: Database, codec: PayloadCodec): Promise<StateRecord> {
  const found = await db.get('meta', 'state');
  const packed = await codec.pack(sealText, 'meta');
  const seal = typeof packed === 'string' ? undefined : packed;
  if (!found || (seal && !found.seal)) return makeState(db, seal);
  if (!found.seal) return found;
  if (!seal) throw new StorageError('locked', `${db.name} is encrypted: expected a key, none was given`);
  if (!(await opensWith(db, codec, found.seal))) {
    throw new StorageError('locked', `${db.name} is encrypted with another key than the one given`);
  }
  return found;
}

async function makeState(db: Database, seal: Sealed | undefined): Promise<StateRecord> {
  const tx = db.transaction('meta', 'readwrite', { durability: 'strict' });
  const done = ended(tx);
  // Another tab may have made it since: look again inside the transaction.
  const found = await tx.store.get('state');
  const state: StateRecord = found?.seal
    ? found
    : {
        ...(found ?? { version: storageVersion, generation: 0, floor: 0 }),
        ...(seal && { seal, plain: found !== undefined }),
      };
  await Promise.all([tx.store.put(state, 'state'), done]);
  return state;
}

/** One flipped bit in the seal must not lock everything out: any block or journal entry that decrypts proves the key too. */
async function opensWith(db: Database, codec: PayloadCodec, seal: Sealed): Promise<boolean> {
  if (await decrypts(codec, seal, 'meta')) return true;
  for (const block of await db.getAll('blocks')) if (await decrypts(codec, block.rows, 'blocks')) return true;
  for (const { parts } of await db.getAll('journal')) {
    for (const part of parts) if (await decrypts(codec, part, 'journal')) return true;
  }
  return false;
}

async function decrypts(codec: PayloadCodec, payload: Payload, store: string): Promise<boolean> {
  if (typeof payload === 'string') return false;
  return codec.unpack(payload, store).then(
    () => true,
    () => false,
  );
}
