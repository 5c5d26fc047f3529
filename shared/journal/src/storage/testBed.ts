import 'fake-indexeddb/auto';
import type { Row, RowChange } from '@steps/platform/src/core/storage/port';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, vi } from 'vitest';
import { type IndexedDbOptions, type JournalStorage, openJournalStorage } from './indexedDbStorage';

let databases = 0;
let open: JournalStorage[] = [];

/** The database of the running test: a new one for each. */
export function databaseName(): string {
  return `test-${databases}`;
}

/** Opens the test's database as another tab would; closed after the test. */
export async function tab(options: IndexedDbOptions = {}): Promise<JournalStorage> {
  const storage = await openJournalStorage(databaseName(), options);
  open.push(storage);
  return storage;
}

/** What is stored, past the storage under test. */
export function raw(): Promise<IDBPDatabase> {
  return openDB(`steps-${databaseName()}`);
}

export async function rowsOf(storage: JournalStorage, collections: string[] = []): Promise<Row[]> {
  const rows: Row[] = [];
  await storage.load(collections, (batch) => rows.push(...batch));
  return rows;
}

export function contact(id: string, value: unknown = { name: id }): Row {
  return { collection: 'contacts', id, value };
}

export function gone(id: string): RowChange {
  return { collection: 'contacts', id, value: undefined };
}

export function many(count: number): Row[] {
  return Array.from({ length: count }, (_, n) => contact(`c${n}`, { n }));
}

/** A key that scripts cannot read out. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

beforeEach(() => {
  databases += 1;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.map((storage) => storage.close()));
  open = [];
});
