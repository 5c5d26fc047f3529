import { type DBSchema, openDB } from 'idb';
import { toStorageError } from '../storage/storageFaults';

interface KeyDatabase extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** A second copy of the workspace record, as text: localStorage is what browsers and people clear first. */
  records: { key: string; value: string };
}

const recordName = 'workspace';

/** Keeps a copy of the workspace record; it holds wrapped keys only. Rejects with `StorageError`. */
export async function keepRecordCopy(text: string): Promise<void> {
  await withKeys('keep a copy of the workspace record', async (db) => {
    await db.put('records', text, recordName);
  });
}

/** The copy of the workspace record, if there is one. Rejects with `StorageError`. */
export const keptRecordCopy = (): Promise<string | undefined> =>
  withKeys('read the copy of the workspace record', (db) => db.get('records', recordName));

/** Forgets the copy: the workspace was removed. Rejects with `StorageError`. */
export async function dropRecordCopy(): Promise<void> {
  await withKeys('remove the copy of the workspace record', (db) => db.delete('records', recordName));
}

/** Keeps the signed-in workspace's key over reloads; the browser stores it without letting scripts read its bytes. */
export async function keepKey(workspaceId: string, key: CryptoKey): Promise<void> {
  if (key.extractable) throw new Error('Expected a key that cannot be extracted, got an extractable one');
  await withKeys('keep the key', async (db) => {
    await db.put('keys', key, workspaceId);
  });
}

/** The kept key, or undefined after logout. Rejects with `StorageError`. */
export function keptKey(workspaceId: string): Promise<CryptoKey | undefined> {
  return withKeys('read the key', (db) => db.get('keys', workspaceId));
}

/** Removes every kept key. */
export async function dropKeys(): Promise<void> {
  await withKeys('remove the key', (db) => db.clear('keys'));
}

type Keys = Awaited<ReturnType<typeof openDB<KeyDatabase>>>;

async function withKeys<Result>(doing: string, use: (db: Keys) => Promise<Result>): Promise<Result> {
  try {
    const db = await openDB<KeyDatabase>('steps-keys', 2, {
      upgrade(made, before) {
        if (before < 1) made.createObjectStore('keys');
        made.createObjectStore('records');
      },
    });
    try {
      return await use(db);
    } finally {
      db.close();
    }
  } catch (error) {
    throw toStorageError(error, doing);
  }
}
