import type { KeptValue, QuarantinedRow, Row, RowChange, Storage } from '../storage/port';
import {
  type Collection,
  collectionNamed,
  inMemory,
  onCollectionDefined,
  type Scope,
  type StoredRecord,
} from './collection';
import { loadStates } from './loadState';
import { onPlaced } from './placeChanges';
import { stamp } from './recordChange';
import { queueOf } from './saveQueue';

/** Between two announcements while rows stream in: each makes lists sort and draw again. */
const announceEveryMs = 250;

/** Reads one database into memory: its rows while it opens, other tabs' changes after. */
export class RowReader {
  /** Rows changed here or in another tab while loading: a loaded value may be older. */
  #touched: Set<string> | undefined = new Set();
  readonly #unread: QuarantinedRow[] = [];
  /** Rows of collections whose module (a remote's) is not loaded yet. */
  readonly #waiting = new Map<string, Row[]>();
  readonly #dirty = new Set<Collection<StoredRecord>>();
  #announced = Number.NEGATIVE_INFINITY;
  readonly #undo: (() => void)[];

  constructor(
    private readonly scope: Scope,
    private readonly storage: Storage,
  ) {
    this.#undo = [
      storage.subscribe((changes) => this.#fromOtherTab(changes)),
      onPlaced((changes) => this.#touch(changes)),
      onCollectionDefined((collection) => this.#claim(collection)),
    ];
  }

  /** Streams everything in. Rejects with `StorageError` or `NewerRowError`. */
  async load(first: readonly string[], onKept: (kept: KeptValue) => void): Promise<void> {
    let at = 0;
    const onRows = (rows: readonly Row[]) => {
      // Rows come collection by collection, in the order of `first`: what stands before theirs is complete.
      const reached = first.indexOf(rows[0]?.collection ?? '');
      const passed = reached < 0 ? first.length : reached;
      if (passed > at) this.#completed(first.slice(0, passed));
      at = Math.max(at, passed);
      for (const row of rows) if (!this.#wasTouched(row)) this.#take(row);
      loadStates[this.scope].count += rows.length;
      if (performance.now() - this.#announced > announceEveryMs) this.#announce();
    };
    await this.storage.load(first, onRows, onKept);
    this.#touched = undefined;
    this.#announce();
    await this.#setAside();
  }

  #completed(collections: readonly string[]): void {
    this.#announce();
    loadStates[this.scope].complete = [...collections];
  }

  stop(): void {
    for (const undo of this.#undo) undo();
  }

  #take(row: Row): void {
    const collection = collectionNamed(row.collection);
    if (!collection) {
      const rows = this.#waiting.get(row.collection);
      if (rows) rows.push(row);
      else this.#waiting.set(row.collection, [row]);
      return;
    }
    if (row.value === undefined) inMemory.place(collection, row.id, undefined);
    else {
      const read = collection.read(row.id, row.value);
      if ('reason' in read) this.#unread.push({ ...row, raw: row.value, reason: read.reason, at: stamp() });
      else inMemory.place(collection, row.id, read.record);
    }
    this.#dirty.add(collection);
  }

  /** A row that waits or is being written here will land after the other tab's: ours stays. */
  #fromOtherTab(changes: readonly RowChange[]): void {
    this.#touch(changes);
    const queue = queueOf(this.scope);
    for (const change of changes) if (!queue.holds(change.collection, change.id)) this.#take(change);
    this.#announce();
    void this.#setAside().catch((error: unknown) => console.error('Rows could not be set aside', error));
  }

  #touch(changes: readonly RowChange[]): void {
    for (const change of changes) this.#touched?.add(keyOf(change));
  }

  #wasTouched(row: Row): boolean {
    return this.#touched !== undefined && this.#touched.size > 0 && this.#touched.has(keyOf(row));
  }

  #claim(collection: Collection<StoredRecord>): void {
    if (collection.scope !== this.scope) return;
    const rows = this.#waiting.get(collection.name) ?? [];
    this.#waiting.delete(collection.name);
    for (const row of rows) this.#take(row);
    this.#announce();
  }

  async #setAside(): Promise<void> {
    const rows = this.#unread
      .splice(0)
      .map(({ collection, id, raw, reason, at }) => ({ collection, id, raw, reason, at }));
    if (rows.length === 0) return;
    loadStates[this.scope].setAside += rows.length;
    await this.storage.quarantine(rows);
  }

  #announce(): void {
    this.#announced = performance.now();
    for (const collection of this.#dirty) inMemory.announce(collection);
    this.#dirty.clear();
  }
}

const keyOf = (row: Row) => `${row.collection}\n${row.id}`;
