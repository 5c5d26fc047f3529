import { rowKey } from '../core/storage/ownWrites';
import { yieldToMain } from '../core/storage/pageTime';
import type { Row } from '../core/storage/port';
import { type Base, type LinkMemory, type Place, placeOf } from './linkMemory';
import type { LinkOptions, LinkStatus } from './linkOptions';
import type { LinkReading } from './linkReading';
import { type LogMessage, TeamError, type TeamLog } from './teamLog';
import { LockedMessageError, type UnseenWrite } from './teamPayload';
import {
  changeOf,
  merged,
  newerPaths,
  rowAfter,
  type StampedChange,
  stampAt,
  stampsOf,
  type TeamRow,
  withStamps,
  writerOf,
} from './teamRow';

/** Rows on their way to the server at once. */
const atOnce = 64;

/** A row that is to be sent as it is known here. */
export interface OwnRow {
  readonly key: string;
  readonly place: Place;
  readonly row: TeamRow;
}

/** Sends rows to the server, each with what waits of it, and merges where somebody else was faster. */
export class LinkSending {
  log: TeamLog | undefined;
  readonly tooLarge = new Set<string>();
  /** Rows that this device may not write, or cannot read as they are on the server: they stay until the next connection. */
  readonly held = new Map<string, 'locked' | 'refused'>();
  /** Messages of this link that will come back to it. */
  readonly ownSeqs = new Set<number>();
  readonly #sending = new Map<string, Promise<void>>();

  constructor(
    private readonly options: Pick<LinkOptions, 'storage' | 'seal' | 'device' | 'staysHere' | 'actor'>,
    private readonly memory: LinkMemory,
    private readonly reading: LinkReading,
    private readonly show: (status: Partial<LinkStatus>) => void,
  ) {}

  /** Rows with changes that can be sent. */
  sendable(): readonly (readonly [key: string, place: Place])[] {
    return [...this.memory.pending]
      .filter(([key]) => !this.tooLarge.has(key) && !this.held.has(key))
      .map(([key, { place }]) => [key, place] as const);
  }

  /** Rows with changes that the server does not take from this device. */
  refused(): readonly Place[] {
    return [...this.memory.pending].flatMap(([key, { place }]) => (this.held.has(key) ? [place] : []));
  }

  /** Has these rows as the server has them again, without what was changed here and may not be sent. */
  async takeBack(places: readonly Place[]): Promise<void> {
    for (const place of places) {
      const key = rowKey(place);
      const changes = this.memory.pending.get(key)?.changes ?? [];
      const subject = await this.options.seal.subject(place.collection, place.id);
      const message = await this.#connected().last(subject);
      const row = message && (await this.#readable(message));
      // What cannot be read cannot be had again.
      if (message && !row) continue;
      const change = row ? changeOf(place.collection, place.id, row, ['']) : { ...place, value: undefined };
      await this.options.storage.takeIn([change], []);
      if (row && message) this.memory.notes.set(key, { ...stampsOf(row), seq: message.seq });
      this.held.delete(key);
      await this.#sent(key, changes);
    }
    await this.memory.notes.save();
  }

  async #readable(message: LogMessage): Promise<TeamRow | undefined> {
    try {
      return await this.reading.read(message);
    } catch (error) {
      if (error instanceof LockedMessageError) return undefined;
      throw error;
    }
  }

  /** Sends what waits, until nothing does. */
  async sendPending(): Promise<void> {
    for (let waiting = this.sendable(); waiting.length > 0 && this.log; waiting = this.sendable()) {
      if (waiting.length > atOnce) this.show({ state: 'sending', done: 0, total: waiting.length });
      await this.#sendAll(waiting, ([key, place]) => this.#send(key, place));
    }
  }

  /** Sends rows as they are known here. */
  async sendRows(rows: readonly OwnRow[]): Promise<void> {
    this.show({ state: 'sending', done: 0, total: rows.length });
    await this.#sendAll(rows, ({ key, place, row }) => this.#send(key, place, row));
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
      // One that fails ends all: the others would meet the same.
      queue.length = 0;
      throw error;
    }
    this.show({ done });
    await this.memory.notes.save();
  }

  /** One row at a time goes to the server once: what comes meanwhile goes after it. */
  async #send(key: string, place: Place, own?: TeamRow): Promise<void> {
    await this.#sending.get(key)?.catch(() => {});
    if (this.held.has(key)) return;
    const turn = this.#sendRow(key, place, own).catch((error: unknown) => this.#hold(key, error));
    this.#sending.set(key, turn);
    await turn.finally(() => {
      if (this.#sending.get(key) === turn) this.#sending.delete(key);
    });
  }

  /** Holds back one row and nothing else. */
  #hold(key: string, error: unknown): void {
    const locked = error instanceof LockedMessageError;
    const refused = error instanceof TeamError && error.fault === 'refused';
    if (!locked && !refused) throw error;
    this.held.set(key, locked ? 'locked' : 'refused');
    this.show({});
  }

  async #sendRow(key: string, place: Place, own: TeamRow | undefined): Promise<void> {
    const { seal, staysHere } = this.options;
    const here = this.memory.pending.get(key)?.changes.filter(({ change }) => staysHere?.(change)) ?? [];
    if (here.length > 0) await this.#sent(key, here);
    if (here.length > 0 && !own && !this.memory.pending.has(key)) return;
    const subject = await seal.subject(place.collection, place.id);
    let base = await this.#base(key, subject);
    for (;;) {
      const log = this.#connected();
      const changes = this.memory.pending.get(key)?.changes ?? [];
      const known = own && base.row ? merged(base.row, own) : (own ?? base.row);
      let row = changes.reduce<TeamRow | undefined>(rowAfter, known);
      // Fields of a row that the server has lost, or never had.
      if (!row && changes.length > 0) row = await this.#fromStorage(place, changes);
      if (!row || (base.row && newerPaths(row, base.row).length === 0)) {
        if (row) await this.#echo(key, place, row, base.row, changes);
        return this.#sent(key, changes);
      }
      // A deletion says nothing of the version; of an older one it would not stand.
      if (row.gone) row = { ...row, v: Math.max(row.v, this.memory.notes.known.get(key)?.v ?? 0) };
      const data = await seal.seal({ ...place, row, unseen: this.#unseen(key, row) }, subject);
      if (data.length > log.largest) {
        this.tooLarge.add(key);
        this.show({});
        return;
      }
      const seq = await log.publish(subject, data, base.seq);
      if (seq === undefined) {
        base = await this.#asked(subject);
        continue;
      }
      this.ownSeqs.add(seq);
      this.memory.unseen.delete(key);
      this.memory.remember(key, { row, seq });
      this.memory.notes.set(key, { ...stampsOf(row), seq });
      await this.#echo(key, place, row, base.row, changes);
      return this.#sent(key, changes);
    }
  }

  /** Those whose writes this row replaces unseen are told so. */
  #unseen(key: string, row: TeamRow): readonly UnseenWrite[] | undefined {
    const by = this.options.actor?.() ?? '';
    const replaced = [...(this.memory.unseen.get(key) ?? [])].filter(([field, at]) => stampAt(row, field) > at);
    return replaced.length > 0 ? replaced.map(([field, at]) => ({ field, at, by })) : undefined;
  }

  async #base(key: string, subject: string): Promise<Base> {
    const remembered = this.memory.bases.get(key);
    if (remembered) return remembered;
    const known = this.memory.notes.known.get(key);
    return known && known.seq > 0 ? this.#asked(subject) : { row: undefined, seq: 0 };
  }

  /** Rows of others that were refused here: looked at again, for they may be allowed by now. */
  async askForRefused(): Promise<void> {
    for (const key of [...this.memory.notes.refused.keys()]) {
      const { collection, id } = placeOf(key);
      const message = await this.log?.last(await this.options.seal.subject(collection, id));
      if (message) await this.#readable(message);
    }
    await this.memory.notes.save();
  }

  /** What the server has of a row now; it is taken in as if it had come by itself. */
  async #asked(subject: string): Promise<Base> {
    const message = await this.#connected().last(subject);
    if (!message) return { row: undefined, seq: 0 };
    // Garbage is replaced by what is here.
    return { row: await this.reading.read(message), seq: message.seq };
  }

  async #fromStorage({ collection, id }: Place, changes: readonly StampedChange[]): Promise<TeamRow | undefined> {
    let found: Row | undefined;
    await this.options.storage.rows((rows) => {
      found ??= rows.find((row) => row.collection === collection && row.id === id);
    });
    const stamps = this.memory.notes.known.get(rowKey({ collection, id }));
    const row = found && (stamps && !stamps.gone ? withStamps(found.value, stamps) : this.memory.asItWas(found.value));
    return row && changes.reduce<TeamRow | undefined>(rowAfter, row);
  }

  /**
   * This link, or another tab, wrote a field of the row at the same time: which of both the storage has is not known here, so
   * what the server has is written again.
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
    const fields = new Set(
      changes.flatMap(({ change, stamp }) => (change.fields ?? ['']).filter((path) => raced(stamp, path))),
    );
    if (fields.size === 0) return;
    await this.options.storage.takeIn([changeOf(collection, id, row, [...fields])], []);
    // What was written here meanwhile is written again in its turn.
    this.memory.justTook(key);
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
