import { proxy, useSnapshot } from 'valtio';
import type { Clock } from '../storage/clock';
import { rowKey } from '../storage/ownWrites';
import { type RowChange, type Storage, StorageError, type StorageFault } from '../storage/port';
import { composed } from '../storage/rowChange';
import type { Scope } from './collection';
import { PendingTyping, untilNextWrite } from './typing';

/** Whether the work is safe. `failed` keeps it in memory and tries again at the next edit or `flush()`. */
export interface StorageStatus {
  state: 'saved' | 'saving' | 'failed';
  fault?: StorageFault;
  /** What storage said, for the details. */
  message?: string;
  /** True when nothing can be stored here: the work lasts until the tab is closed. */
  memoryOnly: boolean;
  /** True when what was stored is out of reach: the browser closed or emptied a database that was open. */
  lost: boolean;
}

/** State of saving over all open databases. Read it with `useStorageStatus`. */
export const storageStatus = proxy<StorageStatus>({ state: 'saved', memoryOnly: false, lost: false });

/** Writes changes one batch after the other, while somebody types at intervals; changes of a row that waits go out as one. */
export class SaveQueue {
  #pending = new Map<string, RowChange>();
  #writing = new Map<string, RowChange>();
  #run: Promise<void> | undefined;
  /** What was known when the first of those that wait was made. */
  #seen: Clock | undefined;
  failure: StorageError | undefined;
  #lost = false;
  #wroteAt = Number.NEGATIVE_INFINITY;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** What waits is to follow the batch that is being written. */
  #due = false;

  constructor(private readonly storage: Storage) {}

  /** Also where all was written once: of what the browser took away this tab has the only copy. */
  get unwritten(): boolean {
    return this.#lost || this.#pending.size + this.#writing.size > 0;
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** The storage is gone: that is shown at once, not at the next edit. */
  lose(error: StorageError): void {
    this.failure = error;
    // Another tab removed it on purpose, or a newer version wants it: nothing that was written there is lost.
    this.#lost = error.fault === 'unavailable';
    showStatus();
  }

  /** Rows whose deletion waits. */
  deletions(): readonly RowChange[] {
    const waiting = new Map([...this.#writing, ...this.#pending]);
    return [...waiting.values()].filter(({ value }) => value === undefined);
  }

  /** What waits or is being written of this row: another tab's older value must not replace it. */
  held(row: Pick<RowChange, 'collection' | 'id'>): RowChange | undefined {
    const [writing, pending] = [this.#writing.get(rowKey(row)), this.#pending.get(rowKey(row))];
    return pending ? composed(writing, pending) : writing;
  }

  add(changes: readonly RowChange[]): void {
    this.#seen ??= this.storage.seen;
    addTo(this.#pending, changes);
    const rest = untilNextWrite(this.#wroteAt);
    if (rest <= 0) return void this.drain();
    this.#later ??= setTimeout(() => void this.drain(), rest);
    showStatus();
  }

  /** Writes what waits. Settles when all is written or a write failed; never rejects, see `failure`. */
  drain(): Promise<void> {
    this.stop();
    this.#due = this.#pending.size > 0;
    if (this.#due) this.#run ??= this.#writeAll();
    showStatus();
    return this.#run ?? Promise.resolve();
  }

  /** Writes nothing by itself any more. */
  stop(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
  }

  async #writeAll(): Promise<void> {
    // One tick later: the commits of one event go out together.
    await Promise.resolve();
    do {
      this.#due = false;
      this.#wroteAt = performance.now();
      this.#writing = this.#pending;
      this.#pending = new Map();
      const seen = this.#seen;
      this.#seen = undefined;
      this.failure = await this.#writeBatch(seen);
      if (this.failure) {
        this.#pending = addTo(this.#writing, this.#pending.values());
        this.#seen = seen;
      }
      this.#writing = new Map();
    } while (this.#due && !this.failure);
    // In the same tick as the last look at `#pending`: a change added later starts a new run.
    this.#run = undefined;
    showStatus();
  }

  async #writeBatch(seen: Clock | undefined): Promise<StorageError | undefined> {
    try {
      await this.storage.write([...this.#writing.values()], seen);
      return undefined;
    } catch (error) {
      return asStorageError(error);
    }
  }
}

const queues = new Map<Scope, SaveQueue>();

/** What is typed in editors that make steps of it. */
export const pendingTyping = new PendingTyping(showStatus);

/** The store's own: connects a scope to the storage that its changes go to, or disconnects it. */
export function connectQueue(scope: Scope, storage: Storage | undefined): void {
  queues.get(scope)?.stop();
  if (storage) queues.set(scope, new SaveQueue(storage));
  else queues.delete(scope);
  showStatus();
}

/** The queue of an open scope, or an error that says what is not open. */
export function queueOf(scope: Scope): SaveQueue {
  const queue = queues.get(scope);
  if (!queue) throw new Error(`Expected an open ${scope} store before changing records, but none is open.`);
  return queue;
}

/** Whether a database that was open was closed or emptied by the browser. */
export const storageLost = (): boolean => [...queues.values()].some((queue) => queue.lost);

/** Whether anything is not written yet, or typed and no step yet. */
export const hasUnwritten = (): boolean => pendingTyping.isPending || hasQueued();

const hasQueued = () => [...queues.values()].some((queue) => queue.unwritten);

/** Makes a step of what is typed, writes everything that waits, and tries again what failed; true when all of it is safe. */
export function flush(): Promise<boolean> {
  pendingTyping.flushAll();
  return flushSteps();
}

/** The same without what is still being typed. */
export async function flushSteps(): Promise<boolean> {
  await Promise.all([...queues.values()].map((queue) => queue.drain()));
  return !hasQueued();
}

/** Whether the work is safe, for the status shown in the shell. */
export const useStorageStatus = (): StorageStatus => useSnapshot(storageStatus);

/** Any thrown thing as a `StorageError`. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  return new StorageError('unavailable', error instanceof Error ? error.message : String(error), { cause: error });
}

function showStatus(): void {
  const failure = [...queues.values()].find((queue) => queue.failure)?.failure;
  storageStatus.state = failure ? 'failed' : hasUnwritten() ? 'saving' : 'saved';
  storageStatus.fault = failure?.fault;
  storageStatus.lost = storageLost();
  storageStatus.message = failure?.message;
}

/** A later change of a row is put on the one that waits already. */
function addTo(waiting: Map<string, RowChange>, changes: Iterable<RowChange>): Map<string, RowChange> {
  for (const change of changes) waiting.set(rowKey(change), composed(waiting.get(rowKey(change)), change));
  return waiting;
}
