import { proxy, useSnapshot } from 'valtio';
import { memoryPort } from '../storage/memoryStorage';
import { type Row, type Storage, StorageError, type StoragePort } from '../storage/port';
import {
  type Collection,
  collectionsOf,
  NewerRowError,
  onCollectionDefined,
  recordMemory,
  type Scope,
  type StoredRecord,
} from './collection';
import { type CommitRules, installCommitRules } from './commitRules';
import { clearHistory } from './history';
import type { Named } from './keptView';
import type { ListPreview } from './listPreview';
import { ListPreviewStore } from './listPreviewStore';
import { loadOrder, rememberLoadOrder } from './loadOrder';
import { loadStates, setLoadState } from './loadState';
import { RowReader } from './rowReader';
import { RuleError } from './ruleError';
import { asStorageError, connectQueue, flush, storageStatus } from './saveQueue';

interface OpenDatabase {
  readonly storage: Storage;
  readonly reader: RowReader;
  readonly listPreviews: ListPreviewStore;
}

/** Hooks into opening and closing a client, by which its records are kept on other devices too (`@steps/journal/team`). */
export interface ClientHooks {
  /** The records of a client are about to be read. */
  opening(clientId: string): void;
  /** The storage used for a client: its own, when it is on this device alone. */
  behind(clientId: string, storage: Storage): Storage;
  /** All rows of the client are read. `openSibling` opens a database of that name. Returns the end, awaited before the storage is closed. */
  opened(clientId: string, storage: Storage, openSibling: (name: string) => Promise<Storage>): () => Promise<void>;
  /** The client's records are deleted for good. */
  removed(clientId: string): void;
}

const databases: Partial<Record<Scope, OpenDatabase>> = {};
let hooks: ClientHooks | undefined;
/** Ends what `opened` began for the open client. */
let endHooks: (() => Promise<void>) | undefined;
const state = proxy<{
  clientId: string | undefined;
  /** Set as soon as its records begin to stream in; `clientId` when they all are there. */
  readingId: string | undefined;
}>({ clientId: undefined, readingId: undefined });
// A remote may come after the rows that it wants first.
onCollectionDefined((collection) => {
  if (databases.client) rememberLoadOrder(collection);
});

const closing = new Set<() => void>();
let current: StoragePort | undefined;
/** Where work goes when the browser stores nothing; kept until logout, so that switching clients loses nothing. */
let fallback = memoryPort();
let turn: Promise<unknown> = Promise.resolve();

/** The store's own half of `openWorkspaceStore` in `shared/business`, which knows the rules. */
export function openWorkspaceStore(port: StoragePort, rules: CommitRules): Promise<void> {
  return inTurn(async () => {
    installCommitRules(rules);
    if (current) throw new Error('Expected one workspace at a time: close the open one first.');
    current = port;
    try {
      await openDatabase('workspace', 'workspace');
    } catch (error) {
      forgetPort();
      throw error;
    }
  });
}

/** Writes what waits and forgets the workspace and its client. `RuleError` while work is unsaved, unless `discard`. */
export function closeWorkspaceStore({ discard = false } = {}): Promise<void> {
  return inTurn(async () => {
    await saveBeforeClosing(discard);
    await closeDatabase('client');
    await closeDatabase('workspace');
    forgetPort();
  });
}

/** Opens a client's records, closing those of another client first: they never mix. Rejects as `openWorkspaceStore`. */
export function openClient(id: string): Promise<void> {
  return inTurn(async () => {
    if (state.clientId === id) return;
    await saveBeforeClosing(false);
    await closeDatabase('client');
    state.readingId = id;
    hooks?.opening(id);
    await openDatabase('client', clientDatabase(id), (storage) => behind(id, storage));
    state.clientId = id;
    state.readingId = undefined;
    if (databases.client) endHooks = hooks?.opened(id, databases.client.storage, openStorageOrMemory);
  });
}

/** Writes what waits and forgets the open client's records. `RuleError` while work is unsaved, unless `discard`. */
export function closeClient({ discard = false } = {}): Promise<void> {
  return inTurn(async () => {
    await saveBeforeClosing(discard);
    await closeDatabase('client');
  });
}

/** Deletes a client's records for good. The client must not be open. */
export function removeClientRecords(id: string): Promise<void> {
  return inTurn(async () => {
    if (state.clientId === id) throw new RuleError('Open another client before deleting this one.');
    await openPort().remove(clientDatabase(id));
    await openPort().remove(notesDatabase(id));
    hooks?.removed(id);
  });
}

/** Puts in what joins clients with other devices. It stays for as long as the page lives. */
export function hookClients(given: ClientHooks): void {
  hooks = given;
}

/** Deletes what is known of the server of a client. */
export const removeNotes = (id: string): Promise<void> => openPort().remove(notesDatabase(id));

/** Where notes about the server of a client are kept. */
export const notesDatabase = (id: string): string => `team-${id}`;

const behind = (id: string, storage: Storage): Storage => hooks?.behind(id, storage) ?? storage;

/**
 * Opens a second storage next to the open one, to copy rows: the caller closes it. `client` may be one that is yet to be
 * made; without it the workspace's own rows. Rejects with `StorageError`.
 */
export async function openSiblingStorage(client?: string): Promise<Storage> {
  if (client === undefined) return openStorageOrMemory('workspace');
  return behind(client, await openStorageOrMemory(clientDatabase(client)));
}

/** Registers the cleanup of what belongs to a client besides its records; called when that client is closed. */
export function onClientClosed(listener: () => void): void {
  closing.add(listener);
}

/** The client whose records are open in this tab. */
export const openClientId = (): string | undefined => state.clientId;

/** The client whose records are open in this tab, in render. */
export const useOpenClientId = (): string | undefined => useSnapshot(state).clientId;

/** The client whose records are being read, in render. */
export const useReadingClientId = (): string | undefined => useSnapshot(state).readingId;

/** The open client's storage, for backups and the list of set-aside rows. */
export const openStorage = (scope: Scope = 'client'): Storage | undefined => databases[scope]?.storage;

/**
 * What this tab holds of the workspace's or the open client's rows, as it goes into storage: also when that is full, closed
 * or emptied. Without a value: what waits to be deleted there.
 */
export const rowsInTab = (scope: Scope): readonly Row[] => databases[scope]?.reader.held() ?? [];

/** How many records and entries of it could not be read and are kept aside in storage, not in this tab. */
export const setAsideIn = (scope: Scope): number => loadStates[scope].setAside;

/** Keeps the top of a list for the next time it is opened, once everything is read and saved. Never rejects. */
export async function keepListPreview<T extends StoredRecord>(
  collection: Collection<T>,
  preview: Omit<ListPreview<T>, 'edits'>,
): Promise<void> {
  await databases[collection.scope]?.listPreviews.keep(collection, preview);
}

/**
 * Keeps what a page shows of some collections of the open client for its next opening (`useKeptView`), once everything is
 * read and saved. `value`: plain JSON; it is gone as soon as one of the collections is written. Never rejects.
 */
export async function keepView(name: string, value: unknown, collections: Named): Promise<void> {
  await databases.client?.listPreviews.keepView(name, value, collections);
}

async function openDatabase(
  scope: Scope,
  name: string,
  through: (storage: Storage) => Storage = (storage) => storage,
): Promise<void> {
  setLoadState(scope, { state: 'loading' });
  try {
    const storage = through(await openStorageOrMemory(name));
    connectQueue(scope, storage);
    const reader = new RowReader(scope, storage);
    const listPreviews = new ListPreviewStore(scope, storage);
    databases[scope] = { storage, reader, listPreviews };
    await reader.load(loadOrder(scope), (kept) => listPreviews.take(kept));
  } catch (error) {
    await closeDatabase(scope);
    const fault = error instanceof NewerRowError ? ('newer' as const) : asStorageError(error).fault;
    setLoadState(scope, { state: 'failed', fault, message: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  loadStates[scope].state = 'ready';
}

const clientDatabase = (id: string) => (id.startsWith('client-') ? id : `client-${id}`);

async function openStorageOrMemory(name: string): Promise<Storage> {
  try {
    return await openPort().open(name);
  } catch (error) {
    if (!(error instanceof StorageError) || error.fault !== 'unavailable') throw error;
    // Beside a workspace that is stored an empty memory would pass for what is stored there.
    if (databases.workspace && !storageStatus.memoryOnly) throw error;
    storageStatus.memoryOnly = true;
    return fallback.open(name);
  }
}

function forgetPort(): void {
  current = undefined;
  fallback = memoryPort();
  storageStatus.memoryOnly = false;
}

async function closeDatabase(scope: Scope): Promise<void> {
  if (scope === 'client') {
    const end = endHooks;
    endHooks = undefined;
    await end?.();
  }
  const database = databases[scope];
  delete databases[scope];
  database?.reader.stop();
  database?.listPreviews.stop();
  connectQueue(scope, undefined);
  for (const collection of collectionsOf(scope)) recordMemory.clear(collection);
  setLoadState(scope, {});
  if (scope === 'client') {
    state.clientId = undefined;
    state.readingId = undefined;
    clearHistory();
    for (const listener of closing) listener();
  }
  await database?.storage.close();
}

async function saveBeforeClosing(discard: boolean): Promise<void> {
  if ((await flush()) || discard) return;
  throw new RuleError('Some changes are not saved yet. Free some space or try again before you leave.');
}

function openPort(): StoragePort {
  if (!current) throw new Error('Expected an open workspace before opening a client, but none is open.');
  return current;
}

/** Opening and closing one after the other, whatever the screen asks for meanwhile. */
function inTurn<R>(work: () => Promise<R>): Promise<R> {
  const next = turn.then(work, work);
  turn = next;
  return next;
}
