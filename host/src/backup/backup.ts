import { type Client, clients, createClient, logEntries } from '@steps/business';
import { newClientId, requireRight } from '@steps/business/host';
import {
  collectionNamed,
  flush,
  freeName,
  maxClients,
  openClientId,
  ownDay,
  RuleError,
  StorageError,
  slug,
  stamp,
} from '@steps/platform';
import {
  openSiblingStorage,
  type Row,
  removeClientRecords,
  rowsInTab,
  type SetAsideRow,
  type Storage,
  setAsideIn,
  storageLost,
} from '@steps/platform/host';
import { type Backup, type BackupClient, type BackupRow, backupVersion } from './backupSchema';
import { collectionName } from './collectionName';

/** Rows written between two pauses, so that a large restore does not freeze the page. */
const rowsAtOnce = 5000;

/**
 * Everything there is: the workspace, each client's records and what was set aside. What this tab holds counts before what
 * is stored, which may be full, closed or emptied; `missing` says what neither of them had.
 */
export async function makeBackup(workspaceName: string): Promise<Backup> {
  await flush();
  const missing: string[] = [];
  const { rows, setAside, lost } = await readDatabase(undefined);
  if (lost) missing.push(lossText('the workspace', lost));
  const saved: BackupClient[] = [];
  for (const client of clients.all()) {
    const read = await readDatabase(client.id);
    if (read.lost) missing.push(lossText(client.businessName, read.lost));
    if (read.lost !== 'all') saved.push({ client, ...withoutSecrets(read) });
  }
  return {
    product: 'Steps',
    kind: 'backup',
    version: backupVersion,
    madeAt: stamp(),
    workspace: { name: workspaceName, ...withoutSecrets({ rows, setAside }) },
    clients: saved,
    ...(missing.length > 0 && { missing }),
  };
}

/**
 * One client with all its records, to hand over: the file says nothing of the workspace and its other clients. It is
 * restored like a backup, and says as one what is missing. Rejects with `RuleError` when nothing of it can be read.
 */
export async function makeHandOver(client: Client): Promise<Backup> {
  await flush();
  const read = await readDatabase(client.id);
  if (read.lost === 'all') {
    throw new RuleError(`The records of ${client.businessName} cannot be read in this browser any more.`);
  }
  return {
    product: 'Steps',
    kind: 'backup',
    version: backupVersion,
    madeAt: stamp(),
    workspace: { name: client.businessName, rows: [], setAside: [] },
    clients: [{ client: { ...client, archivedAt: undefined }, ...withoutLog(withoutSecrets(read)) }],
    ...(read.lost && { missing: [lossText(client.businessName, read.lost)] }),
  };
}

/** The file may not be encrypted, so keys and secrets of servers stay out of it, and what belongs to them. */
const secretCollections = new Set([
  'aiConnection',
  'connections',
  'connectionLogs',
  'teamConnection',
  'teamConflict',
  'teamSeen',
  'aiApprovals',
]);
/** What a file says nothing about, so putting it back leaves it. */
export const staysHere = new Set([...secretCollections, logEntries.name]);

const withoutSecrets = ({ rows, setAside }: Pick<BackupClient, 'rows' | 'setAside'>) => ({
  rows: rows.filter(({ collection }) => !secretCollections.has(collection)),
  setAside: setAside.filter(({ collection }) => !secretCollections.has(collection)),
});

/** Who worked here is the workspace's own affair. */
const withoutLog = ({ rows, setAside }: Pick<BackupClient, 'rows' | 'setAside'>) => ({
  rows: rows.filter(({ collection }) => collection !== logEntries.name),
  setAside,
});

/** `RuleError` for records that only a newer version of Steps can read: they would be refused when the business is opened. */
export function refuseNewer({ rows }: Pick<BackupClient, 'rows'>): void {
  const newer = rows.find(({ collection, value }) => value.v > (collectionNamed(collection)?.version ?? value.v));
  if (!newer) return;
  const version = collectionNamed(newer.collection)?.version;
  throw new RuleError(
    `The ${collectionName(newer.collection)} in this file were saved by a newer version of Steps (${newer.value.v}; this page reads up to ${version}). Reload the page to use it, then try again.`,
  );
}

/** `steps-harbour-studio-2026-11-03.json`, with the day as the person has it. */
export function backupFileName({ workspace, madeAt }: Backup): string {
  return `steps-${slug(workspace.name) || 'workspace'}-${ownDay(new Date(madeAt))}.json`;
}

/** How many records of each collection a business has, most first. */
export function countRows(
  rows: readonly BackupRow[],
): readonly { readonly collection: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { collection } of rows) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [...counts]
    .map(([collection, count]) => ({ collection, count }))
    .sort((one, other) => other.count - one.count);
}

/**
 * Puts one business of a backup back as a new client, so that nothing is overwritten; it is not opened. Records of an
 * older version are brought up to date when it is. Rejects with `RuleError` beyond 5 clients, or `StorageError`; then
 * nothing is left behind.
 */
export async function restoreClient({ client, rows, setAside }: BackupClient): Promise<Client> {
  requireRight('add', 'settings');
  refuseNewer({ rows });
  assertRoom(client);
  const id = newClientId();
  try {
    const storage = await openSiblingStorage(id);
    try {
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await storage.write(rows.slice(from, from + rowsAtOnce));
      if (setAside.length > 0) await storage.setRowsAside(setAside);
    } finally {
      await storage.close();
    }
    const { id: _id, isActive: _isActive, createdAt: _createdAt, ...business } = client;
    return createClient({ ...business, businessName: restoredName(client.businessName) }, id);
  } catch (error) {
    await removeClientRecords(id);
    throw error;
  }
}

function assertRoom({ sample, businessName }: Client): void {
  const own = clients.all().filter((client) => !client.sample).length;
  if (sample || own < maxClients) return;
  throw new RuleError(`A workspace holds at most ${maxClients} clients. Delete one before restoring ${businessName}.`);
}

function restoredName(name: string): string {
  const taken = clients.all().map(({ businessName }) => businessName);
  return freeName(name, taken, (count) => `${name} (restored${count === 2 ? '' : ` ${count - 1}`})`);
}

interface ReadDatabase extends Pick<BackupClient, 'rows' | 'setAside'> {
  /** What could not be had: all of it, or what was set aside, which a tab does not hold. */
  readonly lost?: 'all' | 'beside';
}

const lossText = (name: string, lost: NonNullable<ReadDatabase['lost']>): string =>
  lost === 'all'
    ? `the records of ${name}, which only the browser’s storage had`
    : `records of ${name} that were set aside`;

/** The rows of the tab, with what only storage has. */
async function readDatabase(client: string | undefined): Promise<ReadDatabase> {
  const scope = client === undefined ? 'workspace' : client === openClientId() ? 'client' : undefined;
  const stored = await readStored(client);
  const rows = new Map(stored?.rows.map((row) => [keyOf(row), row]));
  for (const row of scope ? rowsInTab(scope) : []) {
    if (isStored(row)) rows.set(keyOf(row), row);
    else rows.delete(keyOf(row));
  }
  // A database that was emptied and is opened again looks like a new one.
  const gone = !stored || (storageLost() && stored.rows.length === 0);
  return {
    rows: [...rows.values()],
    setAside: stored?.setAside ?? [],
    ...(gone && !scope && { lost: 'all' }),
    ...(gone && scope && setAsideIn(scope) > 0 && { lost: 'beside' }),
  };
}

/** What is stored; nothing when it cannot be read. */
async function readStored(client: string | undefined): Promise<Pick<BackupClient, 'rows' | 'setAside'> | undefined> {
  try {
    const storage = await openSiblingStorage(client);
    try {
      return { rows: await readRows(storage), setAside: (await storage.rowsSetAside()).map(plain) };
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    console.warn('Stored rows cannot be read for the backup; it holds what this tab has.', error);
    return undefined;
  }
}

/** All records of a database as they are stored. */
export async function readRows(storage: Storage): Promise<BackupRow[]> {
  const rows = new Map<string, Row>();
  await storage.load([], (batch) => {
    for (const row of batch) rows.set(keyOf(row), row);
  });
  return [...rows.values()].filter((row) => row.value !== undefined).filter(isStored);
}

const keyOf = ({ collection, id }: Pick<Row, 'collection' | 'id'>) => `${collection}\n${id}`;

/** Rows that have no version were set aside when they were read, so the backup holds them there. */
const isStored = (row: Row): row is BackupRow & Row =>
  typeof row.value === 'object' && row.value !== null && 'v' in row.value && typeof row.value.v === 'number';

const plain = ({ collection, id, raw, reason, at }: SetAsideRow) => ({ collection, id, raw, reason, at });
