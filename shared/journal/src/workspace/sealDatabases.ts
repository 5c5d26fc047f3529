import { aesCipher } from '../storage/cipher';
import { openJournalStorage } from '../storage/indexedDbStorage';

/** Encrypts closed databases (`workspace`, `client-…`) that were stored plainly before. Rejects with `StorageError`. */
export async function sealDatabases(names: readonly string[], key: CryptoKey): Promise<void> {
  for (const name of names) {
    const storage = await openJournalStorage(name, { cipher: aesCipher(key) });
    try {
      await storage.load([], () => {});
      await storage.compact();
    } finally {
      await storage.close();
    }
  }
}
