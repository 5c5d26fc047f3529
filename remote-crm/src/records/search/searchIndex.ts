import type { Collection, StoredRecord } from '@steps/platform';
import { type SearchThread, searchThread } from './searchThread';

/** Longest piece of work while texts are handed over, so that the page keeps painting. Milliseconds. */
const piece = 6;
const rowsPerMessage = 256;

/** For texts that name other records: follows those, and updates each record whose text they changed. */
export type AlsoFollow = (touch: (id: string) => void) => void;

/** The result of a query, 1 at the row number of each record found; `narrow` reads it. */
export type FoundRows = Uint8Array;

/** Searches all records of a collection in a worker, and follows every change to them. */
export class SearchIndex<T extends StoredRecord> {
  /** Row number of each record, and the reverse; numbers of deleted records are not used again. */
  #rows = new Map<string, number>();
  #ids: string[] = [];
  /** Row numbers of lists of records, worked out once for each order of a list. */
  #rowsOf = new WeakMap<readonly T[], Uint32Array>();
  readonly #changed = new Set<string>();
  #handing: Promise<void> | undefined;
  #starting: Promise<void> | undefined;
  #thread: SearchThread | undefined;

  constructor(
    readonly collection: Collection<T>,
    private readonly textOf: (record: T) => string,
    private readonly alsoFollow?: AlsoFollow,
  ) {}

  /** Hands over the texts before the first search. */
  prepare(): Promise<void> {
    return this.#thread ? this.#handOver() : this.#start();
  }

  /** The records that contain every word of the query; undefined if `signal` was aborted meanwhile. */
  async find(query: string, signal: AbortSignal): Promise<FoundRows | undefined> {
    let rows: Uint32Array | undefined;
    while (!rows) {
      await this.prepare();
      if (signal.aborted) return undefined;
      rows = await this.#thread?.({ kind: 'find', table: this.collection.name, query });
      if (signal.aborted) return undefined;
    }
    const found = new Uint8Array(this.#ids.length);
    for (const row of rows) found[row] = 1;
    return found;
  }

  /** Those of the records that were found, in order. */
  narrow(records: readonly T[], found: FoundRows): readonly T[] {
    const rows = this.#rowsOf.get(records) ?? Uint32Array.from(records, ({ id }) => this.#rowOf(id));
    this.#rowsOf.set(records, rows);
    return records.filter((_record, at) => found[rows[at] as number] === 1);
  }

  #start(): Promise<void> {
    this.#starting ??= (async () => {
      this.#thread = await searchThread(() => this.#again());
      this.collection.follow((before, after) => {
        const id = (after ?? before)?.id;
        if (id !== undefined) this.#changed.add(id);
        void this.#handOver();
      });
      this.alsoFollow?.((id) => {
        this.#changed.add(id);
        void this.#handOver();
      });
      this.#again();
      await this.#handOver();
    })();
    return this.#starting;
  }

  #again(): void {
    for (const record of this.collection.all()) this.#changed.add(record.id);
  }

  #handOver(): Promise<void> {
    this.#handing ??= this.#handOverAll();
    return this.#handing;
  }

  async #handOverAll(): Promise<void> {
    // A tick later, so that the changes of one step are sent together.
    await Promise.resolve();
    let since = performance.now();
    while (this.#changed.size > 0) {
      if (this.collection.size === 0) this.#forget();
      else this.#handOverSome();
      if (performance.now() - since < piece) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    // In the same tick as the last check: later changes start anew.
    this.#handing = undefined;
  }

  #handOverSome(): void {
    const rows: number[] = [];
    const texts: string[] = [];
    for (const id of this.#changed) {
      this.#changed.delete(id);
      const record = this.collection.get(id);
      rows.push(this.#rowOf(id));
      texts.push(record ? this.textOf(record).replaceAll('\n', ' ') : '');
      if (rows.length >= rowsPerMessage) break;
    }
    void this.#thread?.({
      kind: 'put',
      table: this.collection.name,
      rows: Uint32Array.from(rows),
      texts: texts.join('\n'),
    });
  }

  #rowOf(id: string): number {
    const known = this.#rows.get(id);
    if (known !== undefined) return known;
    const row = this.#ids.push(id) - 1;
    this.#rows.set(id, row);
    return row;
  }

  /** Another client is opened, or none: nothing of this one stays. */
  #forget(): void {
    this.#rows = new Map();
    this.#ids = [];
    this.#rowsOf = new WeakMap();
    this.#changed.clear();
    void this.#thread?.({ kind: 'forget', table: this.collection.name });
  }
}
