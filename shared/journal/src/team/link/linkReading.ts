import { rowKey } from '@steps/platform/src/core/storage/ownWrites';
import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import type { ForeignChange, RowChange } from '@steps/platform/src/core/storage/port';
import { sameValue, valueAt, withField } from '@steps/platform/src/core/storage/rowChange';
import { type LogMessage, TeamError } from '../log/teamLog';
import { GarbledMessageError, type PlacedRow } from '../rows/placedRow';
import { isPack } from '../rows/teamPack';
import { LockedMessageError } from '../rows/teamPayload';
import {
  changeOf,
  clockOf,
  merged,
  newerPaths,
  newestStamp,
  type RowStamps,
  rowAfter,
  type StampedChange,
  stampAt,
  storedRow,
  type TeamRow,
  writerOf,
} from '../rows/teamRow';
import { conflictValue, type WriteConflict } from '../rows/writeConflict';
import type { KnownRow } from './knownRows';
import { type LinkMemory, placeOf } from './linkMemory';
import type { CheckedChange, ConflictingWrite, LinkOptions } from './linkOptions';
import { readRows } from './linkStart';

/** What a message held, one row or packed ones. */
interface OpenedMessage {
  readonly message: LogMessage;
  readonly rows: readonly PlacedRow[];
}

/** A row as it came, and which message it was. */
type ReadRow = PlacedRow & { readonly seq: number; readonly packed?: true };

interface GarbledMessage {
  readonly message: LogMessage;
  readonly reason: string;
}

/** Messages that are opened at once: one after the other, each would wait for the thread that decrypts. */
const atOnce = 50;

/** Rows that are taken in and written at once. */
const rowsPerStep = 1000;

/** Takes in what comes from the server: what is newer than what is known here, and allowed. */
export class LinkReading {
  /** The rows that are known by their subjects; made when a message cannot be read. */
  #keys: Promise<ReadonlyMap<string, string>> | undefined;
  /** What the subjects of rows begin with that are not read. */
  #unread: Promise<readonly string[]> | undefined;

  constructor(
    private readonly options: Pick<
      LinkOptions,
      | 'storage'
      | 'seal'
      | 'device'
      | 'first'
      | 'unread'
      | 'refuse'
      | 'check'
      | 'tooNew'
      | 'onConflict'
      | 'onStamp'
      | 'actor'
    >,
    private readonly memory: LinkMemory,
  ) {}

  /** Resolves to whether there were rows among them that decide about others. */
  async takeIn(messages: readonly LogMessage[]): Promise<boolean> {
    if (messages.length === 0) return false;
    const { first = [] } = this.options;
    const { notes } = this.memory;
    const placed: ReadRow[] = [];
    const garbled: GarbledMessage[] = [];
    const packs: LogMessage[] = [];
    const unread = await this.#unreadShelves();
    for (let at = 0; at < messages.length; at += atOnce) {
      const some = messages
        .slice(at, at + atOnce)
        .filter(({ subject }) => !unread.some((shelf) => subject.startsWith(shelf)));
      const read = await Promise.all(some.map((message) => this.#openedOrGarbled(message)));
      for (const one of read) {
        if (!one) continue;
        if (isPack(one.message.subject)) packs.push(one.message);
        if ('reason' in one) garbled.push(one);
        else for (const row of one.rows) placed.push(asRead(row, one.message));
      }
      await yieldToMain();
    }
    if (garbled.length > 0) await this.#setAside(garbled);
    const early = placed.filter(({ collection }) => first.includes(collection));
    for (const name of first) await this.takeRows(early.filter(({ collection }) => collection === name));
    await this.takeRows(early.length > 0 ? placed.filter(({ collection }) => !first.includes(collection)) : placed);
    for (const { subject, seq } of packs) {
      const before = notes.packs.get(subject);
      if (before !== undefined && before !== seq) this.#missPacked(before);
      notes.pack(subject, seq);
    }
    return early.length > 0;
  }

  #unreadShelves(): Promise<readonly string[]> {
    const { unread = [], seal } = this.options;
    this.#unread ??= Promise.all(unread.map(async (collection) => `${await seal.shelf(collection, '')}.`));
    return this.#unread;
  }

  /** A pack is another one now: what it held and the new one does not is on the server no more. */
  #missPacked(seq: number): void {
    const { notes, behind } = this.memory;
    for (const [key, { packed, ...known }] of notes.known) {
      if (!packed || known.seq !== seq) continue;
      notes.set(key, { ...known, seq: 0 });
      behind.set(key, placeOf(key));
    }
  }

  /**
   * What a message says of its row. `undefined` for garbage, which may be replaced by what is here. Rejects with
   * `LockedMessageError` for a row that this device cannot read, which may not.
   */
  async read(message: LogMessage): Promise<PlacedRow | undefined> {
    try {
      const [placed] = await this.#opened(message);
      if (!placed) return undefined;
      await this.takeRows([asRead(placed, message)]);
      return placed;
    } catch (error) {
      if (error instanceof GarbledMessageError) return undefined;
      throw error;
    }
  }

  /** The rows of a message as they are in it; none of one that cannot be read. */
  async rowsOf(message: LogMessage): Promise<readonly PlacedRow[]> {
    const opened = await this.#openedOrGarbled(message);
    return opened && 'rows' in opened ? opened.rows : [];
  }

  /** `undefined` for one that this device cannot read. */
  async #openedOrGarbled(message: LogMessage): Promise<OpenedMessage | GarbledMessage | undefined> {
    try {
      return { message, rows: await this.#opened(message) };
    } catch (error) {
      if (error instanceof GarbledMessageError) return { message, reason: error.message };
      if (error instanceof LockedMessageError) return undefined;
      throw error;
    }
  }

  async #opened({ data, subject, seq }: LogMessage): Promise<readonly PlacedRow[]> {
    const { seal, tooNew } = this.options;
    const { notes } = this.memory;
    const now = this.memory.now();
    const opening = isPack(subject)
      ? seal.openPack(data, subject, now)
      : seal.open(data, subject, now).then((placed) => [placed]);
    const rows = await opening.catch((error: unknown) => {
      notes.lock(subject, error instanceof LockedMessageError ? { seq, version: error.version } : undefined);
      throw error;
    });
    notes.lock(subject, undefined);
    if (!rows.some(({ collection, row }) => tooNew?.(collection, row.v))) return rows;
    throw new TeamError('newer', 'Another device has a newer version of Steps. Reload this page to get it.');
  }

  /** Keeps messages that cannot be read, with the reason. The rows that they took the place of are sent again. */
  async #setAside(garbled: readonly GarbledMessage[]): Promise<void> {
    const at = new Date(this.memory.now()).toISOString();
    await this.options.storage.setRowsAside(
      garbled.map(({ message, reason }) => ({
        collection: 'team',
        id: `message ${message.seq}`,
        raw: message.subject,
        reason,
        at,
      })),
    );
    if (garbled.every(({ message }) => isPack(message.subject))) return;
    this.#keys ??= this.#keysBySubject();
    const keys = await this.#keys;
    for (const { message } of garbled) {
      const key = keys.get(message.subject);
      if (key === undefined) continue;
      const known = this.memory.notes.known.get(key);
      if (known) this.memory.notes.set(key, { ...known, packed: undefined, seq: 0 });
      this.memory.behind.set(key, placeOf(key));
      this.memory.remember(key, { row: undefined, seq: message.seq });
    }
  }

  /** Rows that come later need not be in it: whoever sent them will do this. */
  async #keysBySubject(): Promise<ReadonlyMap<string, string>> {
    const keys = new Map<string, string>();
    for (const key of [...this.memory.notes.known.keys()]) {
      const { collection, id } = placeOf(key);
      keys.set(await this.options.seal.subject(collection, id), key);
      await yieldToMain();
    }
    return keys;
  }

  async takeRows(rows: readonly ReadRow[]): Promise<void> {
    for (const step of steps(rows)) {
      await this.#takeSome(step);
      await yieldToMain();
    }
  }

  async #takeSome(rows: readonly ReadRow[]): Promise<void> {
    const { storage, check, onStamp } = this.options;
    const { notes, bases } = this.memory;
    const changes: ForeignChange[] = [];
    const refused: { readonly change: RowChange; readonly reason: string }[] = [];
    // Where both are newer in something, only both together tell what a row is now.
    const here = new Map<KnownRow | undefined, TeamRow | undefined>();
    // What is sent meanwhile changes the notes: then there is more to read.
    for (let mixed = this.#mixed(rows, here); mixed.size > 0; mixed = this.#mixed(rows, here)) {
      for (const known of mixed.values()) here.set(known, undefined);
      for (const { as, row } of await readRows(storage, this.memory, mixed)) here.set(as, row);
    }
    for (const { collection, id, row, seq, packed, conflicts } of rows) {
      if (this.memory.staysHere(collection)) continue;
      const key = rowKey({ collection, id });
      const newest = newestStamp(row);
      storage.know(clockOf(newest));
      onStamp?.(newest);
      const known = notes.known.get(key);
      const mixed = here.get(known);
      const now = mixed ? merged(mixed, row) : row;
      this.#receiveConflicts(key, { collection, id, row, conflicts }, known);
      const change = this.#incoming(key, { collection, id, row: now }, newerPaths(now, known));
      const { reason, checked } = change ? this.#judged(change, storedRow(now)) : {};
      // The number of a packed row's own message is not known.
      if (packed) bases.delete(key);
      else this.memory.remember(key, { row, seq, conflicts });
      if (reason && change) {
        if (notes.refused.get(key) !== seq) refused.push({ change, reason });
        notes.refuse(key, seq);
        continue;
      }
      if (checked && !checked.confirmed) {
        if (notes.refused.get(key) !== seq || checked.isToldAnew) changes.push(checked.change);
        notes.refuse(key, seq);
        continue;
      }
      notes.refuse(key, undefined);
      if (change) {
        const taken = checked?.change ?? change;
        changes.push(known ? { ...taken, elsewhere: this.#byOthers(change, now) } : taken);
        const along = check?.along(change);
        if (along) changes.push(along);
      }
      this.memory.onServer(key, row, { seq, packed });
    }
    // First of all, and at once: the notes have these rows already, and what is written here meanwhile goes on top of them.
    if (changes.length > 0) {
      this.memory.justTook(changes.map(rowKey));
      await notes.stored(storage.takeIn(changes, []));
    }
    if (refused.length === 0) return;
    const at = new Date(this.memory.now()).toISOString();
    const aside = refused.map(({ change, reason }) => ({ ...placeOf(rowKey(change)), raw: change.value, reason, at }));
    await notes.stored(storage.setRowsAside(aside));
  }

  /** Whether a change may come in, and as what; one that cannot be looked at holds up no other. */
  #judged(
    change: RowChange,
    row: unknown,
  ): { readonly reason?: string | undefined; readonly checked?: CheckedChange | undefined } {
    const { refuse, check } = this.options;
    try {
      const reason = change.value === undefined ? undefined : refuse?.(change, row);
      return reason ? { reason } : { checked: check?.taken(change, row) };
    } catch (error) {
      return { reason: `It cannot be checked. ${error instanceof Error ? error.message : String(error)}` };
    }
  }

  /** Notes of rows that are newer here in some fields and older in others, but for those that were read. */
  #mixed(rows: readonly PlacedRow[], read: ReadonlyMap<KnownRow | undefined, unknown>): ReadonlyMap<string, KnownRow> {
    const mixed = new Map<string, KnownRow>();
    for (const { collection, id, row } of rows) {
      const key = rowKey({ collection, id });
      const known = this.memory.notes.known.get(key);
      if (!known || read.has(known)) continue;
      if (newerPaths(row, known).length > 0 && newerPaths(known, row).length > 0) mixed.set(key, known);
    }
    return mixed;
  }

  /** What an incoming row changes here, beside what waits here and is newer. */
  #incoming(key: string, { collection, id, row }: PlacedRow, paths: readonly string[]): ForeignChange | undefined {
    if (paths.length === 0) return undefined;
    const waiting = this.memory.pending.get(key)?.changes ?? [];
    if (waiting.length === 0) return changeOf(collection, id, row, paths);
    const now = waiting.reduce<TeamRow | undefined>(rowAfter, row) ?? row;
    const whole = paths.includes('') || (now.gone !== undefined) !== (row.gone !== undefined);
    this.#noteConflicts(key, { collection, id, row }, paths, waiting);
    if (whole) return changeOf(collection, id, now, ['']);
    const left = paths.filter((path) => stampAt(now, path) === stampAt(row, path));
    return left.length > 0 ? changeOf(collection, id, now, left) : undefined;
  }

  /** Which of its fields other devices wrote. */
  #byOthers({ fields = [''] }: RowChange, row: TeamRow): readonly string[] {
    return fields.filter((path) => !this.#isOwn(writerOf(path === '' ? row.at : stampAt(row, path))));
  }

  /** Notes fields that wait here and that another device has written as well. */
  #noteConflicts(key: string, placed: PlacedRow, paths: readonly string[], waiting: readonly StampedChange[]): void {
    const { collection, id, row } = placed;
    const value = storedRow(row);
    if (!value) return;
    const last = new Map(
      waiting.flatMap(({ change, stamp }) =>
        (change.fields ?? []).map((field) => [field, { stamp, mine: valueAt(change.value, field) }] as const),
      ),
    );
    for (const [field, { stamp, mine }] of last) {
      const at = stampAt(row, field);
      const theirs = valueAt(value, field);
      const writer = writerOf(at);
      if (!paths.some((path) => path === field || path === '') || this.#isOwn(writer) || sameValue(theirs, mine))
        continue;
      const mineStands = stamp > at;
      const both = mineStands
        ? { lost: at, stood: stamp, value: conflictValue(theirs) }
        : { lost: stamp, stood: at, value: conflictValue(mine) };
      const noticed = { by: this.options.actor?.() ?? '', at: this.memory.now() };
      const news = this.memory.addConflicts(key, [{ field, ...both, ...noticed }]);
      if (news.length > 0) this.#reportConflict(placed, { collection, id, field, theirs, mineStands, writer });
    }
  }

  /** Conflicts that another device noticed are reported here once, if one of the writes was made here. */
  #receiveConflicts(key: string, placed: PlacedRow, known: RowStamps | undefined): void {
    const news = this.memory.addConflicts(key, placed.conflicts ?? []);
    if (!known || placed.row.gone) return;
    for (const one of news) this.#receiveConflict(placed, one, known);
  }

  #receiveConflict(
    { collection, id, row }: PlacedRow,
    { field, lost, stood, value, by }: WriteConflict,
    known: RowStamps,
  ): void {
    const at = stampAt(row, field);
    const [ownLost, ownStood, ownNow] = [lost, stood, at].map((stamp) => this.#isOwn(writerOf(stamp)));
    if (ownLost && !ownNow && stampAt(known, field) === lost && at > lost) {
      const theirs = valueAt(storedRow(row), field);
      const who = { writer: writerOf(at), by: at === stood ? by : undefined };
      this.#reportConflict({ collection, id, row }, { collection, id, field, theirs, mineStands: false, ...who });
    }
    if (!ownLost && ownStood && ownNow && value !== undefined) {
      const theirs = value ?? undefined;
      // Checked as if the value were kept here.
      const theirRow = { ...row, r: withField(row.r, field, theirs) };
      const write = { collection, id, field, theirs, mineStands: true, writer: writerOf(lost), by };
      this.#reportConflict({ collection, id, row: theirRow }, write);
    }
  }

  /** A conflict whose value may not be taken in is not shown either. */
  #reportConflict({ collection, id, row }: PlacedRow, write: ConflictingWrite): void {
    const { onConflict, refuse } = this.options;
    if (onConflict && refuse?.(changeOf(collection, id, row, [write.field]), storedRow(row)) === undefined)
      onConflict(write);
  }

  #isOwn(writer: string): boolean {
    return writer.startsWith(this.options.device);
  }
}

/** No row twice in a step: what its first message brought is in storage before its next one is compared. */
function* steps(rows: readonly ReadRow[]): Generator<readonly ReadRow[]> {
  let keys = new Set<string>();
  let from = 0;
  for (const [at, row] of rows.entries()) {
    const key = rowKey(row);
    if (keys.size === rowsPerStep || keys.has(key)) {
      yield rows.slice(from, at);
      from = at;
      keys = new Set();
    }
    keys.add(key);
  }
  if (from < rows.length) yield rows.slice(from);
}

const asRead = (placed: PlacedRow, { subject, seq }: LogMessage): ReadRow =>
  isPack(subject) ? { ...placed, seq, packed: true } : { ...placed, seq };
