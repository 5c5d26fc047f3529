import { nextClock, noClock } from '../core/storage/clock';
import { rowKey } from '../core/storage/ownWrites';
import { yieldToMain } from '../core/storage/pageTime';
import type { ForeignChange, ReplacedField, Row, RowChange, Storage } from '../core/storage/port';
import { isStoredValue, sameValue, valueAt } from '../core/storage/rowChange';
import { type ConnectLog, type LogMessage, TeamError, type TeamFault, type TeamLog } from './teamLog';
import { readNotes, type TeamNotes } from './teamNotes';
import { GarbledMessageError, type PlacedRow, type RowSeal } from './teamPayload';
import {
  changeOf,
  clockOf,
  merged,
  newerPaths,
  newestStamp,
  rowAfter,
  type StampedChange,
  stampAt,
  stampOf,
  stampsOf,
  storedRow,
  type TeamRow,
  withStamps,
  writerOf,
} from './teamRow';
import type { JoinedStorage, WaitingEntry } from './teamStorage';

export interface LinkStatus {
  /** `reading`: what is on the server; `sending`: what waits here. */
  readonly state: 'connecting' | 'reading' | 'sending' | 'connected' | 'away';
  /** Rows with changes that the server has not acknowledged. */
  readonly waiting: number;
  /** Rows read from the server, or sent to it, in this state; and of how many, as far as known. */
  readonly done: number;
  readonly total: number;
  /** When all was sent and read for the last time: milliseconds since 1970. */
  readonly synced?: number;
  readonly fault?: TeamFault;
  readonly problem?: string;
  /** Rows that are larger than the server takes. */
  readonly tooLarge: number;
}

export interface LinkOptions {
  readonly storage: JoinedStorage;
  /** What is known of the server, in a database of its own. */
  readonly notes: Storage;
  readonly seal: RowSeal;
  readonly connect: ConnectLog;
  readonly device: string;
  /** Collections of a batch that are taken in before the others, for the check of those. */
  readonly first?: readonly string[];
  /** Why a change from outside may not be taken in, in words; `undefined` when it may. */
  readonly refuse?: (change: RowChange) => string | undefined;
  readonly onStatus?: (status: LinkStatus) => void;
  readonly now?: () => number;
  /** Waits before the next try to connect; it ends early when the link is closed. */
  readonly pause?: (ms: number, ended: AbortSignal) => Promise<void>;
}

type Place = Pick<RowChange, 'collection' | 'id'>;
type Base = { readonly row: TeamRow | undefined; readonly seq: number };

/** Rows on their way to the server at once. */
const atOnce = 64;
/** Rows whose last message is remembered, so that an edit asks for nothing first. */
const remembered = 1000;
const firstPause = 500;
const longestPause = 10_000;

/** Keeps a business and its log on a server equal, for as long as it is open. Never rejects: see the status. */
export class TeamLink {
  readonly #ended = new AbortController();
  readonly #closed = new Promise<undefined>((resolve) => {
    this.#ended.signal.addEventListener('abort', () => resolve(undefined));
  });
  readonly #pending = new Map<string, { readonly place: Place; changes: StampedChange[] }>();
  /** Entries by the rows of theirs that wait still. */
  readonly #open = new Map<string, Set<string>>();
  readonly #bases = new Map<string, Base>();
  /** Rows of which the server has less than is known here. */
  readonly #behind = new Map<string, Place>();
  /** Rows that this link wrote here lately, and when: another tab may have written meanwhile. */
  readonly #took = new Map<string, string>();
  readonly #tooLarge = new Set<string>();
  /** Messages of this link that will come back to it. */
  readonly #ownSeqs = new Set<number>();
  /** Why sending ended the connection. */
  #failure: unknown;
  readonly #sending = new Map<string, Promise<void>>();
  #notes!: TeamNotes;
  #log: TeamLog | undefined;
  #status: LinkStatus = { state: 'connecting', waiting: 0, done: 0, total: 0, tooLarge: 0 };
  #stopListening = () => {};
  /** Everything that came is taken in, and what was here before is sent. */
  #ready = false;
  #drain: Promise<void> | undefined;
  readonly #run: Promise<void>;

  constructor(private readonly options: LinkOptions) {
    this.#run = this.#keepUp();
  }

  get status(): LinkStatus {
    return this.#status;
  }

  async close(): Promise<void> {
    this.#ended.abort();
    this.#stopListening();
    await this.#log?.close();
    await this.#run;
    await this.#drain?.catch(() => {});
  }

  async #keepUp(): Promise<void> {
    const { storage, notes, pause = waited } = this.options;
    this.#notes = await readNotes(notes);
    for (const { at, of } of this.#notes.known.values()) storage.know(clockOf(newestStamp({ v: 0, at, of })));
    for (const entry of [...storage.waiting.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) this.#note(entry);
    this.#stopListening = storage.onWaiting((entry) => {
      this.#note(entry);
      this.#sendWaiting();
    });
    let wait = firstPause;
    while (!this.#ended.signal.aborted) {
      try {
        this.#show({ state: 'connecting' });
        await this.#session();
        wait = firstPause;
        this.#show({ state: 'away', fault: 'away', problem: 'The connection was lost.' });
      } catch (error) {
        const { fault, message } = asTeamError(error);
        this.#show({ state: 'away', fault, problem: message });
      }
      if (this.#ended.signal.aborted) return;
      await pause(wait, this.#ended.signal);
      wait = Math.min(wait * 2, longestPause);
    }
  }

  /** One connection, until it is lost. */
  async #session(): Promise<void> {
    const connecting = this.options.connect();
    const log = await Promise.race([connecting, this.#closed]);
    if (!log || this.#ended.signal.aborted) {
      // Whoever closes does not wait for a server that does not answer.
      connecting.then(
        (late) => late.close(),
        () => {},
      );
      return;
    }
    this.#log = log;
    this.#ready = false;
    this.#failure = undefined;
    this.#ownSeqs.clear();
    try {
      if (!this.#notes.complete) await this.#knowWhatIsHere();
      await this.#meet(log);
      this.#show({ state: 'reading', done: 0, total: Math.max(0, log.end.seq - this.#notes.seq) });
      const reading = log
        .follow(this.#notes.seq, (messages, left) => this.#read(messages, left))
        .catch((error) => {
          this.#failure = error;
          return log.close();
        });
      await log.lost;
      await reading;
    } finally {
      this.#log = undefined;
      this.#ready = false;
      await log.close().catch(() => {});
      await this.#drain?.catch(() => {});
    }
    if (this.#failure) throw this.#failure;
  }

  /** The log may be another one than last time, or an earlier state of it: then all of it is read and compared. */
  async #meet(log: TeamLog): Promise<void> {
    const { end } = log;
    if (this.#notes.log === end.log && this.#notes.seq <= end.seq && (await this.#hasNewest(log))) return;
    this.#bases.clear();
    this.#notes.startAnew(end.log);
  }

  /** A server that was put back may have gone on since: then it lacks the newest message that is known. */
  async #hasNewest(log: TeamLog): Promise<boolean> {
    let newest = { key: '', seq: 0 };
    for (const [key, { seq }] of this.#notes.known) if (seq > newest.seq) newest = { key, seq };
    if (newest.seq === 0) return true;
    const { collection, id } = placeOf(newest.key);
    const last = await log.last(await this.options.seal.subject(collection, id));
    return last !== undefined && last.seq >= newest.seq;
  }

  async #read(messages: readonly LogMessage[], left: number): Promise<void> {
    await this.#takeIn(messages.filter(({ seq }) => !this.#ownSeqs.delete(seq)));
    const last = messages.at(-1);
    if (last) this.#notes.seq = last.seq;
    await this.#notes.save();
    if (this.#ready) {
      if (this.#behind.size > 0) await this.#bringUp();
      return this.#sendWaiting();
    }
    const done = this.#status.done + messages.length;
    this.#show({ done, total: Math.max(this.#status.total, done + left) });
    if (left > 0) return;
    await this.#bringUp();
    this.#ready = true;
    this.#sendWaiting();
  }

  /** What is here before the team is known as it was then; nothing of it is on the server. */
  async #knowWhatIsHere(): Promise<void> {
    await this.options.storage.rows((rows) => {
      for (const { collection, id, value } of rows) {
        const key = rowKey({ collection, id });
        const row = this.#notes.known.has(key) ? undefined : this.#asItWas(value);
        if (row) this.#notes.set(key, { ...stampsOf(row), seq: 0 });
      }
    });
    this.#notes.complete = true;
    await this.#notes.save();
  }

  /** Sends what the server lacks: all rows the first time, and what it knew once and has lost. */
  async #bringUp(): Promise<void> {
    const { known } = this.#notes;
    const behind = new Map(this.#behind);
    this.#behind.clear();
    for (const [key, { seq }] of known) if (seq === 0) behind.set(key, placeOf(key));
    if (behind.size === 0) return;
    const missing: [key: string, place: Place, row: TeamRow][] = [];
    // What was deleted is in no storage.
    for (const [key, place] of behind) {
      const stamps = known.get(key);
      if (stamps?.gone) missing.push([key, place, withStamps(undefined, stamps)]);
    }
    await this.options.storage.rows((rows) => {
      for (const { collection, id, value } of rows) {
        const key = rowKey({ collection, id });
        const stamps = known.get(key);
        if (stamps && !stamps.gone && behind.has(key))
          missing.push([key, { collection, id }, withStamps(value, stamps)]);
      }
    });
    this.#show({ state: 'sending', done: 0, total: missing.length });
    await this.#sendAll(missing, ([key, place, row]) => this.#send(key, place, row));
  }

  /** A row from before the team: as of its own last change, so that of two copies of a business the newer one stands. */
  #asItWas(value: unknown): TeamRow | undefined {
    if (!isStoredValue(value)) return undefined;
    const { updatedAt, createdAt } = value.r;
    const time = Date.parse(String(updatedAt ?? createdAt));
    const at = nextClock(noClock, Number.isFinite(time) ? Math.min(Math.max(time, 0), this.#now()) : 0);
    return { v: value.v, at: stampOf(at, this.options.device), r: value.r, of: {} };
  }

  async #takeIn(messages: readonly LogMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const { seal, storage, first = [] } = this.options;

    const placed: (PlacedRow & { readonly seq: number })[] = [];
    const garbled: { readonly message: LogMessage; readonly reason: string }[] = [];
    for (const message of messages) {
      try {
        placed.push({ ...(await seal.open(message.data, message.subject, this.#now())), seq: message.seq });
      } catch (error) {
        if (!(error instanceof GarbledMessageError)) throw error;
        garbled.push({ message, reason: error.message });
      }
      await yieldToMain();
    }
    if (garbled.length > 0) {
      await storage.setRowsAside(
        garbled.map(({ message, reason }) => ({
          collection: 'team',
          id: `message ${message.seq}`,
          raw: message.subject,
          reason,
          at: new Date(this.#now()).toISOString(),
        })),
      );
    }
    const early = placed.filter(({ collection }) => first.includes(collection));
    await this.#takeRows(early);
    await this.#takeRows(placed.filter((one) => !early.includes(one)));
  }

  async #takeRows(rows: readonly (PlacedRow & { readonly seq: number })[]): Promise<void> {
    if (rows.length === 0) return;
    const { storage, refuse } = this.options;
    const changes: ForeignChange[] = [];
    const refused: { readonly change: RowChange; readonly reason: string }[] = [];
    const here = await this.#whereMixed(rows);
    for (const { collection, id, row, seq } of rows) {
      const key = rowKey({ collection, id });
      storage.know(clockOf(newestStamp(row)));
      const known = this.#notes.known.get(key);
      const mixed = here.get(key);
      const now = mixed ? merged(mixed, row) : row;
      const paths = newerPaths(now, known);
      if (known && newerPaths(known, row).length > 0) this.#behind.set(key, { collection, id });
      const change = this.#incoming(key, { collection, id, row: now }, paths);
      const reason = change && change.value !== undefined && refuse?.(change);
      this.#remember(key, { row, seq });
      if (reason && change) {
        refused.push({ change, reason });
        continue;
      }
      if (change) {
        changes.push(change);
        this.#justTook(key);
      }
      this.#notes.set(key, { ...(paths.length > 0 || !known ? stampsOf(now) : known), seq });
    }
    if (refused.length > 0) {
      const at = new Date(this.#now()).toISOString();
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
      const known = this.#notes.known.get(key);
      if (!known || newerPaths(row, known).length === 0 || newerPaths(known, row).length === 0) continue;
      wanted.set(key, known.gone ? withStamps(undefined, known) : undefined);
    }
    const found = new Map<string, TeamRow>();
    if (wanted.size === 0) return found;
    for (const [key, row] of wanted) if (row) found.set(key, row);
    await this.options.storage.rows((batch) => {
      for (const { collection, id, value } of batch) {
        const key = rowKey({ collection, id });
        const known = this.#notes.known.get(key);
        if (wanted.has(key) && known && !known.gone) found.set(key, withStamps(value, known));
      }
    });
    return found;
  }

  /** What an incoming row changes here, beside what waits here and is newer; with what it replaces of that. */
  #incoming(key: string, { collection, id, row }: PlacedRow, paths: readonly string[]): ForeignChange | undefined {
    if (paths.length === 0) return undefined;
    const waiting = this.#pending.get(key)?.changes ?? [];
    if (waiting.length === 0) return changeOf(collection, id, row, paths);
    const now = waiting.reduce<TeamRow | undefined>(rowAfter, row) ?? row;
    const whole = paths.includes('') || (now.gone !== undefined) !== (row.gone !== undefined);
    if (whole) return { ...changeOf(collection, id, now, ['']), ...replacedBy(row, waiting) };
    const left = paths.filter((path) => stampAt(now, path) === stampAt(row, path));
    if (left.length === 0) return undefined;
    return { ...changeOf(collection, id, now, left), ...replacedBy(row, waiting) };
  }

  #note(entry: WaitingEntry): void {
    const rows = new Set<string>();
    for (const stamped of entry.changes) {
      const { collection, id } = stamped.change;
      const key = rowKey(stamped.change);
      rows.add(key);
      const pending = this.#pending.get(key) ?? { place: { collection, id }, changes: [] };
      pending.changes = [...pending.changes, stamped].sort((a, b) => (a.stamp < b.stamp ? -1 : 1));
      this.#pending.set(key, pending);
    }
    this.#open.set(entry.id, rows);
    this.#show({});
  }

  /** Sends what waits, beside whatever else goes on. */
  #sendWaiting(): void {
    if (!this.#ready || this.#drain) return;
    this.#drain = this.#sendPending()
      .catch((error) => {
        this.#failure = error;
        // Another connection is another try.
        return this.#log?.close();
      })
      .finally(() => {
        this.#drain = undefined;
        if (this.#ready && this.#log && this.#sendable().length > 0) this.#sendWaiting();
      });
  }

  #sendable() {
    return [...this.#pending].filter(([key]) => !this.#tooLarge.has(key));
  }

  async #sendPending(): Promise<void> {
    for (let waiting = this.#sendable(); waiting.length > 0 && this.#log; waiting = this.#sendable()) {
      if (waiting.length > atOnce) this.#show({ state: 'sending', done: 0, total: waiting.length });
      await this.#sendAll(waiting, ([key, { place }]) => this.#send(key, place));
    }
    if (this.#ready) {
      const { fault: _, problem: __, ...status } = this.#status;
      this.#status = status;
      this.#show({ state: 'connected', synced: this.#now() });
    }
  }

  async #sendAll<Item>(items: readonly Item[], send: (item: Item) => Promise<void>): Promise<void> {
    const queue = [...items].reverse();

    let done = 0;
    const work = async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
        await send(item);
        done += 1;
        if (done % 200 === 0) {
          this.#show({ done });
          await this.#notes.save();
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
    this.#show({ done });
    await this.#notes.save();
  }

  /** One row at a time goes to the server once: what comes meanwhile goes after it. */
  async #send(key: string, place: Place, own?: TeamRow): Promise<void> {
    await this.#sending.get(key)?.catch(() => {});
    const turn = this.#sendRow(key, place, own);
    this.#sending.set(key, turn);
    await turn.finally(() => {
      if (this.#sending.get(key) === turn) this.#sending.delete(key);
    });
  }

  async #sendRow(key: string, place: Place, own: TeamRow | undefined): Promise<void> {
    const { seal } = this.options;
    const subject = await seal.subject(place.collection, place.id);
    let base = await this.#base(key, subject, place);
    for (;;) {
      const log = this.#connected();
      const changes = this.#pending.get(key)?.changes ?? [];
      const known = own && base.row ? merged(base.row, own) : (own ?? base.row);
      let row = changes.reduce<TeamRow | undefined>(rowAfter, known);
      // Fields of a row that the server has lost, or never had.
      if (!row && changes.length > 0) row = await this.#fromStorage(place, changes);
      if (!row || (base.row && newerPaths(row, base.row).length === 0)) {
        if (row) await this.#echo(key, place, row, base.row, changes);
        return this.#sent(key, changes);
      }
      // A deletion says nothing of the version; of an older one it would not stand.
      if (row.gone) row = { ...row, v: Math.max(row.v, this.#notes.known.get(key)?.v ?? 0) };
      const data = await seal.seal({ ...place, row }, subject);
      if (data.length > log.largest) {
        this.#tooLarge.add(key);
        this.#show({});
        return;
      }
      const seq = await log.publish(subject, data, base.seq);
      if (seq === undefined) {
        base = await this.#asked(subject, place);
        continue;
      }
      this.#ownSeqs.add(seq);
      this.#remember(key, { row, seq });
      this.#notes.set(key, { ...stampsOf(row), seq });
      await this.#echo(key, place, row, base.row, changes);
      return this.#sent(key, changes);
    }
  }

  async #base(key: string, subject: string, place: Place): Promise<Base> {
    const remembered = this.#bases.get(key);
    if (remembered) return remembered;
    const known = this.#notes.known.get(key);
    return known && known.seq > 0 ? this.#asked(subject, place) : { row: undefined, seq: 0 };
  }

  /** What the server has of a row now; it is taken in as if it had come by itself. */
  async #asked(subject: string, place: Place): Promise<Base> {
    const message = await this.#connected().last(subject);
    if (!message) return { row: undefined, seq: 0 };
    try {
      const { row } = await this.options.seal.open(message.data, subject, this.#now());
      await this.#takeRows([{ ...place, row, seq: message.seq }]);
      return { row, seq: message.seq };
    } catch (error) {
      // Garbage is replaced by what is here.
      if (error instanceof GarbledMessageError) return { row: undefined, seq: message.seq };
      throw error;
    }
  }

  async #fromStorage({ collection, id }: Place, changes: readonly StampedChange[]): Promise<TeamRow | undefined> {
    let found: Row | undefined;
    await this.options.storage.rows((rows) => {
      found ??= rows.find((row) => row.collection === collection && row.id === id);
    });
    const stamps = this.#notes.known.get(rowKey({ collection, id }));
    const row = found && (stamps && !stamps.gone ? withStamps(found.value, stamps) : this.#asItWas(found.value));
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
    const took = this.#took.get(key);
    const raced = (stamp: string, path: string) =>
      (took !== undefined && clockOf(stamp) <= took) ||
      [row, before].some((one) => one && this.#isOtherTabs(stampAt(one, path), stamp));
    const fields = new Set(
      changes.flatMap(({ change, stamp }) => (change.fields ?? ['']).filter((path) => raced(stamp, path))),
    );
    if (fields.size === 0) return;
    await this.options.storage.takeIn([changeOf(collection, id, row, [...fields])], []);
    // What was written here meanwhile is written again in its turn.
    this.#justTook(key);
  }

  /** Stamped in this browser as well, by another tab than the other stamp. */
  #isOtherTabs(stamp: string, other: string): boolean {
    const writer = writerOf(stamp);
    return writer.startsWith(this.options.device) && writer !== writerOf(other);
  }

  /** These changes of a row are on the server. */
  async #sent(key: string, changes: readonly StampedChange[]): Promise<void> {
    const pending = this.#pending.get(key);
    if (!pending) return;
    pending.changes = pending.changes.filter((change) => !changes.includes(change));
    if (pending.changes.length === 0) this.#pending.delete(key);
    const done: string[] = [];
    for (const id of new Set(changes.map(({ stamp }) => stamp))) {
      const rows = this.#open.get(id);
      rows?.delete(key);
      if (rows?.size !== 0) continue;
      this.#open.delete(id);
      done.push(id);
    }
    if (done.length > 0) await this.options.storage.takeIn([], done);
    this.#show({});
  }

  #remember(key: string, base: Base): void {
    this.#bases.delete(key);
    this.#bases.set(key, base);
    trim(this.#bases);
  }

  #justTook(key: string): void {
    this.#took.delete(key);
    this.#took.set(key, clockOf(this.options.storage.stamp()));
    trim(this.#took);
  }

  #connected(): TeamLog {
    if (!this.#log) throw new TeamError('away', 'The connection was lost.');
    return this.#log;
  }

  #now(): number {
    return this.options.now?.() ?? Date.now();
  }

  #show(status: Partial<LinkStatus>): void {
    this.#status = { ...this.#status, ...status, waiting: this.#pending.size, tooLarge: this.#tooLarge.size };
    this.options.onStatus?.(this.#status);
  }
}

function trim(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= remembered) return;
    map.delete(key);
  }
}

/** The fields of a person here that somebody else's later ones replace. */
function replacedBy(row: TeamRow, waiting: readonly StampedChange[]): { readonly replaced?: readonly ReplacedField[] } {
  const value = storedRow(row);
  if (!value) return {};
  const replaced = waiting.flatMap(({ change, stamp }): ReplacedField[] =>
    (change.fields ?? []).flatMap((field) => {
      const mine = valueAt(change.value, field);
      return stampAt(row, field) > stamp && !sameValue(valueAt(value, field), mine) ? [{ field, mine }] : [];
    }),
  );
  return replaced.length > 0 ? { replaced } : {};
}

function placeOf(key: string): Place {
  const at = key.indexOf('\u0000');
  return { collection: key.slice(0, at), id: key.slice(at + 1) };
}

const asTeamError = (error: unknown): TeamError =>
  error instanceof TeamError ? error : new TeamError('away', error instanceof Error ? error.message : String(error));

function waited(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    ended.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
