import {
  type KeptValue,
  type QuarantinedRow,
  type RowChange,
  type Storage,
  StorageError,
  type StoragePort,
} from './port';

interface MemoryDatabase {
  readonly rows: Map<string, Map<string, unknown>>;
  readonly quarantined: QuarantinedRow[];
  /** By name. */
  readonly kept: Map<string, { readonly kept: KeptValue; readonly collections: readonly string[] }>;
  readonly listeners: Map<(changes: readonly RowChange[]) => void, symbol>;
}

/**
 * Rows in memory only: for tests, and for working on when the browser offers no storage.
 * Several storages opened on one name see each other's writes, as tabs do.
 */
export function memoryPort(): StoragePort {
  const databases = new Map<string, MemoryDatabase>();
  return {
    async open(name) {
      const database = databases.get(name) ?? {
        rows: new Map(),
        quarantined: [],
        kept: new Map(),
        listeners: new Map(),
      };
      databases.set(name, database);
      return memoryStorage(name, database);
    },
    async remove(name) {
      databases.delete(name);
    },
  };
}

function memoryStorage(name: string, database: MemoryDatabase): Storage {
  const tab = Symbol(name);
  let closed = false;

  function assertOpen(): void {
    if (closed) throw new StorageError('unavailable', `${name} is closed`);
  }

  return {
    async load(collections, onRows, onKept) {
      assertOpen();
      for (const { kept } of database.kept.values()) onKept?.(kept);
      for (const collection of new Set([...collections, ...database.rows.keys()])) {
        const rows = [...(database.rows.get(collection) ?? [])].map(([id, value]) => ({ collection, id, value }));
        if (rows.length > 0) onRows(rows);
      }
    },
    async write(changes) {
      assertOpen();
      for (const change of changes) applyChange(database.rows, change);
      const written = new Set(changes.map(({ collection }) => collection));
      for (const [name, { collections }] of database.kept) {
        if (collections.some((collection) => written.has(collection))) database.kept.delete(name);
      }
      for (const [listener, owner] of database.listeners) if (owner !== tab) queueMicrotask(() => listener(changes));
    },
    async keep(kept, collections) {
      assertOpen();
      database.kept.set(kept.name, { kept, collections });
    },
    async quarantine(rows) {
      assertOpen();
      database.quarantined.push(...rows);
    },
    async quarantined() {
      assertOpen();
      return [...database.quarantined];
    },
    subscribe(onChanges) {
      const listener = (changes: readonly RowChange[]) => onChanges(changes);
      database.listeners.set(listener, tab);
      return () => database.listeners.delete(listener);
    },
    async close() {
      closed = true;
      for (const [listener, owner] of database.listeners) if (owner === tab) database.listeners.delete(listener);
    },
  };
}

function applyChange(rows: Map<string, Map<string, unknown>>, { collection, id, value }: RowChange): void {
  const known = rows.get(collection) ?? new Map<string, unknown>();
  rows.set(collection, known);
  if (value === undefined) known.delete(id);
  else known.set(id, value);
}
