import { nextClock, noClock } from '@steps/platform/src/core/storage/clock';
import { rowKey } from '@steps/platform/src/core/storage/ownWrites';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import {
  clockOf,
  joined,
  newerPaths,
  type RowStamps,
  type StampedChange,
  stampOf,
  stampsOf,
  type TeamRow,
} from '../rows/teamRow';
import { isAmong, mergedConflicts, type WriteConflict } from '../rows/writeConflict';
import type { KnownRow } from './knownRows';
import type { LinkOptions } from './linkOptions';
import type { TeamNotes } from './teamNotes';
import type { WaitingEntry } from './teamStorage';

/** Where a row is. */
export type Place = Pick<RowChange, 'collection' | 'id'>;

/** The last message of a row that is known; 0 for none. */
export interface Base {
  readonly row: TeamRow | undefined;
  readonly seq: number;
  /** Conflicts that it carries with the row. */
  readonly conflicts?: readonly WriteConflict[] | undefined;
}

/** Rows whose last message is remembered, so that an edit asks for nothing first. */
const remembered = 1000;

/** What a link knows of the rows on both sides: reading and sending share it. */
export class LinkMemory {
  readonly bases = new Map<string, Base>();
  /** Changes that wait, by row. */
  readonly pending = new Map<string, { readonly place: Place; changes: StampedChange[] }>();
  /** Rows of which the server has less than is known here. */
  readonly behind = new Map<string, Place>();
  /** Rows that this link wrote here lately, and when: another tab may have written meanwhile. */
  readonly #took = new Map<string, string>();
  /** Entries by the rows of theirs that wait still. */
  readonly #open = new Map<string, Set<string>>();

  constructor(
    private readonly options: Pick<LinkOptions, 'storage' | 'device' | 'now' | 'own'>,
    readonly notes: TeamNotes,
  ) {
    const { storage } = options;
    storage.know(notes.clock);
    for (const key of notes.conflicts.keys()) notes.setConflicts(key, this.conflicts(key));
    for (const entry of [...storage.waiting.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) this.note(entry);
  }

  /** An entry waits. */
  note(entry: WaitingEntry): void {
    const rows = new Set<string>();
    for (const stamped of entry.changes) {
      const { collection, id } = stamped.change;
      const key = rowKey(stamped.change);
      rows.add(key);
      const pending = this.pending.get(key) ?? { place: { collection, id }, changes: [] };
      pending.changes = [...pending.changes, stamped].sort((a, b) => (a.stamp < b.stamp ? -1 : 1));
      this.pending.set(key, pending);
    }
    this.#open.set(entry.id, rows);
  }

  /** These changes of a row wait no longer. Returns the entries of which nothing waits any more. */
  sent(key: string, changes: readonly StampedChange[]): readonly string[] {
    const pending = this.pending.get(key);
    if (!pending) return [];
    pending.changes = pending.changes.filter((change) => !changes.includes(change));
    if (pending.changes.length === 0) this.pending.delete(key);
    const done: string[] = [];
    for (const id of new Set(changes.map(({ stamp }) => stamp))) {
      const rows = this.#open.get(id);
      rows?.delete(key);
      if (rows?.size !== 0) continue;
      this.#open.delete(id);
      done.push(id);
    }
    return done;
  }

  remember(key: string, base: Base): void {
    this.bases.delete(key);
    this.bases.set(key, base);
    trim(this.bases);
  }

  /**
   * A message on the server holds this of a row. The notes name a message that has all that is known; a row of which none
   * has is behind.
   */
  onServer(key: string, row: RowStamps, { seq, packed }: Pick<KnownRow, 'seq' | 'packed'>): void {
    const { notes } = this;
    const known = notes.known.get(key);
    const lacks = known !== undefined && newerPaths(known, row).length > 0;
    const adds = newerPaths(row, known).length > 0;
    // Its own message has as much already, or this is an earlier message that arrived late.
    const older = known !== undefined && known.seq > 0 && !known.packed && (packed ? !adds : known.seq > seq);
    // Another message already has everything that is known of the row.
    const coveredElsewhere = known !== undefined && lacks && !adds && (packed || known.packed) && known.seq !== seq;
    if (older || coveredElsewhere) return;
    if (lacks) {
      notes.set(key, { ...joined(known, row), seq: 0 });
      this.behind.set(key, placeOf(key));
      return;
    }
    notes.set(key, { ...stampsOf(row), seq, ...(packed && { packed }) });
    this.behind.delete(key);
  }

  /** Conflicts of a row that still travel. */
  conflicts(key: string): readonly WriteConflict[] {
    return mergedConflicts(this.notes.conflicts.get(key) ?? [], [], this.now());
  }

  /** Keeps conflicts of a row that were noticed here or received. Returns those that are new here and still travel. */
  addConflicts(key: string, conflicts: readonly WriteConflict[]): readonly WriteConflict[] {
    if (conflicts.length === 0) return [];
    const known = this.notes.conflicts.get(key) ?? [];
    const news = mergedConflicts(conflicts, [], this.now()).filter((one) => !isAmong(one, known));
    if (news.length > 0) this.notes.setConflicts(key, mergedConflicts(known, news, this.now()));
    return news;
  }

  justTook(keys: readonly string[]): void {
    const now = clockOf(this.options.storage.stamp());
    for (const key of keys) {
      this.#took.delete(key);
      this.#took.set(key, now);
    }
    trim(this.#took);
  }

  /** Whether this link wrote the row here after that stamp was made. */
  tookAfter(key: string, stamp: string): boolean {
    const took = this.#took.get(key);
    return took !== undefined && clockOf(stamp) <= took;
  }

  /** A row from before the team: as of its own last change, so that of two copies of a business the newer one is kept. */
  asItWas(value: unknown): TeamRow | undefined {
    if (!isStoredValue(value)) return undefined;
    const { updatedAt, createdAt } = value.r;
    const time = Date.parse(String(updatedAt ?? createdAt));
    const at = nextClock(noClock, Number.isFinite(time) ? Math.min(Math.max(time, 0), this.now()) : 0);
    return { v: value.v, at: stampOf(at, this.options.device), r: value.r, of: {} };
  }

  /** Whether rows of a collection never leave this device. */
  staysHere(collection: string): boolean {
    return this.options.own?.includes(collection) ?? false;
  }

  now(): number {
    return this.options.now?.() ?? Date.now();
  }
}

export function placeOf(key: string): Place {
  const at = key.indexOf('\u0000');
  return { collection: key.slice(0, at), id: key.slice(at + 1) };
}

function trim(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= remembered) return;
    map.delete(key);
  }
}
