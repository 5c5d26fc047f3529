import type { RowChange, Storage } from '../core/storage/port';
import { isStoredValue } from '../core/storage/rowChange';
import type { RowStamps } from './teamRow';

/** What is known of a row on the server: its stamps, and which message it is; 0 when the server may not have it any more. */
export interface KnownRow extends RowStamps {
  readonly seq: number;
}

/** A message under a key that this device lacks: which one it is, and the version of its key. */
export interface LockedRow {
  readonly seq: number;
  readonly version: number;
}

const rowsName = 'known';
const lockedName = 'locked';
const refusedName = 'refused';
const positionName = 'position';
const positionId = 'server';

/** Notes about the server, kept beside a business. Without them everything would be read again; nothing would be lost. */
export class TeamNotes {
  readonly known = new Map<string, KnownRow>();
  /** Which log, and how far it was read. */
  log = '';
  seq = 0;
  /** Everything that was here before the team is known. */
  complete = false;
  /** Rows that were not taken in, with the message that was refused: they are looked at again. */
  readonly refused = new Map<string, number>();
  /** Rows that cannot be read, by their subjects: nothing else is known of them. */
  readonly locked = new Map<string, LockedRow>();
  readonly #changed = new Set<string>();
  readonly #refusals = new Set<string>();
  readonly #locks = new Set<string>();
  #saved = '';
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly storage: Storage) {}

  set(key: string, row: KnownRow): void {
    this.known.set(key, row);
    this.#changed.add(key);
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
    for (const [key, row] of this.known) this.set(key, { ...row, seq: 0 });
    for (const subject of [...this.locked.keys()]) this.lock(subject, undefined);
  }

  /** Writes what changed. The position goes with the rows that it stands for. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#write());
    return this.#saving;
  }

  async #write(): Promise<void> {
    const rows = [...this.#changed].flatMap((key): RowChange[] => {
      const known = this.known.get(key);
      return known ? [{ collection: rowsName, id: key, value: { v: 1, r: known } }] : [];
    });
    for (const key of this.#refusals) {
      const seq = this.refused.get(key);
      rows.push({ collection: refusedName, id: key, value: seq === undefined ? undefined : { v: 1, r: { seq } } });
    }
    for (const subject of this.#locks) {
      const locked = this.locked.get(subject);
      rows.push({ collection: lockedName, id: subject, value: locked && { v: 1, r: locked } });
    }
    const position = { log: this.log, seq: this.seq, complete: this.complete };
    const text = JSON.stringify(position);
    if (rows.length === 0 && text === this.#saved) return;
    this.#changed.clear();
    this.#refusals.clear();
    this.#locks.clear();
    this.#saved = text;
    await this.storage.write([...rows, { collection: positionName, id: positionId, value: { v: 1, r: position } }]);
  }

  /** Takes a stored row back. */
  take(collection: string, id: string, value: unknown): void {
    if (!isStoredValue(value)) return;
    // Written above, in this format; a damaged block is set aside by the storage and its rows are read again.
    if (collection === rowsName) this.known.set(id, value.r as unknown as KnownRow);
    else if (collection === refusedName) this.refused.set(id, Number(value.r.seq));
    else if (collection === lockedName) this.locked.set(id, value.r as unknown as LockedRow);
    else if (collection === positionName) {
      const { log, seq, complete } = value.r;
      this.log = String(log);
      this.seq = Number(seq) || 0;
      this.complete = complete === true;
    }
  }
}

export async function readNotes(storage: Storage): Promise<TeamNotes> {
  const notes = new TeamNotes(storage);
  await storage.load([positionName, rowsName, refusedName, lockedName], (rows) => {
    for (const { collection, id, value } of rows) notes.take(collection, id, value);
  });
  return notes;
}
