import { type Clock, later, nextClock, noClock } from '@steps/platform/src/core/storage/clock';
import type { ForeignChange, Row, RowChange, Storage } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import { clockOf, type StampedChange, stampOf } from '../rows/teamRow';

/** What waits lies beside the rows, as rows that the store never sees. */
const waitingCollection = 'team.waiting';
/** The row among them that keeps the newest clock of all devices: what is written after a new start, or in another tab, is later. */
const clockId = 'clock';
/** An import is many entries, so that one damaged entry takes few changes along. */
const changesPerEntry = 50;

/** Changes of one write that the server has not acknowledged. */
export interface WaitingEntry {
  readonly id: string;
  readonly changes: readonly StampedChange[];
}

/** What the link does with the storage of a business. */
export interface JoinedStorage extends Storage {
  readonly waiting: ReadonlyMap<string, WaitingEntry>;
  /** Told of entries as they come, of this tab and of others. Returns the undo. */
  onWaiting(listener: (entry: WaitingEntry) => void): () => void;
  /** Writes what came from others, and forgets entries that were sent; the store is told as of another tab's changes. */
  takeIn(changes: readonly ForeignChange[], sent: readonly string[]): Promise<void>;
  /** Writes rows that reach the store as another tab's; they wait like its own. */
  add(changes: readonly RowChange[]): Promise<void>;
  /** All rows as they are stored. */
  rows(onRows: (rows: readonly Row[]) => void): Promise<void>;
  /** Follows all clocks that this device has read. */
  know(clock: Clock): void;
  stamp(): string;
}

type Listener = (changes: readonly ForeignChange[]) => void;

/**
 * Storage that keeps with each write what of it waits for the server: one journal entry, so that both are there after a
 * crash, or neither. Everything else is the storage's own. `beside`: rows that go with those of a write, and before them.
 */
export function joinedStorage(
  inner: Storage,
  device: string,
  now: () => number = Date.now,
  alsoWritten: (changes: readonly RowChange[]) => readonly RowChange[] | Promise<readonly RowChange[]> = () => [],
): JoinedStorage {
  const waiting = new Map<string, WaitingEntry>();
  const listeners = new Set<Listener>();
  const onEntry = new Set<(entry: WaitingEntry) => void>();
  // Two tabs may write in one millisecond.
  const writer = device + crypto.getRandomValues(new Uint32Array(1)).join('');
  let clock: Clock = noClock;
  /** As the clock is stored. */
  let kept: Clock = noClock;

  const know = (known: Clock) => {
    clock = later(clock, known);
  };
  const stamp = () => {
    clock = nextClock(later(clock, inner.seen), now());
    return stampOf(clock, writer);
  };

  /** The clock where another device's is ahead of this one's: without it, the own clock is late enough. */
  const clockToKeep = () => (clock > kept && clock >= nextClock(noClock, now()) ? clock : undefined);

  function note(row: Pick<RowChange, 'id' | 'value'>): void {
    if (row.id === clockId) {
      kept = clockIn(row.value);
      know(kept);
      return;
    }
    if (row.value === undefined) {
      waiting.delete(row.id);
      return;
    }
    const entry = entryOf(row.id, row.value);
    if (!entry || waiting.has(entry.id)) return;
    waiting.set(entry.id, entry);
    know(clockOf(entry.id));
    for (const listener of onEntry) listener(entry);
  }

  /** The rows without ours, which are taken note of. */
  function others<Change extends RowChange>(changes: readonly Change[]): readonly Change[] {
    if (!changes.some(isWaiting)) return changes;
    for (const change of changes) if (isWaiting(change)) note(change);
    return changes.filter((change) => !isWaiting(change));
  }

  async function write(changes: readonly RowChange[], seen?: Clock): Promise<void> {
    const entries: WaitingEntry[] = [];
    for (let from = 0; from < changes.length; from += changesPerEntry) {
      const id = stamp();
      const some = changes.slice(from, from + changesPerEntry);
      entries.push({ id, changes: some.map((change) => ({ change, stamp: id })) });
    }
    await inner.write([...changes, ...entries.map(rowOf)], seen);
    for (const entry of entries) {
      waiting.set(entry.id, entry);
      for (const listener of onEntry) listener(entry);
    }
  }

  function notifyListeners(changes: readonly ForeignChange[]): void {
    if (changes.length > 0) for (const listener of [...listeners]) listener(changes);
  }

  return {
    waiting,
    know,
    stamp,
    get seen() {
      return inner.seen;
    },
    load: (collections, onRows, onKept) =>
      inner.load(
        [...collections, waitingCollection],
        (rows) => {
          const left = others(rows);
          if (left.length > 0) onRows(left);
        },
        onKept,
      ),
    read: (collection, id) => inner.read(collection, id),
    rows: (onRows) => inner.load([], (rows) => onRows(rows.filter((row) => !isWaiting(row)))),
    keep: (kept, collections) => inner.keep(kept, collections),
    async write(changes, seen) {
      const also = alsoWritten(changes);
      const more = also instanceof Promise ? await also : also;
      await write(more.length > 0 ? [...more, ...changes] : changes, seen);
      notifyListeners(more);
    },
    async add(changes) {
      await write(changes);
      notifyListeners(changes);
    },
    setRowsAside: (rows) => inner.setRowsAside(rows),
    rowsSetAside: () => inner.rowsSetAside(),
    subscribe(onChanges, onSetAside, onLost) {
      const listener: Listener = (changes) => onChanges(changes);
      listeners.add(listener);
      const take: Listener = (changes) => {
        const left = others(changes);
        if (left.length > 0) listener(left);
      };
      const stop = inner.subscribe(take, onSetAside, onLost);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async takeIn(changes, sent) {
      const gone = sent.map((id): RowChange => ({ collection: waitingCollection, id, value: undefined }));
      const keeps = clockToKeep();
      const beside = keeps === undefined ? gone : [...gone, clockRow(keeps)];
      await inner.write([...changes.map(({ replaced: _, elsewhere: __, ...change }) => change), ...beside]);
      kept = later(kept, keeps ?? noClock);
      for (const id of sent) waiting.delete(id);
      notifyListeners(changes);
    },
    onWaiting(listener) {
      onEntry.add(listener);
      return () => onEntry.delete(listener);
    },
    close: () => inner.close(),
  };
}

/** Deletes what waits, and the clock: the business has left its server. */
export async function forgetWaiting(storage: Storage): Promise<void> {
  const gone: RowChange[] = [];
  await storage.load([waitingCollection], (rows) => {
    gone.push(...rows.filter(isWaiting).map(({ collection, id }) => ({ collection, id, value: undefined })));
  });
  await storage.write(gone);
}

const isWaiting = ({ collection }: Pick<RowChange, 'collection'>): boolean => collection === waitingCollection;

/** As JSON has it: a change without a value is a deletion. */
function rowOf({ id, changes }: WaitingEntry): RowChange {
  const kept = changes.map(({ change: { collection, id: row, value, fields } }) => ({
    collection,
    id: row,
    value,
    fields,
  }));
  return { collection: waitingCollection, id, value: { v: 1, r: { id, changes: kept } } };
}

const clockRow = (clock: Clock): RowChange => ({
  collection: waitingCollection,
  id: clockId,
  value: { v: 1, r: { id: clockId, clock } },
});

const clockIn = (value: unknown): Clock => (isStoredValue(value) ? String(value.r.clock) : noClock);

function entryOf(id: string, value: unknown): WaitingEntry | undefined {
  const changes = isStoredValue(value) ? value.r.changes : undefined;
  // Written above, in this format; anything else is no entry of ours.
  if (!Array.isArray(changes)) return undefined;
  return {
    id,
    changes: changes.map(({ collection, id: row, value: held, fields }: RowChange) => ({
      stamp: id,
      change: { collection, id: row, value: held, ...(fields && { fields }) },
    })),
  };
}
