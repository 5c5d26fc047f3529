import { deleteDB, openDB } from 'idb';

/** 5 MB a round. Measured in Chromium: six rounds were enough in a new profile, eight were not in one opened again. */
const rounds = 24;
const valuesPerRound = 160;
const bytesPerValue = 32_768;

/**
 * Makes the browser write its database files anew. What is deleted from IndexedDB, a whole database too, stays readable in
 * the files until they are; only much writing brings that about. Takes one to two seconds. Never rejects.
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
