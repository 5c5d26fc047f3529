import { rowKey } from '@steps/platform/src/core/storage/ownWrites';
import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import type { Row } from '@steps/platform/src/core/storage/port';
import { stampsOf, type TeamRow, withStamps } from '../rows/teamRow';
import type { KnownRow } from './knownRows';
import { type LinkMemory, type Place, placeOf } from './linkMemory';
import type { JoinedStorage } from './teamStorage';

/** A row that is to be sent as it is known here. */
export interface OwnRow {
  readonly key: string;
  readonly place: Place;
  readonly row: TeamRow;
  /** The notes as they were when the row was read; they may have changed since. */
  readonly as: KnownRow | undefined;
}

/** What is here before the team is known as it was then; nothing of it is on the server. */
export async function knowWhatIsHere(storage: JoinedStorage, memory: LinkMemory): Promise<void> {
  const { notes } = memory;
  await storage.rows((rows) => {
    for (const { collection, id, value } of rows) {
      const key = rowKey({ collection, id });
      const row = notes.known.has(key) || memory.staysHere(collection) ? undefined : memory.asItWas(value);
      if (row) notes.set(key, { ...stampsOf(row), seq: 0 });
    }
  });
  notes.complete = true;
  await notes.save();
}

/** What the server lacks: all rows the first time, and what it knew once and has lost. */
export async function missingRows(storage: JoinedStorage, memory: LinkMemory): Promise<readonly OwnRow[]> {
  const wanted = new Map<string, KnownRow>();
  for (const [key, known] of memory.notes.known) {
    if (known.seq === 0) wanted.set(key, known);
    await yieldToMain();
  }
  for (const key of memory.behind.keys()) {
    const known = memory.notes.known.get(key);
    if (known) wanted.set(key, known);
    else memory.behind.delete(key);
  }
  return readRows(storage, memory, wanted);
}

/** Rows as they are stored, with what is known of them; without those of which something else is known by then. */
export async function readRows(
  storage: JoinedStorage,
  memory: LinkMemory,
  wanted: ReadonlyMap<string, KnownRow>,
): Promise<readonly OwnRow[]> {
  if (wanted.size === 0) return [];
  await memory.notes.taking;
  const { known } = memory.notes;
  const rows: OwnRow[] = [];
  // Deleted rows are not in storage.
  for (const [key, as] of wanted) {
    if (as.gone && known.get(key) === as) rows.push({ key, place: placeOf(key), row: withStamps(undefined, as), as });
  }
  const take = ({ collection, id, value }: Row) => {
    const key = rowKey({ collection, id });
    const as = wanted.get(key);
    if (as && !as.gone) rows.push({ key, place: { collection, id }, row: withStamps(value, as), as });
  };
  await storage.rows((some) => some.forEach(take));
  return rows.filter(({ key, as }) => known.get(key) === as);
}
