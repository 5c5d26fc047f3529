import { setTimeout as pause } from 'node:timers/promises';
import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import type { MailMark } from '@steps/business/src/nouns/mail/mailMark';
import { type FolderUse, mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { type MailFolder, mailFolders } from '@steps/business/src/nouns/mailbox/mailFolder';
import type { ImapFlow } from 'imapflow';
import { readMarks } from './readMarks';
import { type ReadFolder, type ReadOptions, readMessages } from './readMessages';

export interface FolderReaderOptions extends ReadOptions {
  /** Takes note of bounces and complaints among these messages of the open inbox. Rejects if that failed. */
  readReports(client: ImapFlow, uids: readonly number[]): Promise<void>;
  /** Of this run of the program: `<device>.<run>`. */
  readonly self: string;
  /** Whether that run of a post office is still working. */
  isAtWork(run: string): boolean;
  /** Reads the progress of a folder again; resolves to the number of its last message, 0 for none. May reject. */
  lastOf(id: string): Promise<number>;
  /**
   * Writes it if its last message still has that number; resolves to that of the new one, or `undefined` if another post
   * office has written. May reject.
   */
  write(folder: MailFolder, last: number): Promise<number | undefined>;
  /**
   * The account as it is now with a connection to its mailbox; `undefined` if this post office cannot have one. May reject.
   */
  connect(accountId: string): Promise<{ readonly account: MailAccount; readonly client: ImapFlow } | undefined>;
  /** Writes what was opened or answered in a mailbox; resolves once it is on the server. May reject. */
  mark(marks: readonly MailMark[]): Promise<void>;
  /** What a refusal means, in words a person can act on. */
  wordsOf(error: unknown, accountId: string): string;
}

/** Messages in the first batch, small so that something shows soon, and in later ones. */
const firstBatch = 200;
const laterBatch = 500;
/** If another post office has it, or there is no such folder, it is looked at again after this long (ms). */
const lookEvery = 2_000;
const noSuchFolder = 600_000;
/** A server that is away is asked again after this long (ms). */
const waits = [2_000, 5_000, 15_000, 60_000, 300_000];
/** IDLE is started again after this long (ms; RFC 2177 asks for less than 29 minutes). */
const idleFor = 240_000;

/** Another post office has the folder. */
class Overtaken extends Error {}

/**
 * Reads one folder of a mailbox, newest messages first, and then new ones as they come, until it is stopped. Its progress is
 * one row, and each write of it counts only if nobody else has written since: so one post office reads it, and the next
 * continues where the last batch ended.
 */
export class FolderReader {
  readonly #ended = new AbortController();
  readonly #run: Promise<void>;
  readonly #id: string;
  #client: ImapFlow | undefined;
  #ring = () => {};

  constructor(
    private readonly accountId: string,
    private readonly use: FolderUse,
    private readonly options: FolderReaderOptions,
  ) {
    this.#id = `${accountId}.${use}`;
    this.#run = this.#keepUp();
  }

  /** Resolves once nothing is being read. */
  async end(): Promise<void> {
    this.#ended.abort();
    this.#client?.close();
    this.#ring();
    await this.#run;
  }

  get #isOver(): boolean {
    const reading = mailReadings.get(this.accountId);
    return this.#ended.signal.aborted || !reading || reading.withoutFolders.includes(this.use);
  }

  async #keepUp(): Promise<void> {
    let failures = 0;
    while (!this.#isOver) {
      if (this.#isOthers()) {
        await this.#rest(lookEvery);
        continue;
      }
      try {
        const there = await this.options.connect(this.accountId);
        this.#client = there?.client;
        const found =
          there &&
          (await this.#read(there.account, there.client, () => {
            failures = 0;
          }));
        await this.#rest(found === false ? noSuchFolder : lookEvery);
      } catch (error) {
        if (error instanceof Overtaken || this.#isOver) {
          await this.#rest(lookEvery);
        } else {
          await this.#say(this.options.wordsOf(error, this.accountId));
          await this.#rest(waits[Math.min(failures, waits.length - 1)] ?? 0);
          failures += 1;
        }
      } finally {
        this.#client?.close();
        this.#client = undefined;
      }
    }
  }

  #isOthers(): boolean {
    const by = mailFolders.get(this.#id)?.by;
    return by !== undefined && by !== this.options.self && this.options.isAtWork(by);
  }

  /** Resolves when the connection ended; to `false` if there is no such folder. */
  async #read(account: MailAccount, client: ImapFlow, onRead: () => void): Promise<boolean> {
    const path = await pathOf(client, this.use);
    if (path === undefined) return false;
    const held = await this.#taken(client, path);
    const folder: ReadFolder = { account, use: this.use, path, uidValidity: held.folder.uidValidity };
    const ring = () => this.#ring();
    client.on('exists', ring);
    client.on('flags', ring);
    client.on('close', ring);
    while (!this.#isOver && client.usable) {
      const woken = new Promise<void>((resolve) => {
        this.#ring = resolve;
      });
      await this.#readNew(client, folder, held);
      const isThrough = await this.#readOld(client, folder, held);
      onRead();
      // Between two batches, look for new messages.
      if (!isThrough) continue;
      await this.#readMarks(client, folder, held);
      void client.idle().catch(() => {});
      await Promise.race([woken, pause(idleFor, undefined, { signal: this.#ended.signal }).catch(() => {})]);
      if (this.#isOthers()) throw new Overtaken();
    }
    return true;
  }

  /** Takes the folder over: its former owner cannot write any more. */
  async #taken(client: ImapFlow, path: string): Promise<HeldFolder> {
    const mailbox = await client.mailboxOpen(path, { readOnly: true });
    const last = await this.options.lastOf(this.#id);
    if (this.#isOthers()) throw new Overtaken();
    const before = mailFolders.get(this.#id);
    const uidValidity = String(mailbox.uidValidity);
    const next = mailbox.uidNext;
    const { problem: _, ...rest } = before ?? {};
    const folder =
      before?.uidValidity === uidValidity && before.path === path
        ? { ...before, ...rest }
        : { low: next, high: next - 1, total: mailbox.exists, seen: 0, ...modseqOf(client) };
    const { problem: __, ...clear } = folder as Partial<MailFolder>;
    const held = new HeldFolder(
      { ...(clear as MailFolder), id: this.#id, accountId: this.accountId, use: this.use, path, uidValidity },
      last,
      this.options,
    );
    await held.write({});
    return held;
  }

  async #readNew(client: ImapFlow, folder: ReadFolder, held: HeldFolder): Promise<void> {
    const from = held.folder.high + 1;
    // A range to “*” includes the last message, however low its number is.
    const uids = (await found(client, `${from}:*`)).filter((uid) => uid >= from);
    for (let at = 0; at < uids.length && !this.#isOver; at += firstBatch) {
      const batch = uids.slice(at, at + firstBatch);
      await this.#readBatch(client, folder, batch);
      const { total, seen } = held.folder;
      await held.write({
        high: batch.at(-1) ?? held.folder.high,
        total: total + batch.length,
        seen: seen + batch.length,
      });
    }
  }

  async #readBatch(client: ImapFlow, folder: ReadFolder, batch: readonly number[]): Promise<void> {
    await readMessages(client, folder, batch, this.options);
    if (this.use === 'inbox') await this.options.readReports(client, batch);
  }

  /** One batch of the earlier messages; returns whether it was the last one. */
  async #readOld(client: ImapFlow, folder: ReadFolder, held: HeldFolder): Promise<boolean> {
    const { low, seen } = held.folder;
    if (low <= 1) return true;
    held.left ??= (await found(client, `1:${low - 1}`)).toReversed();
    const batch = held.left.slice(0, seen === 0 ? firstBatch : laterBatch);
    await this.#readBatch(client, folder, batch);
    held.left = held.left.slice(batch.length);
    await held.write({ low: held.left.length === 0 ? 1 : (batch.at(-1) ?? 1), seen: seen + batch.length });
    return held.left.length === 0;
  }

  async #readMarks(client: ImapFlow, folder: ReadFolder, held: HeldFolder): Promise<void> {
    const [{ modseq: now }, { modseq: before, high }] = [modseqOf(client), held.folder];
    if (this.use !== 'inbox' || now === undefined || now === before) return;
    const range = { since: BigInt(before ?? 0), last: high, before: held.marked };
    if (before !== undefined) await readMarks(client, folder, range, this.options);
    await held.write({ modseq: now });
    held.marked = high;
  }

  /** Notes at the folder why it is not read, if this post office has it. */
  async #say(problem: string): Promise<void> {
    const { lastOf, write, self, now } = this.options;
    try {
      const last = await lastOf(this.#id);
      const folder = mailFolders.get(this.#id);
      if (!folder || this.#isOthers() || folder.problem === problem) return;
      await write({ ...folder, problem, by: self, at: new Date(now()).toISOString() }, last);
    } catch {
      // Without the business's server this cannot be written; the next failure says it again.
    }
  }

  /** Waits this long, or until the account is changed: what was wrong may be right now. */
  async #rest(time: number): Promise<void> {
    if (this.#isOver) return;
    const updatedAt = () => mailAccounts.get(this.accountId)?.updatedAt;
    const before = updatedAt();
    const changed = new AbortController();
    const stop = mailAccounts.subscribe(() => {
      if (updatedAt() !== before) changed.abort();
    });
    const signal = AbortSignal.any([this.#ended.signal, changed.signal]);
    await pause(time, undefined, { signal }).catch(() => {});
    stop();
  }
}

/** A folder that this post office has: what it knows is right until a write finds that another one has it. */
class HeldFolder {
  /** Numbers of the earlier messages that are not read yet, newest first. */
  left: readonly number[] | undefined;
  /** The last message whose marks are known. */
  marked: number;

  constructor(
    public folder: MailFolder,
    private last: number,
    private readonly options: FolderReaderOptions,
  ) {
    this.marked = folder.high;
  }

  /** Rejects if another one has it, and if it is not known whether the write counted. */
  async write(patch: Partial<MailFolder>): Promise<void> {
    const { write, self, now } = this.options;
    const folder = { ...this.folder, ...patch, by: self, at: new Date(now()).toISOString() };
    const last = await write(folder, this.last);
    if (last === undefined) throw new Overtaken();
    this.last = last;
    this.folder = folder;
  }
}

/** The last change of marks in the open folder, if the server counts them. */
function modseqOf({ mailbox }: ImapFlow): Pick<MailFolder, 'modseq'> {
  const last = mailbox ? mailbox.highestModseq : undefined;
  return last ? { modseq: String(last) } : {};
}

/** Numbers of messages in a range, in order. */
async function found(client: ImapFlow, range: string): Promise<number[]> {
  const uids = await client.search({ uid: range }, { uid: true });
  if (!uids) throw new Error('The server does not list its messages.');
  return uids.toSorted((one, other) => one - other);
}

/** The path of such a folder on this server; `undefined` if it has none. */
export async function pathOf(client: ImapFlow, use: FolderUse): Promise<string | undefined> {
  if (use === 'inbox') return 'INBOX';
  return (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')?.path;
}
