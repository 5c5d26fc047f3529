import { type Client, clients } from '@steps/business';
import { logEvent, requireRight } from '@steps/business/host';
import { closeClient, flush, openClient, openClientId, type RowChange, RuleError } from '@steps/platform';
import { openSiblingStorage } from '@steps/platform/host';
import { readRows, refuseNewer, staysHere } from './backup';
import type { BackupClient, BackupRow } from './backupSchema';

/** How many records of a collection come, differ and go. */
export interface CollectionDifference {
  readonly collection: string;
  readonly added: number;
  readonly changed: number;
  readonly lost: number;
}

/** What putting a business back to its file would do. */
export interface Difference {
  readonly byCollection: readonly CollectionDifference[];
  readonly changes: readonly RowChange[];
  /** What makes it undone. */
  readonly back: readonly RowChange[];
  readonly before: number;
  readonly after: number;
}

/** Fewer than so many records are soon typed again. */
const worthGuarding = 20;
/** A file with less than this share of what is here is nearly empty beside it. */
const nearlyEmpty = 0.1;
/** Two tabs that restore at once do so one after the other; the second finds that records have changed. */
const lockName = 'steps.restore';

const keyOf = ({ collection, id }: Pick<BackupRow, 'collection' | 'id'>) => `${collection}\n${id}`;

/** What differs between the records that are here and those of a file. */
export function difference(here: readonly BackupRow[], file: readonly BackupRow[]): Difference {
  const [now, then] = [here, file].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const changes: RowChange[] = [];
  const back: RowChange[] = [];
  const counts = new Map<string, { added: number; changed: number; lost: number }>();
  const count = (collection: string, what: 'added' | 'changed' | 'lost') => {
    const of = counts.get(collection) ?? { added: 0, changed: 0, lost: 0 };
    of[what]++;
    counts.set(collection, of);
  };
  for (const key of new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])) {
    const [before, after] = [now?.get(key), then?.get(key)];
    const row = before ?? after;
    if (!row || (before && after && JSON.stringify(before.value) === JSON.stringify(after.value))) continue;
    const { collection, id } = row;
    count(collection, before ? (after ? 'changed' : 'lost') : 'added');
    changes.push({ collection, id, value: after?.value });
    back.push({ collection, id, value: before?.value });
  }
  const byCollection = [...counts].map(([collection, of]) => ({ collection, ...of }));
  return {
    byCollection: byCollection.sort((one, other) => one.collection.localeCompare(other.collection, 'en-GB')),
    changes,
    back,
    before: here.length,
    after: file.length,
  };
}

/** Whether a file holds next to nothing of what is here: no full business is replaced by it. */
export const wouldEmpty = ({ before, after }: Pick<Difference, 'before' | 'after'>): boolean =>
  before >= worthGuarding && after < before * nearlyEmpty;

/** The business of this workspace that one of a file is an earlier state of. */
export const sameClient = ({ client }: BackupClient): Client | undefined => clients.get(client.id);

/** The activity log and the connections stay as they are, whatever is put back. */
const putBack = (rows: readonly BackupRow[]) => rows.filter(({ collection }) => !staysHere.has(collection));

/** What putting the business back would do. Rejects with `StorageError`. */
export async function previewRestore(one: BackupClient): Promise<Difference> {
  refuseNewer(one);
  await flush();
  const storage = await openSiblingStorage(one.client.id);
  try {
    return difference(putBack(await readRows(storage)), putBack(one.rows));
  } finally {
    await storage.close();
  }
}

/**
 * Puts a business back to what its file holds. Undoing is `undoRestore` with what is returned. Rejects with `RuleError`
 * when the file is nearly empty beside what is here, or when something changed since the preview (another tab restored, or
 * somebody worked on), or with `StorageError`; then nothing was changed.
 */
export const restoreInto = (one: BackupClient, previewed: Difference): Promise<Difference> =>
  inTurn(() => restoreNow(one, previewed));

async function restoreNow(one: BackupClient, previewed: Difference): Promise<Difference> {
  requireRight('change', 'settings');
  const found = await previewRestore(one);
  if (JSON.stringify(found.back) !== JSON.stringify(previewed.back)) {
    throw new RuleError('The records have changed since you looked. Check the changes again.');
  }
  if (wouldEmpty(found)) {
    throw new RuleError(
      `The file holds ${found.after} records and the business ${found.before}. A full business is never replaced by a nearly empty one; restore it as a separate business.`,
    );
  }
  await write(one.client.id, found.changes);
  logEvent(`Put ${one.client.businessName} back to a copy`, 'settings');
  return found;
}

/** Takes a restore back. */
export const undoRestore = (clientId: string, done: Difference): Promise<void> =>
  inTurn(async () => {
    requireRight('change', 'settings');
    await write(clientId, done.back);
    logEvent(`Take back that ${clients.get(clientId)?.businessName ?? 'a business'} was put back`, 'settings');
  });

async function inTurn<R>(work: () => Promise<R>): Promise<R> {
  // Browsers without locks are old ones; there the comparison above is all that keeps two tabs apart.
  if (!navigator.locks) return work();
  return navigator.locks.request(lockName, work);
}

/** Writes all or nothing beside the store, which is closed meanwhile when it shows this client. */
async function write(clientId: string, changes: readonly RowChange[]): Promise<void> {
  const open = openClientId() === clientId;
  if (open) await closeClient();
  try {
    const storage = await openSiblingStorage(clientId);
    try {
      await storage.write(changes);
    } finally {
      await storage.close();
    }
  } finally {
    if (open) await openClient(clientId);
  }
}
