import { clients } from '@steps/business';
import { logEvent, requireRight } from '@steps/business/host';
import { collectionsOf, commit, flush, openClientId, type RowChange } from '@steps/platform';
import { openSiblingStorage } from '@steps/platform/host';
import { readRows } from '../backup/backup';

/** Fields in which records name the person they belong to. */
const ownerFields = ['owner', 'assignee'];

type Fields = Readonly<Record<string, unknown>>;

/** A record as another person's; undefined when it belongs to somebody else. */
function handed(record: Fields, from: string, to: string): Fields | undefined {
  const own = ownerFields.filter((field) => record[field] === from);
  return own.length > 0 ? { ...record, ...Object.fromEntries(own.map((field) => [field, to])) } : undefined;
}

/** How many records belong to somebody, in all businesses. Rejects with `StorageError`. */
export async function countOwned(name: string): Promise<number> {
  await flush();
  let count = 0;
  for (const { id } of clients.all()) {
    const rows = await rowsOf(id);
    count += rows.filter(({ value }) => handed(value.r as Fields, name, '')).length;
  }
  return count;
}

/**
 * Gives everything that belongs to one person to another, in all businesses; returns how many records. In the open
 * business it can be undone. Rejects with `RuleError` without the right, or `StorageError`.
 */
export async function handOverRecords(from: string, to: string): Promise<number> {
  requireRight('change', 'permissions');
  if (from === to) return 0;
  await flush();
  let count = 0;
  for (const { id, businessName } of clients.all()) {
    if (id === openClientId()) {
      count += handOverOpen(from, to);
      continue;
    }
    const changes = (await rowsOf(id)).flatMap(({ collection, id: row, value }): RowChange[] => {
      const next = handed(value.r as Fields, from, to);
      return next ? [{ collection, id: row, value: { ...value, r: next } }] : [];
    });
    if (changes.length === 0) continue;
    const storage = await openSiblingStorage(id);
    try {
      await storage.write(changes);
    } finally {
      await storage.close();
    }
    logEvent(`Hand over ${changes.length} records of ${businessName} from ${from} to ${to}`, 'permissions');
    count += changes.length;
  }
  return count;
}

function handOverOpen(from: string, to: string): number {
  const changes = collectionsOf('client').flatMap((collection) =>
    collection.all().flatMap((record): RowChange[] => {
      const next = handed(record as unknown as Fields, from, to);
      return next ? [{ collection: collection.name, id: record.id, value: next }] : [];
    }),
  );
  if (changes.length > 0) commit({ label: `Hand over the records of ${from} to ${to}`, changes });
  return changes.length;
}

async function rowsOf(client: string) {
  const storage = await openSiblingStorage(client);
  try {
    return await readRows(storage);
  } finally {
    await storage.close();
  }
}
