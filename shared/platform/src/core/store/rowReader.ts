import type { ForeignChange, KeptValue, Row, RowChange, SetAsideRow, Storage } from '../storage/port';
import { applied, composed, fits, without } from '../storage/rowChange';
import { onApplied } from './applyChanges';
import {
  type Collection,
  collectionNamed,
  collectionsOf,
  onCollectionDefined,
  recordMemory,
  type Scope,
  type StoredRecord,
} from './collection';
import { overtakeSteps } from './history';
import { loadStates } from './loadState';
import { stamp } from './recordChange';
import { publishReplaced, type ReplacedEdit, replacedEdits } from './replacedEdits';
import { queueOf } from './saveQueue';

/** Between two publications while rows stream in: each makes lists sort and draw again. */
const publishEveryMs = 250;
/** So many changes from elsewhere at once are a business that comes in: between two publications of those. */
const many = 200;
const publishManyEveryMs = 1000;

/** Reads one database into memory: its rows while it opens, other tabs' changes after. */
export class RowReader {
  /** Rows changed here or in another tab while loading: a loaded value may be older. */
  #touched: Set<string> | undefined = new Set();
  readonly #unread: SetAsideRow[] = [];
  /** Rows of collections whose module (a remote's) is not loaded yet. */
  readonly #waiting = new Map<string, RowChange[]>();
  readonly #dirty = new Set<Collection<StoredRecord>>();
  #published = Number.NEGATIVE_INFINITY;
  #publishLater: ReturnType<typeof setTimeout> | undefined;
  readonly #undo: (() => void)[];

  constructor(
    private readonly scope: Scope,
    private readonly storage: Storage,
  ) {
    this.#undo = [
      storage.subscribe(
        (changes) => this.#fromOtherTab(changes),
        // A load counts when it has ended.
        () => {
          if (!this.#touched) this.#countSetAside().catch(reportUncounted);
        },
        (error) => queueOf(scope).lose(error),
      ),
      onApplied((changes) => this.#touch(changes)),
      onCollectionDefined((collection) => this.#claim(collection)),
    ];
  }

  /** Streams everything in. Rejects with `StorageError` or `NewerRowError`. */
  async load(first: readonly string[], onKept: (kept: KeptValue) => void): Promise<void> {
    let at = 0;
    const onRows = (rows: readonly Row[]) => {
      // Rows come collection by collection, in the order of `first`: what is before theirs is complete.
      const reached = first.indexOf(rows[0]?.collection ?? '');
      const passed = reached < 0 ? first.length : reached;
      if (passed > at) this.#completed(first.slice(0, passed));
      at = Math.max(at, passed);
      for (const row of rows) if (!this.#wasTouched(row)) this.#take(row);
      loadStates[this.scope].count += rows.length;
      if (performance.now() - this.#published > publishEveryMs) this.#announce();
    };
    await this.storage.load(first, onRows, onKept);
    this.#touched = undefined;
    this.#announce();
    await this.#setAside();
  }

  /** What this tab holds of the database, as it goes into storage; without a value what waits to be deleted there. */
  held(): readonly Row[] {
    const records = collectionsOf(this.scope).flatMap((collection) =>
      recordMemory.every(collection).map((record) => ({
        collection: collection.name,
        id: record.id,
        value: collection.stored(record),
      })),
    );
    const unknown = new Map<string, RowChange>();
    for (const change of [...this.#waiting.values()].flat()) {
      unknown.set(keyOf(change), composed(unknown.get(keyOf(change)), change));
    }
    const whole = [...unknown.values()].filter((change) => !change.fields);
    return [...records, ...whole, ...queueOf(this.scope).deletions()];
  }

  #completed(collections: readonly string[]): void {
    this.#announce();
    loadStates[this.scope].complete = [...collections];
  }

  stop(): void {
    clearTimeout(this.#publishLater);
    for (const undo of this.#undo) undo();
  }

  #take(row: RowChange): void {
    const collection = collectionNamed(row.collection);
    if (!collection) {
      const rows = this.#waiting.get(row.collection);
      if (rows) rows.push(row);
      else this.#waiting.set(row.collection, [row]);
      return;
    }
    const value = row.fields ? withFields(collection, row) : row.value;
    if (row.fields && value === undefined) return;
    if (value === undefined) recordMemory.place(collection, row.id, undefined);
    else {
      const read = collection.read(row.id, value);
      if ('reason' in read)
        this.#unread.push({ collection: row.collection, id: row.id, raw: value, reason: read.reason, at: stamp() });
      else recordMemory.place(collection, row.id, read.record);
    }
    this.#dirty.add(collection);
  }

  /** What waits or is being written here of a row will land after the other tab's: ours stays. */
  #fromOtherTab(changes: readonly ForeignChange[]): void {
    const queue = queueOf(this.scope);
    const replaced: ReplacedEdit[] = [];
    for (const change of changes) {
      const held = queue.held(change);
      const left = held ? without(change, held) : change;
      if (!left) continue;
      const collection = collectionNamed(change.collection);
      const before = collection && recordMemory.raw(collection, change.id);
      // Fields of a row that is not read yet: it will be read with them.
      if (!left.fields || before) this.#touch([left]);
      this.#take(left);
      const { elsewhere = [] } = change;
      const stand = elsewhere.filter((field) => left.fields?.includes(field) ?? true);
      if (stand.length > 0) overtakeSteps(change, stand);
      if (change.replaced && before) replaced.push(...replacedEdits(change, before, held));
    }
    if (changes.length < many) this.#announce();
    else this.#publishSoon();
    publishReplaced(replaced);
    if (this.#unread.length > 0) {
      void this.#setAside().catch((error: unknown) => console.error('Rows could not be set aside', error));
    }
  }

  #touch(changes: readonly RowChange[]): void {
    for (const change of changes) this.#touched?.add(keyOf(change));
  }

  #wasTouched(row: Row): boolean {
    return Boolean(this.#touched?.size && this.#touched.has(keyOf(row)));
  }

  #claim(collection: Collection<StoredRecord>): void {
    if (collection.scope !== this.scope) return;
    const rows = this.#waiting.get(collection.name) ?? [];
    this.#waiting.delete(collection.name);
    for (const row of rows) this.#take(row);
    this.#announce();
  }

  async #setAside(): Promise<void> {
    const rows = this.#unread.splice(0);
    if (rows.length > 0) await this.storage.setRowsAside(rows);
    await this.#countSetAside();
  }

  /** All that was set aside: a damaged entry is met only once, but what it held stays lost. */
  async #countSetAside(): Promise<void> {
    loadStates[this.scope].setAside = (await this.storage.rowsSetAside()).length;
  }

  #publishSoon(): void {
    const wait = this.#published + publishManyEveryMs - performance.now();
    if (wait <= 0) this.#announce();
    else this.#publishLater ??= setTimeout(() => this.#announce(), wait);
  }

  #announce(): void {
    clearTimeout(this.#publishLater);
    this.#publishLater = undefined;
    this.#published = performance.now();
    for (const collection of this.#dirty) recordMemory.publish(collection);
    this.#dirty.clear();
  }
}

/** The stored row with another tab's fields on the record as it is here. Undefined: it is gone, or not read yet. */
function withFields(collection: Collection<StoredRecord>, change: RowChange): unknown {
  const record = recordMemory.raw(collection, change.id);
  if (!record) return undefined;
  const stored = collection.stored(record);
  if (fits(stored, change)) return applied(stored, change);
  // Reading a newer version's fields throws. An older one's cannot go into this row; storage keeps them.
  collection.read(change.id, change.value);
  return undefined;
}

const reportUncounted = (error: unknown) => console.error('What was set aside could not be counted', error);

const keyOf = (row: Row) => `${row.collection}\n${row.id}`;
