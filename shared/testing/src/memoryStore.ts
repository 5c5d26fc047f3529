import '@steps/business';
import type { Client } from '@steps/business/src/nouns/clients/client';
import { clients } from '@steps/business/src/nouns/clients/client';
import { switchClient } from '@steps/business/src/nouns/clients/clientState';
import { openWorkspaceStore } from '@steps/business/src/openWorkspaceStore';
import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import type { RowChange, StoragePort } from '@steps/platform/src/core/storage/port';
import { collectionNamed, collectionsOf, type StoredRecord } from '@steps/platform/src/core/store/collection';
import { commit, commitLedger } from '@steps/platform/src/core/store/commit';
import { closeWorkspaceStore } from '@steps/platform/src/core/store/database';
import { watchPageExit } from '@steps/platform/src/core/store/pageExit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { client as buildClient } from './builders';

interface MemoryStoreOptions {
  /** By default a fresh memory port; pass one that fails to test failures, or the same again to test a reload. */
  readonly port?: StoragePort;
  readonly client?: Partial<Client>;
}

let watched = false;

/** The store in memory (every collection known) with one open client, for tests of pages: `await openMemoryStore({ contacts: [contact()] })`. */
export async function openMemoryStore(
  records: Readonly<Record<string, readonly StoredRecord[]>> = {},
  { port = memoryPort(), client = {} }: MemoryStoreOptions = {},
): Promise<{ port: StoragePort; client: Client; close: () => Promise<void> }> {
  await closeWorkspaceStore({ discard: true });
  // As the application does, once for each page.
  if (!watched && typeof window !== 'undefined') watchPageExit();
  watched = true;
  await openWorkspaceStore(port);
  const known = clients.all()[0];
  const opened = known ?? buildClient({ id: 'client-1', ...client });
  if (!known) commit({ label: 'Client', changes: [put(clients, opened)], undoable: false });
  await switchClient(opened.id);
  commitLedger(toChanges(records));
  return { port, client: opened, close: () => closeWorkspaceStore({ discard: true }) };
}

/** Every record of the open client by collection, without the ledger and what is not recorded yet. */
export const recordedRows = (): readonly (readonly [collection: string, records: readonly StoredRecord[]])[] =>
  collectionsOf('client')
    .filter(({ name, unrecorded }) => name !== 'aiResults' && !unrecorded)
    .map((collection) => [collection.name, collection.all()]);

function toChanges(records: Readonly<Record<string, readonly StoredRecord[]>>): RowChange[] {
  return Object.entries(records).flatMap(([name, list]) => {
    if (!collectionNamed(name)) throw new Error(`Expected the name of a collection, got ${name}.`);
    return list.map((record) => ({ collection: name, id: record.id, value: record }));
  });
}
