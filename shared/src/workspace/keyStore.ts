import { type DBSchema, openDB } from 'idb';
import { toStorageError } from '../storage/storageFaults';

interface KeyDatabase extends DBSchema {
  keys: { key: string; value: CryptoKey };
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
    const db = await openDB<KeyDatabase>('steps-keys', 1, {
      upgrade(made) {
        made.createObjectStore('keys');
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
