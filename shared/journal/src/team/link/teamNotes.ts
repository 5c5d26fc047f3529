import { type Clock, later, noClock } from '@steps/platform/src/core/storage/clock';
import type { RowChange, Storage } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import { clockOf, newestStamp } from '../rows/teamRow';
import type { WriteConflict } from '../rows/writeConflict';
import { type KnownRow, KnownRows, knownCollections } from './knownRows';

/** A message, by where it is. */
export interface MessagePosition {
  readonly subject: string;
  readonly seq: number;
}

/** A message under a key that this device lacks: which one it is, and the version of its key. */
export interface LockedRow {
  readonly seq: number;
  readonly version: number;
}

const lockedName = 'locked';
const packsName = 'packs';
const refusedName = 'refused';
/** As stored rows have it. */
const conflictsName = 'met';
const positionName = 'position';
const positionId = 'server';

/** Notes about the server, kept beside a business. Without them everything would be read again; nothing would be lost. */
export class TeamNotes {
  readonly #rows = new KnownRows();
  /** Which log, and how far it was read. */
  log = '';
  seq = 0;
  /** Everything that was here before the team is known. */
  complete = false;
  /** The newest message that was read or sent. */
  newest: MessagePosition = { subject: '', seq: 0 };
  /** Of all that is known. */
  clock: Clock = noClock;
  /** Which message each pack is, by its subject. */
  readonly packs = new Map<string, number>();
  /** Rows that were not taken in, with the message that was refused: they are looked at again. */
  readonly refused = new Map<string, number>();
  /** Rows that cannot be read, by their subjects: nothing else is known of them. */
  readonly locked = new Map<string, LockedRow>();
  /** Fields that two wrote at the same time, by their rows. */
  readonly conflicts = new Map<string, readonly WriteConflict[]>();
  readonly #refusals = new Set<string>();
  readonly #locks = new Set<string>();
  readonly #packs = new Set<string>();
  readonly #changedConflicts = new Set<string>();
  /** Settles when storage has what these notes say. */
  taking: Promise<unknown> = Promise.resolve();
  /** Told once that what they say could not be stored, or they themselves: they are not written any more, and are to be read anew. */
  onUnstored: (error: unknown) => void = () => {};
  #unstored = false;
  #saved = '';
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly storage: Storage) {}

  get known(): ReadonlyMap<string, KnownRow> {
    return this.#rows.rows;
  }

  set(key: string, row: KnownRow): void {
    this.#rows.set(key, row);
  }

  noteNewest(message: MessagePosition): void {
    if (message.seq > this.newest.seq) this.newest = { subject: message.subject, seq: message.seq };
  }

  /** `seq`: of the message that the pack is; `undefined` when it is none any more. */
  pack(subject: string, seq: number | undefined): void {
    if (seq === undefined) this.packs.delete(subject);
    else this.packs.set(subject, seq);
    this.#packs.add(subject);
  }

  /** `seq`: of the message that was refused; `undefined` when the row is allowed. */
  refuse(key: string, seq: number | undefined): void {
    if (this.refused.get(key) === seq) return;
    if (seq === undefined) this.refused.delete(key);
    else this.refused.set(key, seq);
    this.#refusals.add(key);
  }

  /** `locked`: the message that cannot be read; `undefined` when the row can be. */
  lock(subject: string, locked: LockedRow | undefined): void {
    if (!locked && !this.locked.has(subject)) return;
    if (locked) this.locked.set(subject, locked);
    else this.locked.delete(subject);
    this.#locks.add(subject);
  }

  setConflicts(key: string, conflicts: readonly WriteConflict[]): void {
    if (conflicts.length > 0) this.conflicts.set(key, conflicts);
    else this.conflicts.delete(key);
    this.#changedConflicts.add(key);
  }

  /** Reads again from before the rows that can be opened by now. */
  readUnlocked(opens: (subject: string, version: number) => boolean): void {
    for (const [subject, { seq, version }] of this.locked) {
      if (opens(subject, version)) this.seq = Math.min(this.seq, seq - 1);
    }
  }

  /** The log is another one: it is read from its beginning, and whatever it does not have is to be sent. */
  startAnew(log: string): void {
    this.log = log;
    this.seq = 0;
    this.newest = { subject: '', seq: 0 };
    for (const [key, { packed, ...row }] of this.known) if (row.seq !== 0 || packed) this.set(key, { ...row, seq: 0 });
    for (const subject of [...this.packs.keys()]) this.pack(subject, undefined);
    for (const subject of [...this.locked.keys()]) this.lock(subject, undefined);
  }

  /** Waits for a write of what these notes say already. Rejects as that does. */
  async stored(writing: Promise<unknown>): Promise<void> {
    const turn = writing.catch((error: unknown) => this.#fail(error));
    this.taking = Promise.allSettled([this.taking, turn]);
    await turn;
  }

  /**
   * Writes what changed, once storage has it: after a crash it may have more than the notes say, never less. The position is written
   * together with the rows that it covers.
   */
  save(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#write()).catch((error: unknown) => this.#fail(error));
    return this.#saving;
  }

  #fail(error: unknown): never {
    if (!this.#unstored) this.onUnstored(error);
    this.#unstored = true;
    throw error;
  }

  async #write(): Promise<void> {
    for (let known: unknown; known !== this.taking; await known) known = this.taking;
    if (this.#unstored) return;
    const { log, seq, complete, newest } = this;
    const position = { log, seq, complete, newest };
    const text = JSON.stringify(position);
    const writes = this.#rows.writes();
    const others = this.#others();
    let next = writes.next();
    if (next.done && others.length === 0 && text === this.#saved) return;
    this.#saved = text;
    while (!next.done) {
      await this.storage.write(next.value);
      for (let known: unknown; known !== this.taking; await known) known = this.taking;
      if (this.#unstored) return;
      next = writes.next();
    }
    await this.storage.write([...others, { collection: positionName, id: positionId, value: { v: 1, r: position } }]);
  }

  /** Everything but rows and position. */
  #others(): readonly RowChange[] {
    const change = (collection: string, id: string, r: object | undefined): RowChange => ({
      collection,
      id,
      value: r && { v: 1, r },
    });
    const conflictsOf = (met: readonly WriteConflict[] | undefined) => met && { met };
    const seqOf = (seq: number | undefined) => (seq === undefined ? undefined : { seq });
    const changes = [
      ...[...this.#refusals].map((key) => change(refusedName, key, seqOf(this.refused.get(key)))),
      ...[...this.#locks].map((subject) => change(lockedName, subject, this.locked.get(subject))),
      ...[...this.#packs].map((subject) => change(packsName, subject, seqOf(this.packs.get(subject)))),
      ...[...this.#changedConflicts].map((key) => change(conflictsName, key, conflictsOf(this.conflicts.get(key)))),
    ];
    for (const noted of [this.#refusals, this.#locks, this.#packs, this.#changedConflicts]) noted.clear();
    return changes;
  }

  /** Takes a stored row back. */
  take(collection: string, id: string, value: unknown): void {
    for (const row of this.#rows.take(collection, id, value) ?? []) {
      this.clock = later(this.clock, clockOf(newestStamp(row)));
    }
    if (!isStoredValue(value)) return;
    // Written above, in this format; a damaged block is set aside by the storage and its rows are read again.
    if (collection === packsName) this.packs.set(id, Number(value.r.seq));
    else if (collection === refusedName) this.refused.set(id, Number(value.r.seq));
    else if (collection === conflictsName) this.conflicts.set(id, value.r.met as readonly WriteConflict[]);
    else if (collection === lockedName) this.locked.set(id, value.r as unknown as LockedRow);
    else if (collection === positionName) {
      const { log, seq, complete, newest } = value.r;
      this.log = String(log);
      this.seq = Number(seq) || 0;
      this.complete = complete === true;
      if (newest) this.newest = newest as MessagePosition;
    }
  }
}

export async function readNotes(storage: Storage): Promise<TeamNotes> {
  const notes = new TeamNotes(storage);
  await storage.load([positionName, ...knownCollections, refusedName, lockedName, packsName, conflictsName], (rows) => {
    for (const { collection, id, value } of rows) notes.take(collection, id, value);
  });
  return notes;
}
