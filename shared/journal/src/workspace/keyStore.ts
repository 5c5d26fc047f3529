import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { toStorageError } from '../storage/storageFaults';
import { scrubDisk } from './scrubDisk';

interface RecordDatabase extends DBSchema {
  /** A second copy of the workspace record, as text: localStorage is what browsers and people clear first. */
  records: { key: string; value: string };
}

interface UnlockedDatabase extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

const recordName = 'workspace';
/** Of earlier releases: the copy of the record, and the key, which every release until then stored. */
const earlierDatabase = 'steps-keys';
const unlockedDatabase = 'steps-unlocked';

/** Keeps a copy of the workspace record; it holds wrapped keys only. Rejects with `StorageError`. */
export async function keepRecordCopy(text: string): Promise<void> {
  await withRecords('keep a copy of the workspace record', (db) => db.put('records', text, recordName));
}

/** The copy of the workspace record, if there is one. Rejects with `StorageError`. */
export const keptRecordCopy = (): Promise<string | undefined> =>
  withRecords('read the copy of the workspace record', (db) => db.get('records', recordName));

/** Forgets the copy: the workspace was removed. Rejects with `StorageError`. */
export async function dropRecordCopy(): Promise<void> {
  await withRecords('remove the copy of the workspace record', (db) => db.delete('records', recordName));
}

/**
 * "Stay unlocked on this device": stores the key until logout. Scripts cannot read its bytes, but whoever reads the
 * browser's files can. Rejects with `StorageError`.
 */
export async function keepKey(workspaceId: string, key: CryptoKey): Promise<void> {
  if (key.extractable) throw new Error('Expected a key that cannot be extracted, got an extractable one');
  await withUnlocked('keep the key', (db) => db.put('keys', key, workspaceId));
}

/** The key of a workspace that stays unlocked on this device. Rejects with `StorageError`. */
export async function keptKey(workspaceId: string): Promise<CryptoKey | undefined> {
  if (!(await exists(unlockedDatabase))) return undefined;
  return withUnlocked('read the key', (db) => db.get('keys', workspaceId));
}

/** Removes every kept key, from the disk too. Rejects with `StorageError`. */
export async function dropKeys(): Promise<void> {
  if (!(await exists(unlockedDatabase))) return;
  await attempt('remove the key', () => deleteDB(unlockedDatabase));
  await scrubDisk();
}

/** Earlier releases stored the key of every unlocked workspace: removes it, and keeps the copy of the record. */
export async function removeEarlierKeys(): Promise<void> {
  if (!(await exists(earlierDatabase))) return;
  await attempt('remove the stored key', async () => {
    const earlier: IDBPDatabase<RecordDatabase> = await openDB<RecordDatabase>(earlierDatabase);
    const kept = earlier.objectStoreNames.contains('records') ? await earlier.get('records', recordName) : undefined;
    earlier.close();
    if (kept !== undefined && (await keptRecordCopy()) === undefined) await keepRecordCopy(kept);
    await deleteDB(earlierDatabase);
  });
  await scrubDisk();
}

/** Opening a database would make it. A browser that cannot list them is asked for the key's in any case. */
async function exists(name: string): Promise<boolean> {
  const all = await attempt('list the databases', async () => indexedDB.databases?.());
  return all?.some((database) => database.name === name) ?? name === unlockedDatabase;
}

const withRecords = <Result>(doing: string, use: (db: IDBPDatabase<RecordDatabase>) => Promise<Result>) =>
  attempt(doing, async () => {
    const db = await openDB<RecordDatabase>('steps-records', 1, {
      upgrade: (made) => void made.createObjectStore('records'),
    });
    return use(db).finally(() => db.close());
  });

const withUnlocked = <Result>(doing: string, use: (db: IDBPDatabase<UnlockedDatabase>) => Promise<Result>) =>
  attempt(doing, async () => {
    const db = await openDB<UnlockedDatabase>(unlockedDatabase, 1, {
      upgrade: (made) => void made.createObjectStore('keys'),
    });
    return use(db).finally(() => db.close());
  });

async function attempt<Result>(doing: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw toStorageError(error, doing);
  }
}
