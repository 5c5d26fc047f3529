import { noClock } from '@steps/platform/src/core/storage/clock';
import type { KnownClock } from '@steps/platform/src/core/storage/knownClock';
import { type OwnWrite, type OwnWrites, rowKey } from '@steps/platform/src/core/storage/ownWrites';
import { lastInLine } from '@steps/platform/src/core/storage/pageTime';
import {
  type ForeignChange,
  type KeptValue,
  type Row,
  type RowChange,
  type SetAsideRow,
  StorageError,
} from '@steps/platform/src/core/storage/port';
import { applied, composed, fits, without } from '@steps/platform/src/core/storage/rowChange';
import { bothReplaced, WrittenFields } from '@steps/platform/src/core/storage/writtenFields';
import { unwrap } from 'idb';
import { BlockIndex } from './blockIndex';
import { compact } from './compaction';
import { keepValue, keptValues } from './keptValues';
import { asciiJson, type BlockRows, type Payload, type PayloadCodec, payloadSize, rawText } from './payload';
import {
  type BlockRecord,
  type Database,
  deferred,
  ended,
  type JournalRecord,
  partsOf,
  type StateRecord,
} from './storageDatabase';
import type { TabNews } from './tabChannel';

/** The journal is merged into blocks when it has more entries … */
const journalEntries = 200;
/** … or characters than this: reading it back stays a small part of a load. */
const journalCharacters = 2_000_000;
const rowsPerEmission = 1000;

/** Damaged data as it is set aside. */
export type DamagedData = Pick<SetAsideRow, 'collection' | 'id' | 'raw'>;

type RowId = Pick<RowChange, 'collection' | 'id'>;

/** How far a tab is: the last state it knows, and the last journal entry it has read or written. */
interface Position {
  state: StateRecord;
  seen: number;
  readonly clock: KnownClock;
}

/**
 * Blocks plus journal of one database, as one tab reads and merges them. One call at a time; writes may run beside.
 * `setAside` keeps what cannot be read; it rejects to stop the reading.
 */
export class StoredRows {
  readonly #index = new BlockIndex();
  #loaded = false;
  #journal = { entries: 0, characters: 0 };
  /** Rows this tab knows from the journal and no block holds yet: only so can it tell that one was deleted and merged away. */
  readonly #unmerged = new Map<string, RowId>();
  readonly #written = new WrittenFields();
  /** As of the last look: another tab may set a passphrase. */
  #sealed = false;

  constructor(
    private readonly db: Database,
    private readonly codec: PayloadCodec,
    private readonly own: OwnWrites,
    private readonly at: Position,
    private readonly setAside: (error: unknown, what: DamagedData, strict: boolean) => Promise<void>,
  ) {}

  knows(news: TabNews): boolean {
    return 'grewTo' in news ? news.grewTo <= this.at.seen : news.generation <= this.at.state.generation;
  }

  get clock(): KnownClock {
    return this.at.clock;
  }

  /** Takes note of a journal entry that this tab wrote. */
  wrote(entry: JournalRecord, { changes, clock = noClock }: OwnWrite): void {
    this.#count(entry);
    this.#written.wrote(changes, clock);
    for (const change of changes) this.#noteUnmerged(change);
  }

  /** Not while a reading runs: its snapshot still needs to know which entries are this tab's own. */
  settle(): void {
    const { seen, clock } = this.own.settle(this.at.seen);
    this.at.seen = seen;
    this.at.clock.know(clock);
  }

  worthMerging(): boolean {
    const large = this.#journal.entries > journalEntries || this.#journal.characters > journalCharacters;
    return this.#loaded && (large || this.at.state.plain === true);
  }

  async load(
    collections: readonly string[],
    onRows: (rows: readonly Row[]) => void,
    onKept: (kept: KeptValue) => void = () => {},
  ): Promise<void> {
    // What a page shows meanwhile, of its last opening too, is drawn before the next rows are read.
    const yieldInBackground = lastInLine();
    const snapshot = await this.#readSnapshot(collections, yieldInBackground);
    this.#index.clear();
    this.#unmerged.clear();
    this.#loaded = false;
    this.at.state = snapshot.state;
    this.#sealed = snapshot.state.seal !== undefined;
    this.at.seen = snapshot.upto;
    this.at.clock.know(snapshot.state.clock ?? noClock, true);
    this.#journal = { entries: 0, characters: 0 };
    const overrides = new Map<string, Map<string, RowChange>>();
    const changed = new Map<string, number>();
    for (const [seq, entry] of snapshot.entries) {
      this.#count(entry);
      for (const part of partsOf(entry)) {
        for (const change of await this.#readPart(part, seq)) {
          const { collection, id } = change;
          this.#noteUnmerged(change);
          const rows = overrides.get(collection) ?? new Map<string, RowChange>();
          overrides.set(collection, rows.set(id, composed(rows.get(id), change)));
          changed.set(collection, seq);
        }
        await yieldInBackground();
      }
    }
    const { floor } = snapshot.state;
    for (const kept of await keptValues(this.codec, snapshot.kept, { floor, changed })) onKept(kept);
    // This tab may have written while it loads: then its newer value is handed over instead of the stored one.
    const emit = (rows: readonly Row[]) => {
      const current = rows
        .map((row) => changedRow(row, this.own.after(snapshot.upto, row)))
        .filter((row) => row.value !== undefined);
      if (current.length > 0) onRows(current);
    };

    for (const collection of new Set([
      ...collections,
      ...snapshot.blocks.map((block) => block.key[0]),
      ...overrides.keys(),
    ])) {
      const changed = overrides.get(collection) ?? new Map<string, RowChange>();
      const fresh = new Map(changed);
      for (const { key, read } of snapshot.blocks.filter((block) => block.key[0] === collection)) {
        const rows = (await this.#readBlock(key, read)) ?? [];
        emit(rows.map(([id, value]) => changedRow({ collection, id, value }, changed.get(id))));
        for (const [id] of rows) fresh.delete(id);
      }
      // Changed fields alone are of a row that is gone, or that cannot be read.
      const rest = [...fresh.values()].filter((change) => !change.fields);
      for (let from = 0; from < rest.length; from += rowsPerEmission) emit(rest.slice(from, from + rowsPerEmission));
    }
    emit(this.own.rowsAfter(snapshot.upto));
    this.#loaded = true;
  }

  /** One row; `undefined` when another tab has merged since the last look. */
  async read(collection: string, id: string): Promise<{ readonly value: unknown } | undefined> {
    if (!this.#loaded) throw new Error('Expected rows that were read once before one of them is asked for.');
    const no = this.#index.find(collection, id);
    const tx = this.db.transaction(['meta', 'blocks', 'journal']);
    ended(tx);
    const [state, record, seqs, entries] = await Promise.all([
      tx.objectStore('meta').get('state'),
      no === undefined ? undefined : tx.objectStore('blocks').get([collection, no]),
      tx.objectStore('journal').getAllKeys(),
      tx.objectStore('journal').getAll(),
    ]);
    if (state && state.generation !== this.at.state.generation) return undefined;
    const rows = record && no !== undefined ? await this.#readBlock([collection, no], async () => record) : [];
    let change: RowChange | undefined;
    const text = asciiJson(id);
    for (const [seq, entry] of zip(seqs, entries)) {
      for (const part of partsOf(entry)) {
        if (typeof part === 'string' && !part.includes(text)) continue;
        for (const one of await this.#readPart(part, seq)) {
          if (one.collection === collection && one.id === id) change = composed(change, one);
        }
      }
    }
    const value = rows?.find(([known]) => known === id)?.[1];
    return { value: changedRow({ collection, id, value }, change).value };
  }

  /** One transaction, so that a merge by another tab cannot slip in between blocks and journal; blocks arrive one by one. */
  async #readSnapshot(collections: readonly string[], yieldInBackground: () => Promise<void>) {
    const tx = this.db.transaction(['meta', 'blocks', 'journal', 'kept']);
    ended(tx);
    const [state = this.at.state, keys, seqs, records, kept] = await Promise.all([
      tx.objectStore('meta').get('state'),
      tx.objectStore('blocks').getAllKeys(),
      tx.objectStore('journal').getAllKeys(),
      tx.objectStore('journal').getAll(),
      tx.objectStore('kept').getAll(),
    ]);
    const rank = new Map(collections.map((collection, n) => [collection, n]));
    const place = (key: [string, number]) => rank.get(key[0]) ?? collections.length;
    const blocks = keys
      .sort((a, b) => place(a) - place(b))
      .map((key) => ({ key, read: deferred(unwrap(tx.objectStore('blocks')).get(key), yieldInBackground) }));
    return { state, blocks, kept, entries: zip(seqs, records), upto: Math.max(state.floor, ...seqs.slice(-1)) };
  }

  /** Keeps a value computed from everything this tab has read and written until now; what is written meanwhile outdates it. */
  async keep(kept: KeptValue, collections: readonly string[]): Promise<void> {
    if (!this.#loaded) return;
    this.settle();
    await keepValue(this.db, this.codec, this.at.seen, { ...kept, collections: [...collections] });
  }

  /** Reads on in the journal. Hands over what other tabs changed and this tab has not changed since. */
  async catchUp(hand: (changes: readonly RowChange[]) => void): Promise<void> {
    const tx = this.db.transaction(['meta', 'blocks', 'journal']);
    const unread = IDBKeyRange.lowerBound(this.at.seen, true);
    const newer = IDBKeyRange.lowerBound(this.at.state.generation, true);
    const [state = this.at.state, blocks, keys, seqs, records] = await Promise.all([
      tx.objectStore('meta').get('state'),
      tx.objectStore('blocks').index('generation').getAll(newer),
      tx.objectStore('blocks').getAllKeys(),
      tx.objectStore('journal').getAllKeys(unread),
      tx.objectStore('journal').getAll(unread),
      tx.done,
    ]);
    this.#sealed = state.seal !== undefined;
    const upto = Math.max(this.at.seen, state.floor, ...seqs.slice(-1));
    const changes = new Map<string, ForeignChange>();
    if (state.generation !== this.at.state.generation) {
      const merged = await this.#takeInBlocks(blocks, keys);
      // Entries merged before this tab read them are only in the blocks now: every row of a rewritten block may be news.
      const missed = state.floor > this.at.seen;
      if (missed) for (const change of merged) changes.set(rowKey(change), change);
      for (const { collection, id } of this.#settleUnmerged(missed, upto)) {
        const change = { collection, id, value: undefined };
        changes.set(rowKey(change), change);
      }
      this.#journal = { entries: 0, characters: 0 };
    }
    for (const [seq, entry] of zip(seqs, records)) {
      this.#count(entry);
      const own = this.own.has(seq);
      for (const part of partsOf(entry)) {
        for (const change of await this.#readPart(part, seq)) {
          this.#noteUnmerged(change);
          const key = rowKey(change);
          const known = changes.get(key);
          const left = own ? known && withoutOverwritten(known, change) : this.#after(known, change, entry);
          if (left) changes.set(key, left);
          else changes.delete(key);
        }
      }
    }
    this.at.state = state;
    this.at.seen = upto;
    this.at.clock.know(state.clock ?? noClock);
    // Handed over in the same turn: an edit made between this check and a later hand-over would be overwritten in memory.
    const foreign = [...changes.values()].flatMap((change) => {
      const own = this.own.after(upto, change);
      return (own ? withoutOverwritten(change, own) : change) ?? [];
    });
    if (foreign.length > 0) hand(foreign);
  }

  /** Another tab's change, after those of the row that are known. */
  #after(known: ForeignChange | undefined, change: RowChange, { clock, seen }: JournalRecord): ForeignChange {
    const foreign = clock === undefined ? change : this.#written.withReplaced(change, clock, seen ?? clock);
    const replaced = bothReplaced(known, foreign);
    return { ...composed(known, change), ...(replaced.length > 0 && { replaced }) };
  }

  /** Brings the index up to date with blocks other tabs rewrote. Returns their rows, deletions first. */
  async #takeInBlocks(blocks: readonly BlockRecord[], keys: readonly [string, number][]): Promise<RowChange[]> {
    const present = new Set(keys.map(([collection, no]) => rowKey({ collection, id: String(no) })));
    const deletions: RowChange[] = [];
    const rows: RowChange[] = [];
    const takeOut = (collection: string, ids: readonly string[]) =>
      deletions.push(...ids.map((id) => ({ collection, id, value: undefined })));
    for (const [collection, no] of this.#index.keys()) {
      if (present.has(rowKey({ collection, id: String(no) }))) continue;
      takeOut(collection, this.#index.ids(collection, no));
      this.#index.drop(collection, no);
    }
    for (const block of blocks) {
      const { collection, no } = block;
      const before = this.#index.ids(collection, no);
      const read = await this.#readBlock([collection, no], async () => block);
      // A block that became unreadable says nothing about its rows: they stay as this tab knows them.
      if (!read) continue;
      takeOut(collection, before);
      for (const [id, value] of read) rows.push({ collection, id, value });
    }
    return [...deletions, ...rows];
  }

  /** Merges the journal as far as it was read. Returns the new generation, or undefined when there was nothing to merge. */
  async merge(): Promise<number | undefined> {
    if (!this.#loaded) return undefined;
    this.settle();
    const all = this.at.state.plain === true;
    const entries = await this.db.count('journal', IDBKeyRange.upperBound(this.at.seen));
    if (entries === 0 && !all) return undefined;
    const state = await compact({
      db: this.db,
      codec: this.codec,
      index: this.#index,
      generation: this.at.state.generation,
      upto: this.at.seen,
      all,
      readPart: (part, seq) => this.#readPart(part, seq, true),
      setAside: ({ collection, id, value, fields }, reason) =>
        this.setAside(new StorageError('damaged', reason), { collection, id, raw: { value, fields } }, true),
      readBlock: (key) => this.#readBlock(key, () => this.#getBlock(key)),
    });
    if (!state) return undefined;
    this.at.state = state;
    this.#journal = { entries: 0, characters: 0 };
    this.#settleUnmerged(false, this.at.seen);
    return state.generation;
  }

  #count(entry: JournalRecord): void {
    this.#journal.entries += 1;
    this.#journal.characters += Number(entry.size) || 0;
  }

  #noteUnmerged(change: RowChange): void {
    if (change.fields) return;
    if (change.value === undefined) this.#unmerged.delete(rowKey(change));
    // While blocks are still being read the index cannot tell; asking it would make it map every row.
    else if (!this.#loaded || !this.#index.has(change.collection, change.id))
      this.#unmerged.set(rowKey(change), { collection: change.collection, id: change.id });
  }

  /** After a merge: forgets rows that blocks hold now. With `missed`, returns and forgets those that are gone. */
  #settleUnmerged(missed: boolean, upto: number): RowId[] {
    const gone: RowId[] = [];
    for (const [key, row] of this.#unmerged) {
      const merged = this.#index.has(row.collection, row.id);
      if (!merged && (!missed || this.own.after(upto, row))) continue;
      this.#unmerged.delete(key);
      if (!merged) gone.push(row);
    }
    return gone;
  }

  #getBlock(key: [string, number]): Promise<BlockRecord | undefined> {
    const tx = this.db.transaction('blocks');
    ended(tx);
    return tx.store.get(key);
  }

  /** The rows of a block, or undefined when it is unreadable and was set aside. */
  async #readBlock(
    key: [string, number],
    read: () => Promise<BlockRecord | undefined>,
  ): Promise<BlockRows | undefined> {
    const [collection, no] = key;
    let record: BlockRecord | undefined;
    try {
      // One unreadable block takes the whole transaction down with it: ask for this one again on its own.
      record = await read().catch(() => this.#getBlock(key));
      if (!record) return [];
      const rows = await this.codec.unpackBlock(record.rows);
      this.#index.set(
        collection,
        no,
        rows.map(([id]) => id),
        payloadSize(record.rows),
      );
      return rows;
    } catch (error) {
      await this.setAside(this.#cause(error), { collection, id: `block ${no}`, raw: rawText(record?.rows) }, false);
      this.#index.setDamaged(collection, no);
      return undefined;
    }
  }

  /** Encrypted data in a database that was never encrypted is not ours, and no reason to lock what can be read. */
  #cause(error: unknown): unknown {
    const locked = error instanceof StorageError && error.fault === 'locked';
    if (!locked || this.#sealed) return error;
    return new StorageError('damaged', 'Expected plain data in a workspace without a passphrase, got encrypted data');
  }

  async #readPart(part: Payload, seq: number, strict = false): Promise<readonly RowChange[]> {
    try {
      return await this.codec.unpackChanges(part);
    } catch (error) {
      await this.setAside(
        this.#cause(error),
        { collection: 'journal', id: `entry ${seq}`, raw: rawText(part) },
        strict,
      );
      return [];
    }
  }
}

/** A row after a change of it. Fields changed in another version of the row wait in the journal, which sets them aside. */
function changedRow(row: Row, change: RowChange | undefined): Row {
  return change && fits(row.value, change) ? { ...row, value: applied(row.value, change) } : row;
}

/** Another tab's change without the fields that this tab has overwritten since. */
function withoutOverwritten(change: ForeignChange, own: RowChange): ForeignChange | undefined {
  const left = without(change, own);
  if (!left) return undefined;
  const replaced = change.replaced?.filter(({ field }) => field === undefined || !own.fields?.includes(field)) ?? [];
  const { collection, id, value, fields } = left;
  return { collection, id, value, ...(fields && { fields }), ...(replaced.length > 0 && { replaced }) };
}

function zip<A, B>(as: readonly A[], bs: readonly B[]): [A, B][] {
  return as.flatMap((a, n): [A, B][] => {
    const b = bs[n];
    return b === undefined ? [] : [[a, b]];
  });
}
