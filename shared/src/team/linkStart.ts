import { rowKey } from '../core/storage/ownWrites';
import type { LinkMemory, Place } from './linkMemory';
import { placeOf } from './linkMemory';
import type { OwnRow } from './linkSending';
import { stampsOf, withStamps } from './teamRow';
import type { JoinedStorage } from './teamStorage';

/** What is here before the team is known as it was then; nothing of it is on the server. */
export async function knowWhatIsHere(storage: JoinedStorage, memory: LinkMemory): Promise<void> {
  const { notes } = memory;
  await storage.rows((rows) => {
    for (const { collection, id, value } of rows) {
      const key = rowKey({ collection, id });
      const row = notes.known.has(key) ? undefined : memory.asItWas(value);
      if (row) notes.set(key, { ...stampsOf(row), seq: 0 });
    }
  });
  notes.complete = true;
  await notes.save();
}

/** What the server lacks: all rows the first time, and what it knew once and has lost. They are no longer behind. */
export async function takeMissing(storage: JoinedStorage, { notes, behind }: LinkMemory): Promise<readonly OwnRow[]> {
  const wanted = new Map<string, Place>(behind);
  behind.clear();
  for (const [key, { seq }] of notes.known) if (seq === 0) wanted.set(key, placeOf(key));
  if (wanted.size === 0) return [];
  const missing: OwnRow[] = [];
  // What was deleted is in no storage.
  for (const [key, place] of wanted) {
    const stamps = notes.known.get(key);
    if (stamps?.gone) missing.push({ key, place, row: withStamps(undefined, stamps) });
  }
  await storage.rows((rows) => {
    for (const { collection, id, value } of rows) {
      const key = rowKey({ collection, id });
      const stamps = notes.known.get(key);
      if (stamps && !stamps.gone && wanted.has(key)) {
        missing.push({ key, place: { collection, id }, row: withStamps(value, stamps) });
      }
    }
  });
  return missing;
}
