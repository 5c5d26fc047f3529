import { rowKey } from '@steps/platform/src/core/storage/ownWrites';
import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import { type RowChange, StorageError } from '@steps/platform/src/core/storage/port';
import { type LogMessage, TeamError, type TeamLog, TooLargeError } from '../log/teamLog';
import { charactersPerPack, packSubject, rowsPerPack } from '../rows/teamPack';
import { LockedMessageError } from '../rows/teamPayload';
import {
  changeOf,
  joined,
  laterIn,
  merged,
  newerPaths,
  rowAfter,
  type StampedChange,
  stampAt,
  stampsOf,
  storedRow,
  type TeamRow,
  withStamps,
  writerOf,
} from '../rows/teamRow';
import { isAmong } from '../rows/writeConflict';
import { type Base, type LinkMemory, type Place, placeOf } from './linkMemory';
import type { Held, HeldRow, LinkOptions, LinkStatus } from './linkOptions';
import type { LinkReading } from './linkReading';
import { type OwnRow, readRows } from './linkStart';

/** Rows on their way to the server at once. */
const atOnce = 64;
/** Packs on their way at once. */
const packsAtOnce = 4;
/** So many new rows go together; fewer have messages of their own, and their edits leave nothing behind. */
const worthPacking = 100;
/** A larger row goes by itself, in characters. */
const largestPacked = 50_000;

/** Thrown for a row that the server does not confirm while it answers otherwise. */
class UnconfirmedError extends TeamError {
  constructor() {
    super('away', 'The server does not confirm it.');
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof TeamError && error.fault === 'away';

/** Whether other rows would fail in the same way. */
const isOfAll = (error: unknown): boolean =>
  error instanceof StorageError ||
  (error instanceof TeamError && error.fault !== 'refused' && !(error instanceof UnconfirmedError));

function whyHeld(error: unknown): Held['why'] {
  if (error instanceof LockedMessageError) return 'locked';
  if (error instanceof TooLargeError) return 'tooLarge';
  return error instanceof TeamError && error.fault === 'refused' ? 'refused' : 'failed';
}

/** Rows that become one message. */
interface Pack {
  readonly shelf: string;
  readonly rows: readonly OwnRow[];
}

/** Sends rows to the server, each with what waits of it, and merges where somebody else was faster. */
export class LinkSending {
  log: TeamLog | undefined;
  /** Rows that stay here, with the reason: until the next connection, and until they are tried again. */
  readonly held = new Map<string, Held>();
  /** Messages of this link that will come back to it. */
  readonly ownSeqs = new Set<number>();
  readonly #sending = new Map<string, Promise<void>>();

  constructor(
    private readonly options: Pick<
      LinkOptions,
      'storage' | 'seal' | 'device' | 'first' | 'refuse' | 'check' | 'staysHere' | 'packFrom'
    >,
    private readonly memory: LinkMemory,
    private readonly reading: LinkReading,
    private readonly show: (status: Partial<LinkStatus>) => void,
  ) {}

  get #packFrom(): number {
    return this.options.packFrom ?? worthPacking;
  }

  /**
   * Writes a row that nobody has written: of several devices the first has it. Resolves to whether that was this one; rejects with
   * `TeamError` where that is not known.
   */
  async claim(change: RowChange): Promise<boolean> {
    if (this.memory.notes.known.has(rowKey(change))) return false;
    return (await this.replace(change, 0)) !== undefined;
  }

  /**
   * Writes a row where its last message has that number, 0 for none. Resolves to the number of the new one; `undefined` where somebody else
   * wrote meanwhile, which is taken in. Rejects with `TeamError` where it is not known what became of it.
   */
  async replace(change: RowChange, last: number): Promise<number | undefined> {
    const { seal, storage } = this.options;
    const log = this.#connected();
    const key = rowKey(change);
    const row = rowAfter(undefined, { change, stamp: storage.stamp() });
    if (!row) return undefined;
    const subject = await seal.subject(change.collection, change.id);
    const seq = await log.publish(subject, await seal.seal({ ...change, row }, subject), last);
    if (seq === undefined) {
      await this.#asked(subject);
      return undefined;
    }
    this.ownSeqs.add(seq);
    this.memory.notes.noteNewest({ subject, seq });
    this.memory.remember(key, { row, seq });
    this.memory.onServer(key, row, { seq });
    await this.memory.notes.stored(storage.takeIn([change], []));
    return seq;
  }

  /**
   * Puts a row on the server that nobody has written, and keeps nothing of it here. Resolves to whether it is the first of its place; rejects
   * with `TooLargeError`, and with another `TeamError` where that is not known.
   */
  async handOver(change: RowChange): Promise<boolean> {
    const { seal, storage } = this.options;
    const row = rowAfter(undefined, { change, stamp: storage.stamp() });
    if (!row) return false;
    const subject = await seal.subject(change.collection, change.id);
    const sealed = await seal.seal({ ...change, row }, subject);
    const log = this.#connected();
    if (sealed.byteLength > log.largest) throw new TooLargeError();
    return (await log.publish(subject, sealed, 0)) !== undefined;
  }

  /** Takes in what the server has of a row now, before its messages come by themselves. Resolves to the number of its last one, 0 for none. */
  async readAnew({ collection, id }: Place): Promise<number> {
    return (await this.#asked(await this.options.seal.subject(collection, id))).seq;
  }

  /** Rows with changes that can be sent. */
  sendable(): readonly (readonly [key: string, place: Place])[] {
    return [...this.memory.pending]
      .filter(([key]) => !this.held.has(key))
      .map(([key, { place }]) => [key, place] as const);
  }

  /** Rows that stay here, but for those that others may send as well. */
  heldRows(): readonly HeldRow[] {
    return [...this.held].flatMap(([key, held]) => {
      const changed = this.memory.pending.has(key);
      const isOthers = !changed && (held.why === 'refused' || held.why === 'locked');
      return isOthers ? [] : [{ ...placeOf(key), ...held, changed }];
    });
  }

  /** Sends these rows again with the next that waits. */
  release(places: readonly Place[]): void {
    for (const place of places) {
      const key = rowKey(place);
      if (this.held.delete(key) && !this.memory.pending.has(key)) this.memory.behind.set(key, placeOf(key));
    }
  }

  /** Has these rows as the server has them again, without what was changed here and may not be sent. */
  async discard(places: readonly Place[]): Promise<void> {
    const { notes } = this.memory;
    const left = [...places];
    for (const place of left) {
      const key = rowKey(place);
      const changes = this.memory.pending.get(key)?.changes;
      if (!changes) continue;
      const known = notes.known.get(key);
      const message = await this.#connected().last(await this.options.seal.subject(place.collection, place.id));
      const own = message && (await this.#readable(message));
      const packed = known?.packed && (await this.#packedRow(known.seq, place));
      // A row that cannot be read cannot be fetched again.
      if ((message && !own) || (known?.packed && !packed)) continue;
      const row = own && packed ? merged(packed, own) : (own ?? packed);
      const change = row ? changeOf(place.collection, place.id, row, ['']) : { ...place, value: undefined };
      // Nor can one that may not be taken in.
      if (row && change.value !== undefined && this.options.refuse?.(change, storedRow(row))) continue;
      const now = notes.known.get(key);
      if (now && newerPaths(now, row && known ? joined(known, row) : (row ?? known)).length > 0) {
        // Something newer came meanwhile.
        left.push(place);
        continue;
      }
      if (row && packed && known) notes.set(key, { ...stampsOf(row), seq: known.seq, packed: true });
      else if (row && message) notes.set(key, { ...stampsOf(row), seq: message.seq });
      // What is changed here meanwhile is written again when it is sent.
      this.memory.justTook([key]);
      await notes.stored(this.#takeIn(change, undefined, this.memory.sent(key, changes)));
      this.held.delete(key);
      this.show({});
    }
    await notes.save();
  }

  async #readable(message: LogMessage): Promise<TeamRow | undefined> {
    try {
      return (await this.reading.read(message))?.row;
    } catch (error) {
      if (error instanceof LockedMessageError) return undefined;
      throw error;
    }
  }

  /** A row as the pack of that number has it. */
  async #packedRow(seq: number, { collection, id }: Place): Promise<TeamRow | undefined> {
    const message = await this.#pack(seq);
    const rows = message ? await this.reading.rowsOf(message) : [];
    return rows.find((row) => row.collection === collection && row.id === id)?.row;
  }

  async #pack(seq: number): Promise<LogMessage | undefined> {
    const [subject] = [...this.memory.notes.packs].find(([, known]) => known === seq) ?? [];
    return subject === undefined ? undefined : this.#connected().last(subject);
  }

  /** Sends what waits, until nothing does. */
  async sendPending(): Promise<void> {
    for (let waiting = this.sendable(); waiting.length > 0 && this.log; waiting = this.sendable()) {
      if (waiting.length > atOnce) this.show({ state: 'sending', done: 0, total: waiting.length });
      if (waiting.length >= this.#packFrom && (await this.#sendMany(waiting))) continue;
      await this.#sendAll(waiting, ([key, place]) => this.#send(key, place));
    }
  }

  /** An import, or changes of many packed rows. Resolves to whether some of them need not be looked at one by one. */
  async #sendMany(waiting: readonly (readonly [key: string, place: Place])[]): Promise<boolean> {
    const { notes, pending, bases } = this.memory;
    const made = waiting.flatMap(([key, place]): OwnRow[] => {
      const as = notes.known.get(key);
      const changes = pending.get(key)?.changes ?? [];
      const row = as || this.#someStay(changes) ? undefined : changes.reduce<TeamRow | undefined>(rowAfter, undefined);
      return row && !row.gone ? [{ key, place, row, as }] : [];
    });
    if (made.length >= this.#packFrom && (await this.#sendPacked(made))) return true;
    const packed = waiting.flatMap(([key]) => {
      const known = notes.known.get(key);
      return known?.packed && !bases.has(key) ? [[key, known] as const] : [];
    });
    if (packed.length < this.#packFrom) return false;
    const rows = await readRows(this.options.storage, this.memory, new Map(packed));
    if (rows.length === 0) return false;
    await this.#sendAll(rows, ({ key, place, row }) => this.#send(key, place, row));
    return true;
  }

  /** Sends rows as they are known here. */
  async sendRows(rows: readonly OwnRow[]): Promise<void> {
    this.show({ state: 'sending', done: 0, total: rows.length });
    const { behind, bases } = this.memory;
    const fresh = rows.filter(({ key }) => !behind.has(key) && !bases.has(key));
    const packs = fresh.length >= this.#packFrom;
    behind.clear();
    if (packs) await this.#sendPacked(fresh);
    const rest = packs ? rows.filter(({ key, as }) => this.memory.notes.known.get(key) === as) : rows;
    await this.#sendAll(rest, ({ key, place, row }) => this.#send(key, place, row));
  }

  /** New rows, together; large ones are left out. Resolves to whether there was anything to pack. */
  async #sendPacked(rows: readonly OwnRow[]): Promise<boolean> {
    const packs = await this.#packsOf(rows);
    const any = packs.length > 0;
    let done = 0;
    const work = async () => {
      for (let pack = packs.pop(); pack; pack = packs.pop()) {
        await this.#sendPack(pack);
        done += pack.rows.length;
        this.show({ done });
        await this.memory.notes.save();
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(packsAtOnce, packs.length) }, work));
    } catch (error) {
      packs.length = 0;
      throw error;
    }
    return any;
  }

  /** What decides about others first, then small collections: of each there is soon something to be seen. The last goes first. */
  async #packsOf(rows: readonly OwnRow[]): Promise<Pack[]> {
    const { seal, first = [] } = this.options;
    const shelves = new Map<string, OwnRow[]>();
    for (const row of rows) {
      const shelf = await seal.shelf(row.place.collection, row.place.id);
      const known = shelves.get(shelf);
      if (known) known.push(row);
      else shelves.set(shelf, [row]);
      await yieldToMain();
    }
    const rank = ([, [row]]: [string, OwnRow[]]) => {
      const at = first.indexOf(row?.place.collection ?? '');
      return at < 0 ? first.length : at;
    };
    const inOrder = [...shelves].sort((one, other) => rank(one) - rank(other) || one[1].length - other[1].length);
    const packs: Pack[] = [];
    for (const [shelf, all] of inOrder) {
      let some: OwnRow[] = [];
      let characters = 0;
      for (const row of all) {
        const size = JSON.stringify(row.row).length;
        if (size > largestPacked) continue;
        if (some.length === rowsPerPack || characters + size > charactersPerPack) {
          packs.push({ shelf, rows: some });
          some = [];
          characters = 0;
        }
        some.push(row);
        characters += size;
        await yieldToMain();
      }
      if (some.length > 0) packs.push({ shelf, rows: some });
    }
    return packs.reverse();
  }

  async #sendPack({ shelf, rows }: Pack): Promise<void> {
    const { pending, notes } = this.memory;
    const log = this.#connected();
    const subject = packSubject(shelf);
    // As they are now: what was sent or came meanwhile is on the server already.
    const sent = rows.flatMap(({ key, place, row, as }) => {
      const changes = pending.get(key)?.changes ?? [];
      if (notes.known.get(key) !== as || this.#someStay(changes)) return [];
      return [{ key, place, as, changes, row: changes.reduce<TeamRow | undefined>(rowAfter, row) ?? row }];
    });
    if (sent.length === 0) return;
    const { seal } = this.options;
    let seq: number | undefined;
    try {
      const placed = sent.map(({ place, row }) => ({ ...place, row }));
      const data = await seal.sealPack(placed, subject);
      if (data.length <= log.largest) seq = await this.#publish(subject, data, 0);
    } catch (error) {
      if (whyHeld(error) !== 'failed') {
        for (const { key } of sent) this.#hold(key, error);
        return;
      }
      // Each by itself tells which of them it is.
      if (isOfAll(error)) throw error;
    }
    if (seq === undefined) {
      for (const { key, place, row } of sent) await this.#send(key, place, row);
      return;
    }
    this.ownSeqs.add(seq);
    notes.noteNewest({ subject, seq });
    notes.pack(subject, seq);
    const entries: string[] = [];
    for (const { key, place, row, as, changes } of sent) {
      const alone = notes.known.get(key) === as;
      this.memory.onServer(key, row, { seq, packed: true });
      // Something came meanwhile: what waits goes after it, by itself.
      if (changes.length === 0 || !alone) continue;
      await this.#echo(key, place, row, undefined, changes);
      entries.push(...this.memory.sent(key, changes));
    }
    if (entries.length > 0) await this.options.storage.takeIn([], entries);
    this.show({});
  }

  /** Some of these changes are to be left here, which is looked at row by row. */
  #someStay(changes: readonly StampedChange[]): boolean {
    return changes.some(({ change }) => this.#staysHere(change));
  }

  #staysHere(change: RowChange): boolean {
    return this.memory.staysHere(change.collection) || (this.options.staysHere?.(change) ?? false);
  }

  async #sendAll<Item>(items: readonly Item[], send: (item: Item) => Promise<void>): Promise<void> {
    const queue = [...items].reverse();

    let done = 0;
    const work = async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
        await send(item);
        done += 1;
        if (done % 200 === 0) {
          this.show({ done });
          await this.memory.notes.save();
        }
        await yieldToMain();
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
    } catch (error) {
      // One failure ends the sending: the others would fail in the same way.
      queue.length = 0;
      throw error;
    }
    this.show({ done });
    await this.memory.notes.save();
  }

  /** A row is sent once at a time: what is written meanwhile is sent afterwards. */
  async #send(key: string, place: Place, own?: TeamRow): Promise<void> {
    await this.#sending.get(key)?.catch(() => {});
    if (this.held.has(key)) return;
    const turn = this.#sendRow(key, place, own).catch((error: unknown) => this.#hold(key, error));
    this.#sending.set(key, turn);
    await turn.finally(() => {
      if (this.#sending.get(key) === turn) this.#sending.delete(key);
    });
  }

  /** Holds back one row and nothing else; what concerns all of them is thrown on. */
  #hold(key: string, error: unknown): void {
    if (isOfAll(error)) throw error;
    const { message: reason } = error instanceof Error ? error : new Error(String(error));
    this.held.set(key, { why: whyHeld(error), reason });
    this.show({});
  }

  /**
   * Publishes a row. Of one that the server does not confirm, twice, while it answers otherwise: `UnconfirmedError`. Resolves to the number
   * of its message, `undefined` when somebody else was faster, or its first message came to the server after all.
   */
  async #publish(subject: string, data: Uint8Array, expected: number): Promise<number | undefined> {
    const log = this.#connected();
    const publish = () => log.publish(subject, data, expected);
    return publish().catch(async (error: unknown) => {
      if (!isUnanswered(error)) throw error;
      await log.last(subject);
      return publish().catch(async (again: unknown) => {
        if (!isUnanswered(again)) throw again;
        await log.last(subject);
        throw new UnconfirmedError();
      });
    });
  }

  async #sendRow(key: string, place: Place, own: TeamRow | undefined): Promise<void> {
    const { seal } = this.options;
    const here = this.memory.pending.get(key)?.changes.filter(({ change }) => this.#staysHere(change)) ?? [];
    if (here.length > 0) await this.#sent(key, here);
    if (here.length > 0 && !own && !this.memory.pending.has(key)) return;
    const subject = await seal.subject(place.collection, place.id);
    let base = await this.#base(key, subject);
    for (;;) {
      const log = this.#connected();
      const changes = this.memory.pending.get(key)?.changes ?? [];
      const known = own && base.row ? merged(base.row, own) : (own ?? base.row);
      let row = changes.reduce<TeamRow | undefined>(rowAfter, known);
      // Fields of a row that lies in a pack, or that the server has lost, or never had.
      if (changes.length > 0 && (!row || this.#lacks(key, row))) {
        const here = await this.#fromStorage(key, place);
        const all = here && row ? merged(here, row) : (here ?? row);
        row = changes.reduce<TeamRow | undefined>(rowAfter, all);
      }
      const conflicts = this.memory.conflicts(key);
      // A conflict is sent even where nothing else is new.
      const isNews = conflicts.some((one) => !isAmong(one, base.conflicts));
      if (!row || (base.row && !isNews && newerPaths(row, base.row).length === 0)) {
        if (row) await this.#echo(key, place, row, base.row, changes);
        return this.#sent(key, changes);
      }
      // A deletion says nothing of the version; of an older one it would not be kept.
      if (row.gone) row = { ...row, v: Math.max(row.v, this.memory.notes.known.get(key)?.v ?? 0) };
      const data = await seal.seal({ ...place, row, conflicts }, subject);
      if (data.length > log.largest) throw new TooLargeError();
      const seq = await this.#publish(subject, data, base.seq);
      if (seq === undefined) {
        base = await this.#asked(subject);
        continue;
      }
      this.ownSeqs.add(seq);
      this.memory.notes.noteNewest({ subject, seq });
      this.memory.remember(key, { row, seq, conflicts });
      this.memory.onServer(key, row, { seq });
      await this.#echo(key, place, row, base.row, changes);
      return this.#sent(key, changes);
    }
  }

  async #base(key: string, subject: string): Promise<Base> {
    const remembered = this.memory.bases.get(key);
    if (remembered) return remembered;
    const known = this.memory.notes.known.get(key);
    return known && known.seq > 0 && !known.packed ? this.#asked(subject) : { row: undefined, seq: 0 };
  }

  /** Rows of others that were refused here: looked at again, for they may be allowed by now; those first that decide about others. */
  async askForRefused(): Promise<void> {
    const { first = [] } = this.options;
    const { notes } = this.memory;
    const early = (key: string) => first.includes(placeOf(key).collection);
    const refused = [...notes.refused];
    await this.#askFor(refused.filter(([key]) => early(key)));
    await this.#askFor(refused.filter(([key]) => !early(key)));
    await notes.save();
  }

  /** Many at once, and what is written here meanwhile goes out between them. */
  async #askFor(refused: readonly (readonly [key: string, seq: number])[]): Promise<void> {
    const numbers = new Set(this.memory.notes.packs.values());
    const packs = new Set<number>();
    for (let at = 0; at < refused.length && this.log; at += atOnce) {
      await Promise.all(
        refused.slice(at, at + atOnce).map(async ([key, seq]) => {
          if (numbers.has(seq)) packs.add(seq);
          else await this.#askAgain(placeOf(key));
        }),
      );
      await this.sendPending();
    }
    for (const seq of packs) {
      const message = this.log && (await this.#pack(seq));
      if (message) await this.reading.takeIn([message]);
    }
  }

  /** One that was written again under a key that this device lacks stays as it is here. */
  async #askAgain({ collection, id }: Place): Promise<void> {
    try {
      await this.#asked(await this.options.seal.subject(collection, id));
    } catch (error) {
      if (!(error instanceof LockedMessageError)) throw error;
    }
  }

  /** What the server has of a row now; it is taken in as if it had come by itself. */
  async #asked(subject: string): Promise<Base> {
    const message = await this.#connected().last(subject);
    if (!message) return { row: undefined, seq: 0 };
    // Garbage is replaced by what is here.
    const placed = await this.reading.read(message);
    return { row: placed?.row, conflicts: placed?.conflicts, seq: message.seq };
  }

  /** Whether more is known of a row than this. */
  #lacks(key: string, row: TeamRow): boolean {
    const known = this.memory.notes.known.get(key);
    return known !== undefined && newerPaths(known, row).length > 0;
  }

  /** The row as it is stored here, with what is known of it. */
  async #fromStorage(key: string, place: Place): Promise<TeamRow | undefined> {
    const { notes } = this.memory;
    for (;;) {
      await notes.taking;
      const known = notes.known.get(key);
      const value = await this.options.storage.read(place.collection, place.id);
      // Both as of the same moment.
      if (notes.known.get(key) !== known) continue;
      return known ? withStamps(value, known) : this.memory.asItWas(value);
    }
  }

  /**
   * This link, or another tab, wrote a field of the row at the same time: which of both the storage has is not known here. Or the server
   * has something later than what was written here: the storage may have taken them in the other order. So what the server has is written
   * again.
   */
  async #echo(
    key: string,
    { collection, id }: Place,
    row: TeamRow,
    before: TeamRow | undefined,
    changes: readonly StampedChange[],
  ): Promise<void> {
    const raced = (stamp: string, path: string) =>
      this.memory.tookAfter(key, stamp) ||
      [row, before].some((one) => one && this.#isOtherTabs(stampAt(one, path), stamp));
    const own = new Set(changes.map(({ stamp }) => stamp));
    const fields = new Set(
      changes.flatMap(({ change, stamp }) =>
        (change.fields ?? ['']).flatMap((path) => {
          const later = laterIn(row, path, stamp).filter((one) => !own.has(stampAt(row, one)));
          return raced(stamp, path) ? [path, ...later] : later;
        }),
      ),
    );
    const paths = this.#newestHere(key, row, [...fields]);
    if (paths.length === 0) return;
    await this.#takeIn(changeOf(collection, id, row, paths), row);
    // What was written here meanwhile is written again in its turn.
    this.memory.justTook([key]);
  }

  /** Writes here what the server has, as far as others say so, and forgets entries of which nothing waits any more. */
  async #takeIn(change: RowChange, row?: TeamRow, done: readonly string[] = []): Promise<void> {
    const { check, storage } = this.options;
    const checked = check?.taken(change, row ? storedRow(row) : change.value);
    const along = check?.along(change);
    const taken = checked?.change ?? change;
    await storage.takeIn(along ? [taken, along] : [taken], done);
  }

  /** Of these paths those in which nothing newer came meanwhile, in a pack: that is beside the row's own message. */
  #newestHere(key: string, row: TeamRow, paths: readonly string[]): readonly string[] {
    const known = this.memory.notes.known.get(key);
    if (!known || !this.#lacks(key, row)) return paths;
    const single = paths.includes('') && !row.gone ? [...paths, ...Object.keys(row.r)].filter(Boolean) : paths;
    return [...new Set(single)].filter((path) => stampAt(row, path) >= stampAt(known, path));
  }

  /** Stamped in this browser as well, by another tab than the other stamp. */
  #isOtherTabs(stamp: string, other: string): boolean {
    const writer = writerOf(stamp);
    return writer.startsWith(this.options.device) && writer !== writerOf(other);
  }

  /** These changes of a row are on the server. */
  async #sent(key: string, changes: readonly StampedChange[]): Promise<void> {
    const done = this.memory.sent(key, changes);
    if (done.length > 0) await this.options.storage.takeIn([], done);
    this.show({});
  }

  #connected(): TeamLog {
    if (!this.log) throw new TeamError('away', 'The connection was lost.');
    return this.log;
  }
}
