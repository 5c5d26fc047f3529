import { type Clock, nextClock, noClock } from '@steps/platform/src/core/storage/clock';
import { KnownClock } from '@steps/platform/src/core/storage/knownClock';
import { type OwnWrite, OwnWrites } from '@steps/platform/src/core/storage/ownWrites';
import { whenIdle, yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import {
  type ForeignChange,
  type KeptValue,
  type Row,
  type RowChange,
  type SetAsideRow,
  type Storage,
  StorageError,
  type StoragePort,
} from '@steps/platform/src/core/storage/port';
import { deleteDB } from 'idb';
import type { Cipher } from './cipher';
import { changesText, type Payload, type PayloadCodec, payloadCodec } from './payload';
import { SetAsideRows } from './setAsideRows';
import {
  type Database,
  ended,
  type JournalRecord,
  openDatabase,
  readyState,
  type StateRecord,
} from './storageDatabase';
import { emptied, isGone, toStorageError } from './storageFaults';
import { StoredRows } from './storedRows';
import { joinTabs, type TabChannel } from './tabChannel';
import { lookWhileVisible } from './visibleWatch';

/** What a damaged part can take with it. */
const changesPerPart = 50;
/** A busy page merges after this long all the same, ms. */
const mergeLatest = 10_000;

export interface IndexedDbOptions {
  /** Encrypts everything that is stored; without it the data is plain text. */
  readonly cipher?: Cipher;
  /** Called with faults that no caller awaits: a closed connection, a failed merge, a failed read of other tabs' writes. */
  readonly onFault?: (name: string, error: StorageError) => void;
  /** Milliseconds since 1970, as this machine's clock has it. */
  readonly now?: () => number;
}

/** A `Storage` whose background work can also be asked for. */
export interface JournalStorage extends Storage {
  /** Looks whether the database is still there; subscribers are told when it is not. Never rejects. */
  check(): Promise<void>;
  /** Merges the journal into blocks now. Leaves it to another tab that is at it. Needs a finished `load`. */
  compact(): Promise<void>;
  /** Reads what other tabs wrote and hands it to the subscribers. */
  catchUp(): Promise<void>;
}

/** Storage in IndexedDB, one database `steps-<name>` each. */
export function indexedDbPort(options: IndexedDbOptions = {}): StoragePort {
  return {
    open: (name) => openJournalStorage(name, options),
    async remove(name) {
      try {
        await deleteDB(databaseName(name));
      } catch (error) {
        throw toStorageError(error, `remove ${name}`);
      }
    },
  };
}

/** Opens one database. Rejects with `unavailable`, `blocked` (a newer version made it) or `locked` (no key, or another). */
export async function openJournalStorage(name: string, options: IndexedDbOptions = {}): Promise<JournalStorage> {
  const codec = payloadCodec(databaseName(name), options.cipher);
  const connection: { lost?: StorageError; onLost?: (error: StorageError) => void } = {};
  const db = await openDatabase(databaseName(name), (error) => {
    connection.lost = error;
    connection.onLost?.(error);
  });
  try {
    const state = await readyState(db, codec);
    const [last = 0] = (await db.getAllKeys('journal')).slice(-1);
    const storage = new IndexedDbStorage(name, db, codec, options, state, last);
    connection.onLost = (error) => storage.lose(error);
    if (connection.lost) storage.lose(connection.lost);
    return storage;
  } catch (error) {
    db.close();
    throw toStorageError(error, `open ${name}`);
  }
}

const reserved = new Set(['keys', 'records', 'unlocked', 'scrub']);

function databaseName(name: string): string {
  if (reserved.has(name)) throw new Error(`Expected a database name, got "${name}", which the key store uses`);
  return `steps-${name}`;
}

/** Told apart from other tabs in the journal, until the page is left. */
const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-');

type Listener = (changes: readonly ForeignChange[]) => void;
type LostListener = (error: StorageError) => void;

class IndexedDbStorage implements JournalStorage {
  readonly #own = new OwnWrites();
  readonly #listeners = new Set<Listener>();
  readonly #setAsideListeners = new Set<() => void>();
  readonly #lostListeners = new Set<LostListener>();
  readonly #setAsideRows: SetAsideRows;
  readonly #stored: StoredRows;
  readonly #tabs: TabChannel;
  readonly #stopLooking: () => void;
  /** Writes go one after another, beside loads and merges: an edit never waits for those. */
  #writes: Promise<unknown> = Promise.resolve();
  #tasks: Promise<unknown> = Promise.resolve();
  #taskRunning = false;
  #catchUpAsked = false;
  #lost: StorageError | undefined;
  #cancelIdle: (() => void) | undefined;

  readonly #hand: Listener = (changes) => {
    for (const listener of [...this.#listeners]) listener(changes);
  };

  constructor(
    readonly name: string,
    private readonly db: Database,
    private readonly codec: PayloadCodec,
    private readonly options: IndexedDbOptions,
    state: StateRecord,
    last: number,
  ) {
    const at = { state, seen: Math.max(last, state.floor), clock: new KnownClock(state.clock ?? noClock) };
    this.#setAsideRows = new SetAsideRows(db, codec);
    this.#stored = new StoredRows(db, codec, this.#own, at, (error, what, strict) =>
      this.#setAside(error, what, strict),
    );
    this.#tabs = joinTabs(db.name, (news) => {
      if (!news || !this.#stored.knows(news)) this.#askCatchUp();
    });
    this.#stopLooking = lookWhileVisible(() => void this.check());
  }

  load(
    collections: readonly string[],
    onRows: (rows: readonly Row[]) => void,
    onKept?: (kept: KeptValue) => void,
  ): Promise<void> {
    return this.#task('load', () => this.#stored.load(collections, onRows, onKept));
  }

  async read(collection: string, id: string): Promise<unknown> {
    let found: { readonly value: unknown } | undefined;
    await this.#task('read a row of', async () => {
      found = await this.#stored.read(collection, id);
      while (!found) {
        // Another tab has merged: where the row is now, its blocks say.
        await this.#stored.catchUp(this.#hand);
        found = await this.#stored.read(collection, id);
      }
    });
    return found?.value;
  }

  async keep(kept: KeptValue, collections: readonly string[]): Promise<boolean> {
    if (this.#taskRunning) return false;
    // It is only a copy: without storage nobody needs it.
    if (!this.#lost) await this.#stored.keep(kept, collections).catch((error) => this.#fail(error, 'keep a value in'));
    return true;
  }

  get seen(): Clock {
    return this.#stored.clock.read;
  }

  async write(changes: readonly RowChange[], seen = this.#stored.clock.newest): Promise<void> {
    if (changes.length === 0) return;
    if (this.#lost) throw this.#lost;
    const own = this.#own.begin(changes, seen);
    const turn = this.#writes.then(() => this.#append(own));
    this.#writes = Promise.allSettled([turn]);
    await turn;
  }

  async setRowsAside(rows: readonly SetAsideRow[]): Promise<void> {
    await this.#setAsideRows.add(rows).catch((error) => this.#fail(error, 'set rows aside in'));
  }

  async rowsSetAside(): Promise<readonly SetAsideRow[]> {
    return this.#setAsideRows.read().catch((error) => this.#fail(error, 'read what was set aside in'));
  }

  /** Subscribe before `load`: what other tabs write while nobody listens is not repeated. */
  subscribe(onChanges: Listener, onSetAside: () => void = () => {}, onLost: LostListener = () => {}): () => void {
    const listener: Listener = (changes) => onChanges(changes);
    const setAside = () => onSetAside();
    const lost: LostListener = (error) => onLost(error);
    this.#listeners.add(listener);
    this.#setAsideListeners.add(setAside);
    this.#lostListeners.add(lost);
    if (this.#lost) lost(this.#lost);
    return () => {
      this.#listeners.delete(listener);
      this.#setAsideListeners.delete(setAside);
      this.#lostListeners.delete(lost);
    };
  }

  async check(): Promise<void> {
    if (this.#lost) return;
    try {
      if (await this.db.get('meta', 'state')) return;
      this.lose(emptied(this.name));
    } catch (error) {
      // The connection is closing, or the stores are gone; any other failure may pass.
      if (isGone(error)) this.lose(toStorageError(error, `look at ${this.name}`));
      else this.#report(toStorageError(error, `look at ${this.name}`));
    }
  }

  catchUp(): Promise<void> {
    return this.#task('read other tabs’ writes in', () => this.#stored.catchUp(this.#hand));
  }

  compact(): Promise<void> {
    return this.#task('merge the journal of', async () => {
      const locks: LockManager | undefined = globalThis.navigator?.locks;
      // Without locks two tabs may merge at once: the generation lets only one of them commit.
      if (!locks) return this.#merge();
      await locks.request(`${this.db.name}-compaction`, { ifAvailable: true }, async (lock) => {
        if (lock) await this.#merge();
      });
    });
  }

  async close(): Promise<void> {
    this.#cancelIdle?.();
    await Promise.all([this.#writes, this.#tasks]);
    this.lose(new StorageError('unavailable', `${this.name} is closed`), false);
  }

  lose(error: StorageError, report = true): void {
    if (this.#lost) return;
    this.#lost = error;
    this.#cancelIdle?.();
    this.#stopLooking();
    this.#tabs.close();
    this.db.close();
    if (!report) return;
    this.#report(error);
    for (const listener of [...this.#lostListeners]) listener(error);
  }

  async #merge(): Promise<void> {
    await this.#stored.catchUp(this.#hand);
    const generation = await this.#stored.merge();
    if (generation === undefined) return;
    this.#tabs.post({ generation });
  }

  async #append(own: OwnWrite): Promise<void> {
    try {
      const entry = await this.#pack(own);
      if (this.#lost) throw this.#lost;
      const tx = this.db.transaction(['meta', 'journal'], 'readwrite', { durability: 'strict' });
      const done = ended(tx);
      const add = async () => {
        const state = await tx.objectStore('meta').get('state');
        if (!state) {
          tx.abort();
          throw emptied(this.name);
        }
        if (state.seal && !this.options.cipher) {
          tx.abort();
          throw new StorageError('locked', `${this.name} has been encrypted by another tab: reload to unlock it`);
        }
        // Here, where all tabs take turns: the order of the clocks is the order of the journal.
        const clock = nextClock(state.clock ?? noClock, this.options.now?.() ?? Date.now());
        own.clock = clock;
        tx.objectStore('meta')
          .put({ ...state, clock }, 'state')
          .catch(() => {});
        // Noted before the commit, so that a later transaction that reads this entry knows it as our own.
        this.#own.number(own, await tx.objectStore('journal').add({ ...entry, clock }));
      };
      await Promise.all([add(), done]);
      own.committed = true;
      this.#stored.wrote(entry, own);
    } catch (error) {
      this.#own.forget(own);
      return this.#fail(error, `write ${own.changes.length} rows to`);
    }
    this.#tabs.post({ grewTo: own.seq ?? 0 });
    if (!this.#taskRunning) this.#settle();
  }

  async #pack({ changes, seen }: OwnWrite): Promise<JournalRecord> {
    const parts: Payload[] = [];
    let size = 0;
    for (let from = 0; from < changes.length; from += changesPerPart) {
      if (from > 0) await yieldToMain();
      const text = changesText(changes.slice(from, from + changesPerPart));
      size += text.length;
      parts.push(await this.codec.pack(text, 'journal'));
    }
    return { parts, size, writer: thisTab, seen };
  }

  /** `strict` rejects when setting aside fails; otherwise that is reported and reading goes on, the data being still there. */
  async #setAside(
    error: unknown,
    what: Pick<SetAsideRow, 'collection' | 'id' | 'raw'>,
    strict: boolean,
  ): Promise<void> {
    if (this.#lost) throw this.#lost;
    if (error instanceof StorageError && error.fault === 'locked') throw error;
    const row = { ...what, reason: String(error), at: new Date().toISOString() };
    try {
      await this.#setAsideRows.add([row]);
      for (const listener of this.#setAsideListeners) listener();
    } catch (failure) {
      if (strict) throw failure;
      this.#report(toStorageError(failure, `set damaged data aside in ${this.name}`));
    }
  }

  async #task(doing: string, run: () => Promise<void>): Promise<void> {
    const turn = this.#tasks.then(async () => {
      if (this.#lost) throw this.#lost;
      this.#taskRunning = true;
      await run().finally(() => {
        this.#taskRunning = false;
      });
      this.#settle();
    });
    this.#tasks = Promise.allSettled([turn]);
    await turn.catch((error) => this.#fail(error, doing));
  }

  /** After each write and task: what is our own needs no reading; what is behind other tabs' entries does. */
  #settle(): void {
    this.#stored.settle();
    if (this.#own.waiting()) this.#askCatchUp();
    if (this.#cancelIdle || this.#lost || !this.#stored.worthMerging()) return;
    this.#cancelIdle = whenIdle(() => {
      this.compact()
        .catch((error: StorageError) => this.#report(error))
        .finally(() => {
          this.#cancelIdle = undefined;
        });
    }, mergeLatest);
  }

  #askCatchUp(): void {
    if (this.#catchUpAsked || this.#lost) return;
    this.#catchUpAsked = true;
    const turn = this.#tasks.then(() => {
      this.#catchUpAsked = false;
    });
    this.#tasks = turn;
    this.catchUp().catch((error: StorageError) => {
      if (!this.#lost) this.#report(error);
    });
  }

  #report(error: StorageError): void {
    if (this.options.onFault) this.options.onFault(this.name, error);
    else console.error(error);
  }

  #fail(error: unknown, doing: string): never {
    const failure = this.#lost ?? toStorageError(error, `${doing} ${this.name}`);
    // Another tab set a passphrase: this one knows no key, so nothing it does here can succeed any more.
    if (failure.fault === 'locked' || isGone(error)) this.lose(failure);
    throw failure;
  }
}
