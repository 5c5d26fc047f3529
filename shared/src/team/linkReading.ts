import { rowKey } from '../core/storage/ownWrites';
import { yieldToMain } from '../core/storage/pageTime';
import type { ForeignChange, RowChange } from '../core/storage/port';
import { sameValue, valueAt } from '../core/storage/rowChange';
import { type LinkMemory, placeOf } from './linkMemory';
import type { FieldMet, LinkOptions } from './linkOptions';
import { type LogMessage, TeamError } from './teamLog';
import { GarbledMessageError, LockedMessageError, type PlacedRow } from './teamPayload';
import {
  changeOf,
  clockOf,
  merged,
  newerPaths,
  newestStamp,
  type RowStamps,
  rowAfter,
  type Stamp,
  type StampedChange,
  stampAt,
  stampsOf,
  storedRow,
  type TeamRow,
  withStamps,
  writerOf,
} from './teamRow';

/** A row as it came, and which message it was. */
type ReadRow = PlacedRow & { readonly seq: number };

interface GarbledMessage {
  readonly message: LogMessage;
  readonly reason: string;
}

/** Messages that are opened at once: one after the other, each would wait for the thread that decrypts. */
const atOnce = 50;

/** Takes in what comes from the server: what is newer than what is known here, and allowed. */
export class LinkReading {
  /** The rows that are known by their subjects; made when a message cannot be read. */
  #keys: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(
    private readonly options: Pick<
      LinkOptions,
      'storage' | 'seal' | 'device' | 'first' | 'refuse' | 'tooNew' | 'onMet'
    >,
    private readonly memory: LinkMemory,
  ) {}

  /** Resolves to whether there were rows among them that decide about others. */
  async takeIn(messages: readonly LogMessage[]): Promise<boolean> {
    if (messages.length === 0) return false;
    const { first = [] } = this.options;
    const placed: ReadRow[] = [];
    const garbled: GarbledMessage[] = [];
    for (let at = 0; at < messages.length; at += atOnce) {
      const read = await Promise.all(messages.slice(at, at + atOnce).map((message) => this.#openedOrGarbled(message)));
      for (const one of read) {
        if (one && 'reason' in one) garbled.push(one);
        else if (one) placed.push(one);
      }
      await yieldToMain();
    }
    if (garbled.length > 0) await this.#setAside(garbled);
    const early = placed.filter(({ collection }) => first.includes(collection));
    await this.takeRows(early);
    await this.takeRows(placed.filter((one) => !early.includes(one)));
    return early.length > 0;
  }

  /**
   * What a message says of its row. `undefined` for garbage, which may be replaced by what is here. Rejects with
   * `LockedMessageError` for a row that this device cannot read, which may not.
   */
  async read(message: LogMessage): Promise<TeamRow | undefined> {
    try {
      const placed = await this.#opened(message);
      await this.takeRows([{ ...placed, seq: message.seq }]);
      return placed.row;
    } catch (error) {
      if (error instanceof GarbledMessageError) return undefined;
      throw error;
    }
  }

  /** `undefined` for a row that this device cannot read. */
  async #openedOrGarbled(message: LogMessage): Promise<ReadRow | GarbledMessage | undefined> {
    try {
      return { ...(await this.#opened(message)), seq: message.seq };
    } catch (error) {
      if (error instanceof GarbledMessageError) return { message, reason: error.message };
      if (error instanceof LockedMessageError) return undefined;
      throw error;
    }
  }

  async #opened({ data, subject, seq }: LogMessage): Promise<PlacedRow> {
    const { notes } = this.memory;
    const placed = await this.options.seal.open(data, subject, this.memory.now()).catch((error: unknown) => {
      notes.lock(subject, error instanceof LockedMessageError ? { seq, version: error.version } : undefined);
      throw error;
    });
    notes.lock(subject, undefined);
    if (!this.options.tooNew?.(placed.collection, placed.row.v)) return placed;
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
    this.#keys ??= this.#keysBySubject();
    const keys = await this.#keys;
    for (const { message } of garbled) {
      const key = keys.get(message.subject);
      if (key === undefined) continue;
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
    if (rows.length === 0) return;
    const { storage, refuse } = this.options;
    const { notes, behind } = this.memory;
    const changes: ForeignChange[] = [];
    const refused: { readonly change: RowChange; readonly reason: string }[] = [];
    const here = await this.#whereMixed(rows);
    for (const { collection, id, row, seq, unseen } of rows) {
      const key = rowKey({ collection, id });
      storage.know(clockOf(newestStamp(row)));
      const known = notes.known.get(key);
      const mixed = here.get(key);
      const now = mixed ? merged(mixed, row) : row;
      const paths = newerPaths(now, known);
      if (known && newerPaths(known, row).length > 0) behind.set(key, { collection, id });
      this.#heedUnseen({ collection, id, row, unseen }, known);
      const change = this.#incoming(key, { collection, id, row: now }, paths);
      const reason = change && change.value !== undefined && refuse?.(change);
      this.memory.remember(key, { row, seq });
      if (reason && change) {
        if (notes.refused.get(key) !== seq) refused.push({ change, reason });
        notes.refuse(key, seq);
        continue;
      }
      notes.refuse(key, undefined);
      if (change) {
        changes.push(change);
        this.memory.justTook(key);
      }
      notes.set(key, { ...(paths.length > 0 || !known ? stampsOf(now) : known), seq });
    }
    if (refused.length > 0) {
      const at = new Date(this.memory.now()).toISOString();
      await storage.setRowsAside(
        refused.map(({ change: { collection, id, value }, reason }) => ({ collection, id, raw: value, reason, at })),
      );
    }
    if (changes.length > 0) await storage.takeIn(changes, []);
  }

  /** Rows that are newer here in some fields and older in others: only both together tell what they are now. */
  async #whereMixed(rows: readonly PlacedRow[]): Promise<ReadonlyMap<string, TeamRow>> {
    const wanted = new Map<string, TeamRow | undefined>();
    for (const { collection, id, row } of rows) {
      const key = rowKey({ collection, id });
      const known = this.memory.notes.known.get(key);
      if (!known || newerPaths(row, known).length === 0 || newerPaths(known, row).length === 0) continue;
      wanted.set(key, known.gone ? withStamps(undefined, known) : undefined);
    }
    const found = new Map<string, TeamRow>();
    if (wanted.size === 0) return found;
    for (const [key, row] of wanted) if (row) found.set(key, row);
    await this.options.storage.rows((batch) => {
      for (const { collection, id, value } of batch) {
        const key = rowKey({ collection, id });
        const known = this.memory.notes.known.get(key);
        if (wanted.has(key) && known && !known.gone) found.set(key, withStamps(value, known));
      }
    });
    return found;
  }

  /** What an incoming row changes here, beside what waits here and is newer. */
  #incoming(key: string, { collection, id, row }: PlacedRow, paths: readonly string[]): ForeignChange | undefined {
    if (paths.length === 0) return undefined;
    const waiting = this.memory.pending.get(key)?.changes ?? [];
    if (waiting.length === 0) return changeOf(collection, id, row, paths);
    const now = waiting.reduce<TeamRow | undefined>(rowAfter, row) ?? row;
    const whole = paths.includes('') || (now.gone !== undefined) !== (row.gone !== undefined);
    this.#meet(key, { collection, id, row }, paths, waiting);
    if (whole) return changeOf(collection, id, now, ['']);
    const left = paths.filter((path) => stampAt(now, path) === stampAt(row, path));
    return left.length > 0 ? changeOf(collection, id, now, left) : undefined;
  }

  /** Fields that wait here and that another device has written as well. */
  #meet(key: string, placed: PlacedRow, paths: readonly string[], waiting: readonly StampedChange[]): void {
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
      if (mineStands) {
        const unseen = this.memory.unseen.get(key) ?? new Map<string, Stamp>();
        this.memory.unseen.set(key, unseen.set(field, at));
      }
      this.#tellMet(placed, { collection, id, field, theirs, mineStands, writer });
    }
  }

  /** Fields that were written here last and that the writer of the message replaced without having seen that. */
  #heedUnseen({ collection, id, row, unseen = [] }: PlacedRow, known: RowStamps | undefined): void {
    const value = storedRow(row);
    if (!known || !value) return;
    for (const { field, at, by } of unseen) {
      const writer = writerOf(stampAt(row, field));
      const replaced = stampAt(known, field) === at && stampAt(row, field) > at;
      if (!replaced || !this.#isOwn(writerOf(at)) || this.#isOwn(writer)) continue;
      const met = { collection, id, field, theirs: valueAt(value, field), mineStands: false, writer, by };
      this.#tellMet({ collection, id, row }, met);
    }
  }

  /** What may not come in is not shown beside what is here either. */
  #tellMet({ collection, id, row }: PlacedRow, met: FieldMet): void {
    const { onMet, refuse } = this.options;
    if (onMet && refuse?.(changeOf(collection, id, row, [met.field])) === undefined) onMet(met);
  }

  #isOwn(writer: string): boolean {
    return writer.startsWith(this.options.device);
  }
}
