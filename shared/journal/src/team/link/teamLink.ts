import type { RowChange } from '@steps/platform/src/core/storage/port';
import type { KeyRing } from '../keys/keyRing';
import { type LogMessage, TeamError, type TeamLog } from '../log/teamLog';
import { LinkMemory, type Place } from './linkMemory';
import type { HeldRow, LinkOptions, LinkStatus } from './linkOptions';
import { LinkReading } from './linkReading';
import { LinkSending } from './linkSending';
import { knowWhatIsHere, missingRows } from './linkStart';
import { readNotes } from './teamNotes';
import { waited } from './waited';

const firstPause = 500;
const longestPause = 10_000;

/** What a link works with, once the notes are read. */
interface Parts {
  readonly memory: LinkMemory;
  readonly reading: LinkReading;
  readonly sending: LinkSending;
}

/** Keeps a business and its log on a server equal, for as long as it is open. Never rejects: see the status. */
export class TeamLink {
  readonly #ended = new AbortController();
  readonly #closed = new Promise<undefined>((resolve) => {
    this.#ended.signal.addEventListener('abort', () => resolve(undefined));
  });
  #parts: Parts | undefined;
  #status: LinkStatus = {
    state: 'connecting',
    waiting: 0,
    done: 0,
    total: 0,
    tooLarge: 0,
    locked: 0,
    refused: 0,
    failed: 0,
  };
  #stopListening = () => {};
  /** Why sending ended the connection. */
  #failure: unknown;
  /** Those who wanted to know have been told of the start. */
  #started = false;
  /** Everything that came is taken in, and what was here before is sent. */
  #ready = false;
  /** Rows of others were refused that may be allowed by now. */
  #askAgain = true;
  #drain: Promise<void> | undefined;
  /** The connection was ended to begin another one. */
  #again = false;
  /** What came, or the notes of it, could not be stored: what is known of the server is not true. */
  #unstored = false;
  readonly #run: Promise<void>;

  constructor(private readonly options: LinkOptions) {
    this.#run = this.#keepUp();
  }

  get status(): LinkStatus {
    return this.#status;
  }

  /** Goes on with other keys, or another role: what they open is read, and what was held back is tried again. */
  async renew(ring: KeyRing): Promise<void> {
    this.options.seal.use(ring);
    this.#again = true;
    await this.#parts?.sending.log?.close();
  }

  /** Rows that stay here, and why. */
  held(): readonly HeldRow[] {
    return this.#parts?.sending.heldRows() ?? [];
  }

  /** Collections of rows that wait to be sent, and can be. */
  sending(): ReadonlySet<string> {
    return new Set(this.#parts?.sending.sendable().map(([, { collection }]) => collection));
  }

  /** Gives up what was changed in such rows: they are as on the server again. Rejects with `TeamError` without a connection. */
  async discard(places: readonly Place[]): Promise<void> {
    await this.#parts?.sending.discard(places);
    this.#sendWaiting();
  }

  /** Sends rows again that stayed here; at the next connection where there is none. */
  async tryAgain(places: readonly Place[]): Promise<void> {
    const { sending, memory } = this.#parts ?? {};
    sending?.release(places);
    this.#show({});
    if (this.#ready && memory?.behind.size) await this.#bringUp();
    this.#sendWaiting();
  }

  /** Writes a row that nobody has written: of several devices the first has it. Rejects with `TeamError` where that is not known. */
  async claim(change: RowChange): Promise<boolean> {
    return this.#sending().claim(change);
  }

  /** Puts a row on the server that nobody has written, and keeps nothing of it. Rejects with `TeamError` where it is not known whether it is there. */
  async handOver(change: RowChange): Promise<boolean> {
    return this.#sending().handOver(change);
  }

  /**
   * Writes a row where its last message has that number, 0 for none. Resolves to the number of the new one, `undefined` where somebody else
   * wrote meanwhile. Rejects with `TeamError` where that is not known.
   */
  async replace(change: RowChange, last: number): Promise<number | undefined> {
    return this.#sending().replace(change, last);
  }

  /** Takes in what the server has of a row now; resolves to the number of its last message. Rejects with `TeamError` without a connection. */
  async readAnew(place: Place): Promise<number> {
    return this.#sending().readAnew(place);
  }

  #sending(): LinkSending {
    if (!this.#parts || !this.#ready) throw new TeamError('away', 'The server does not answer.');
    return this.#parts.sending;
  }

  async close(): Promise<void> {
    this.#ended.abort();
    this.#stopListening();
    await this.#parts?.sending.log?.close();
    await this.#run;
    await this.#drain?.catch(() => {});
  }

  async #keepUp(): Promise<void> {
    const { pause = waited } = this.options;
    this.#parts = await this.#begin();
    let wait = firstPause;
    while (!this.#ended.signal.aborted) {
      try {
        this.#show({ state: 'connecting' });
        if (this.#unstored) this.#parts = await this.#beginAnew(this.#parts);
        await this.#session(this.#parts);
        wait = firstPause;
        this.#show({ state: 'away', fault: 'away', problem: 'The connection was lost.' });
      } catch (error) {
        const { fault, message } = asTeamError(error);
        this.#show({ state: 'away', fault, problem: message });
      }
      if (this.#ended.signal.aborted) return;
      const again = this.#again;
      this.#again = false;
      if (again) continue;
      await pause(wait, this.#ended.signal);
      wait = Math.min(wait * 2, longestPause);
    }
  }

  async #begin(): Promise<Parts> {
    const { storage, first = [] } = this.options;
    const memory = new LinkMemory(this.options, await readNotes(this.options.notes));
    const reading = new LinkReading(this.options, memory);
    const sending = new LinkSending(this.options, memory, reading, (status) => this.#show(status));
    memory.notes.onUnstored = (error) => {
      this.#unstored = true;
      this.#failure ??= error;
      void sending.log?.close();
    };
    this.#stopListening = storage.onWaiting((entry) => {
      memory.note(entry);
      // It may be smaller now, or readable.
      sending.release(entry.changes.map(({ change }) => change));
      // An approval here may allow what came before it.
      if (entry.changes.some(({ change }) => first.includes(change.collection))) this.#askAgain = true;
      this.#show({});
      this.#sendWaiting();
    });
    return { memory, reading, sending };
  }

  /** From the notes as they were written last: storage has what those say. */
  async #beginAnew({ memory }: Parts): Promise<Parts> {
    this.#stopListening();
    // Whatever of them is being written comes to its end.
    await memory.notes.save().catch(() => {});
    const parts = await this.#begin();
    this.#unstored = false;
    return parts;
  }

  /** One connection, until it is lost. */
  async #session({ memory, sending }: Parts): Promise<void> {
    if (!this.#started) await this.options.starting?.(!memory.notes.complete);
    this.#started = true;
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
    if (this.#again) {
      // The options that it began with have changed since.
      await log.close();
      return;
    }
    const { notes } = memory;
    sending.log = log;
    sending.ownSeqs.clear();
    sending.held.clear();
    this.#ready = false;
    this.#askAgain = true;
    this.#failure = undefined;
    const endConnection = this.options.onConnected?.(log);
    try {
      await this.options.roster?.opened(log);
      if (!notes.complete) await knowWhatIsHere(this.options.storage, memory);
      await this.#compareLog(log, memory);
      this.#show({ state: 'reading', done: 0, total: Math.max(0, log.end.seq - notes.seq) });
      const following = log
        .follow(notes.seq, (messages, left) => this.#read(messages, left))
        .catch((error) => {
          // Later errors only say that the connection is gone.
          this.#failure ??= error;
          return log.close();
        });
      await log.lost;
      await following;
    } finally {
      endConnection?.();
      sending.log = undefined;
      this.#ready = false;
      await log.close().catch(() => {});
      await this.#drain?.catch(() => {});
    }
    if (this.#failure) throw this.#failure;
  }

  /** The log may be another one than last time, or an earlier state of it: then all of it is read and compared. */
  async #compareLog(log: TeamLog, memory: LinkMemory): Promise<void> {
    const { end } = log;
    const { notes } = memory;
    if (notes.log === end.log && notes.seq <= end.seq && (await this.#hasNewest(log, memory))) {
      notes.readUnlocked(this.options.seal.opens);
      return;
    }
    memory.bases.clear();
    notes.startAnew(end.log);
  }

  /** A server that was put back may have gone on since: then it lacks the newest message that is known. */
  async #hasNewest(log: TeamLog, { notes: { newest } }: LinkMemory): Promise<boolean> {
    if (newest.seq === 0) return true;
    const last = await log.last(newest.subject);
    return last !== undefined && last.seq >= newest.seq;
  }

  async #read(messages: readonly LogMessage[], left: number): Promise<void> {
    if (!this.#parts) return;
    const { memory, reading, sending } = this.#parts;
    const { notes, behind } = memory;
    const { roster } = this.options;
    const rows = messages.filter(({ seq, subject }) => !sending.ownSeqs.delete(seq) && subject !== roster?.subject);
    for (const { data, subject } of messages) if (subject === roster?.subject) await roster.came(data);
    if (await reading.takeIn(rows)) this.#askAgain = true;
    const last = messages.at(-1);
    if (last) {
      notes.seq = last.seq;
      notes.noteNewest(last);
    }
    await notes.save();
    if (this.#ready) {
      if (behind.size > 0) await this.#bringUp();
      return this.#sendWaiting();
    }
    const done = this.#status.done + messages.length;
    this.#show({ done, total: Math.max(this.#status.total, done + left) });
    if (left > 0) return;
    await this.#bringUp();
    this.#ready = true;
    this.#sendWaiting();
  }

  async #bringUp(): Promise<void> {
    if (!this.#parts) return;
    const { memory, sending } = this.#parts;
    const missing = await missingRows(this.options.storage, memory);
    if (missing.length > 0) await sending.sendRows(missing);
  }

  /** Sends what waits, beside whatever else goes on. */
  #sendWaiting(): void {
    if (!this.#ready || this.#drain || !this.#parts) return;
    const { sending } = this.#parts;
    this.#drain = this.#sendPending(this.#parts)
      .catch((error) => {
        this.#failure ??= error;
        // Another connection is another try.
        return sending.log?.close();
      })
      .finally(() => {
        this.#drain = undefined;
        if (this.#failure) return;
        if (this.#ready && sending.log && (sending.sendable().length > 0 || this.#askAgain)) this.#sendWaiting();
      });
  }

  async #sendPending({ sending }: Parts): Promise<void> {
    await sending.sendPending();
    if (this.#askAgain) {
      this.#askAgain = false;
      await sending.askForRefused();
    }
    if (!this.#ready) return;
    const { fault: _, problem: __, ...status } = this.#status;
    this.#status = status;
    this.#show({ state: 'connected', synced: this.#parts?.memory.now() ?? 0 });
  }

  #show(status: Partial<LinkStatus>): void {
    const { memory, sending } = this.#parts ?? {};
    const waiting = memory?.pending.size ?? 0;
    const held = sending?.heldRows() ?? [];
    const count = (...reasons: HeldRow['why'][]) => held.filter(({ why }) => reasons.includes(why)).length;
    const locked = memory?.notes.locked.size ?? 0;
    const [tooLarge, refused, failed] = [count('tooLarge'), count('refused', 'locked'), count('failed')];
    this.#status = { ...this.#status, ...status, waiting, tooLarge, locked, refused, failed };
    this.options.onStatus?.(this.#status);
  }
}

const asTeamError = (error: unknown): TeamError =>
  error instanceof TeamError ? error : new TeamError('away', error instanceof Error ? error.message : String(error));
