import { type Clock, nextClock, noClock } from './clock';
import { KnownClock } from './knownClock';
import {
  type ForeignChange,
  type KeptValue,
  type RowChange,
  type SetAsideRow,
  type Storage,
  StorageError,
  type StoragePort,
} from './port';
import { applied, fits, onlyFields } from './rowChange';
import { WrittenFields } from './writtenFields';

type Listener = (changes: readonly ForeignChange[]) => void;

interface Write {
  readonly changes: readonly RowChange[];
  readonly clock: Clock;
  /** What the writer knew. */
  readonly seen: Clock;
}

interface MemoryDatabase {
  readonly rows: Map<string, Map<string, unknown>>;
  readonly setAside: SetAsideRow[];
  /** By name. */
  readonly kept: Map<string, { readonly kept: KeptValue; readonly collections: readonly string[] }>;
  /** What each open tab does with another one's write. */
  readonly tabs: Set<(write: Write) => void>;
  clock: Clock;
}

/**
 * Rows in memory only: for tests, and for working on when the browser offers no storage.
 * Several storages opened on one name see each other's writes, as tabs do.
 */
export function memoryPort({ now = Date.now }: { readonly now?: () => number } = {}): StoragePort {
  const databases = new Map<string, MemoryDatabase>();
  return {
    async open(name) {
      const database = databases.get(name) ?? {
        rows: new Map(),
        setAside: [],
        kept: new Map(),
        tabs: new Set(),
        clock: noClock,
      };
      databases.set(name, database);
      return memoryStorage(name, database, now);
    },
    async remove(name) {
      databases.delete(name);
    },
  };
}

function memoryStorage(name: string, database: MemoryDatabase, now: () => number): Storage {
  const listeners = new Set<Listener>();
  const written = new WrittenFields();
  const known = new KnownClock(database.clock);
  let closed = false;

  /** Handed over as it is now: this tab may have written more since. */
  function meet({ changes, clock, seen }: Write): void {
    if (closed) return;
    known.know(clock);
    const foreign = changes.map((change) => asStored(database.rows, written.withReplaced(change, clock, seen)));
    for (const listener of [...listeners]) listener(foreign);
  }
  database.tabs.add(meet);

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
    async read(collection, id) {
      assertOpen();
      return database.rows.get(collection)?.get(id);
    },
    get seen() {
      return known.read;
    },
    async write(changes, seen = known.newest) {
      assertOpen();
      const clock = nextClock(database.clock, now());
      database.clock = clock;
      for (const change of changes) applyChange(database.rows, change);
      written.wrote(changes, clock);
      const touched = new Set(changes.map(({ collection }) => collection));
      for (const [name, { collections }] of database.kept) {
        if (collections.some((collection) => touched.has(collection))) database.kept.delete(name);
      }
      for (const tab of database.tabs) if (tab !== meet) queueMicrotask(() => tab({ changes, clock, seen }));
    },
    async keep(kept, collections) {
      assertOpen();
      database.kept.set(kept.name, { kept, collections });
      return true;
    },
    async setRowsAside(rows) {
      assertOpen();
      database.setAside.push(...rows);
    },
    async rowsSetAside() {
      assertOpen();
      return [...database.setAside];
    },
    subscribe(onChanges) {
      const listener: Listener = (changes) => onChanges(changes);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      database.tabs.delete(meet);
    },
  };
}

function applyChange(rows: MemoryDatabase['rows'], change: RowChange): void {
  const { collection, id } = change;
  const known = rows.get(collection) ?? new Map<string, unknown>();
  rows.set(collection, known);
  const before = known.get(id);
  const value = before === undefined || fits(before, change) ? applied(before, change) : before;
  if (value === undefined) known.delete(id);
  else known.set(id, value);
}

function asStored(rows: MemoryDatabase['rows'], change: ForeignChange): ForeignChange {
  const { collection, id, fields } = change;
  const value = rows.get(collection)?.get(id);
  if (value === undefined || !fields) return { ...change, value, ...(fields && { fields: undefined }) };
  return { ...change, ...onlyFields({ ...change, value }, fields) };
}
