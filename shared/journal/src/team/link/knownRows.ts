import type { RowChange } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import type { RowStamps } from '../rows/teamRow';

/** What is known of a row on the server: its stamps, and a message that has all of them; 0 when there may be none. */
export interface KnownRow extends RowStamps {
  readonly seq: number;
  /** That message is a pack. */
  readonly packed?: true;
}

const rowsName = 'known';
const batchesName = 'knownTogether';
/** So many notes at once are stored together … */
const togetherFrom = 100;
/** … up to so many in one stored row: storing 320,000 notes one by one takes as long as storing the records. */
const rowsPerBatch = 1000;

/** The stored collections. They may be read in any order: `take` keeps what is newer. */
export const knownCollections = [batchesName, rowsName] as const;

/** Notes of rows, and how they are stored: each by itself, or in batches when they come by the thousand. */
export class KnownRows {
  readonly rows = new Map<string, KnownRow>();
  readonly #changed = new Set<string>();
  readonly #alone = new Set<string>();
  /** The batch that holds a row's note; a later batch, or a note of its own, takes its place. */
  readonly #batchOf = new Map<string, number>();
  /** How many notes of a batch are left; without any it is deleted. */
  readonly #standing = new Map<number, number>();
  #last = 0;

  set(key: string, row: KnownRow): void {
    this.rows.set(key, row);
    this.#changed.add(key);
  }

  /** What changed since the last time, in writes of a bearable size. */
  *writes(): Generator<readonly RowChange[]> {
    const keys = [...this.#changed];
    this.#changed.clear();
    if (keys.length === 0) return;
    if (keys.length < togetherFrom) {
      yield keys.flatMap((key) => this.#byItself(key));
      return;
    }
    for (let from = 0; from < keys.length; from += rowsPerBatch) {
      yield this.#together(keys.slice(from, from + rowsPerBatch));
    }
  }

  /** Reads a stored row. Returns the rows that it is about, or `undefined` for a row of another collection. */
  take(collection: string, id: string, value: unknown): readonly KnownRow[] | undefined {
    if (!isStoredValue(value)) return undefined;
    // Written below, in this format; a damaged block is set aside by the storage and its rows are read again.
    if (collection === rowsName) {
      const row = value.r as unknown as KnownRow;
      this.#leave(id);
      this.#alone.add(id);
      this.rows.set(id, row);
      return [row];
    }
    if (collection !== batchesName) return undefined;
    return this.#takeBatch(Number(id), value.r.rows as readonly (readonly [string, KnownRow])[]);
  }

  #takeBatch(batch: number, stored: readonly (readonly [string, KnownRow])[]): readonly KnownRow[] {
    this.#last = Math.max(this.#last, batch);
    const taken: KnownRow[] = [];
    for (const [key, row] of stored) {
      if (this.#alone.has(key) || (this.#batchOf.get(key) ?? 0) > batch) continue;
      this.#enter(key, batch);
      this.rows.set(key, row);
      taken.push(row);
    }
    return taken;
  }

  #byItself(key: string): readonly RowChange[] {
    this.#alone.add(key);
    return [...this.#leave(key), { collection: rowsName, id: key, value: { v: 1, r: { ...this.rows.get(key) } } }];
  }

  #together(keys: readonly string[]): readonly RowChange[] {
    this.#last += 1;
    const batch = this.#last;
    const gone: RowChange[] = [];
    for (const key of keys) {
      if (this.#alone.delete(key)) gone.push({ collection: rowsName, id: key, value: undefined });
      gone.push(...this.#enter(key, batch));
    }
    const rows = keys.map((key) => [key, this.rows.get(key)] as const);
    return [...gone, { collection: batchesName, id: String(batch), value: { v: 1, r: { rows } } }];
  }

  #enter(key: string, batch: number): readonly RowChange[] {
    const emptied = this.#leave(key);
    this.#batchOf.set(key, batch);
    this.#standing.set(batch, (this.#standing.get(batch) ?? 0) + 1);
    return emptied;
  }

  /** The note of a row is written elsewhere. Returns the deletion of a batch that has no note left. */
  #leave(key: string): readonly RowChange[] {
    const batch = this.#batchOf.get(key);
    if (batch === undefined) return none;
    this.#batchOf.delete(key);
    const standing = (this.#standing.get(batch) ?? 0) - 1;
    this.#standing.set(batch, standing);
    if (standing > 0) return none;
    this.#standing.delete(batch);
    return [{ collection: batchesName, id: String(batch), value: undefined }];
  }
}

const none: readonly RowChange[] = [];
