import { deleteDB, openDB } from 'idb';

/** 5 MB a round. Measured in Chromium: six rounds were enough right after the key was stored; after a restart none are. */
const rounds = 8;
const valuesPerRound = 160;
const bytesPerValue = 32_768;

/**
 * Makes the browser write its database files anew. What is deleted from IndexedDB, a whole database too, stays readable in
 * the files until they are; only much writing brings that about. Takes about half a second. Never rejects.
 */
export async function scrubDisk(): Promise<void> {
  try {
    for (let round = 0; round < rounds; round++) {
      const db = await openDB('steps-scrub', 1, { upgrade: (made) => void made.createObjectStore('waste') });
      const tx = db.transaction('waste', 'readwrite');
      for (let n = 0; n < valuesPerRound; n++) {
        // Random, so that it is not packed into a few bytes.
        void tx.store.put(crypto.getRandomValues(new Uint8Array(bytesPerValue)), n).catch(() => {});
      }
      await tx.done;
      db.close();
      await deleteDB('steps-scrub');
    }
  } catch (error) {
    console.warn('The files of deleted keys could not be written anew', error);
  }
}
