import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { domainOf, triedFor, waitAfter } from '@steps/business/src/nouns/mail/mailRules';
import { type Mailing, mailings } from '@steps/business/src/nouns/mailings/mailing';
import { type MailingChunk, mailingChunks } from '@steps/business/src/nouns/mailings/mailingChunk';
import { mailingLetters } from '@steps/business/src/nouns/mailings/mailingLetter';
import { mailingProgress, outcomes } from '@steps/business/src/nouns/mailings/mailingProgress';
import { freshProgress, isThrough, takenOver } from '@steps/business/src/nouns/mailings/progressRules';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { noteAccount } from '../accounts/accountChecks';
import { unapprovedIn } from '../postStore';
import type { Courier, Handover } from './courier';
import { HeldChunk, type ProgressLog } from './heldChunk';
import { mailingMessage, type RecipientLinks } from './mailingMessage';

export interface MailingWorkerOptions extends ProgressLog {
  /** Whether that run of a post office is still working. */
  isAtWork(run: string): boolean;
  /** `undefined` if it was sealed for other post offices. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  open(account: MailAccount, secret: string): Courier;
  /**
   * The Message-ID of a message before its domain: nobody else can make such a name, so that what comes back is recognised.
   */
  nameOf(chunkId: string, nth: number): string;
  /** The addresses in one recipient's mail; `undefined` if no post office can be reached from outside. */
  links(chunkId: string, nth: number, clicks: boolean): RecipientLinks | undefined;
}

/** A message for a recipient, or what is wrong with it. */
interface Ready {
  readonly nth: number;
  readonly message: Promise<Buffer | Handover>;
}

const minute = 60_000;
/** An email whose words have still not come after this long is held, with the reason (ms). */
const lettersWithin = 10 * minute;

/**
 * Sends mailings. The progress of a chunk is one row, and each write of it counts only if nobody else has written since: so
 * one post office has a chunk, one that was overtaken finds out before its next message, and each has at most one message in
 * doubt.
 */
export class MailingWorker {
  /** By mailing. */
  readonly #held = new Map<string, HeldChunk>();
  /** When a mailing may send its next message (ms since 1970), according to its pace. */
  readonly #nextAt = new Map<string, number>();
  /** Since when the words of a mailing are waited for (ms since 1970). */
  readonly #withoutWords = new Map<string, number>();
  #courier: { readonly of: string; readonly courier: Courier } | undefined;
  #isEnded = false;

  constructor(private readonly options: MailingWorkerOptions) {}

  /** Sends what is due, until nothing is. */
  async send(): Promise<void> {
    for (let any = true; any && !this.#isEnded; ) {
      any = false;
      for (const { id } of mailings.all()) if (this.#isDue(id) && (await this.#turn(id))) any = true;
    }
    for (const [id, held] of this.#held) {
      // Paused or stopped: what became of the last one is written.
      if (!this.#isRunning(id) && (await held.rest()) !== 'unknown') this.#held.delete(id);
    }
    for (const id of this.#withoutWords.keys()) if (!this.#isRunning(id)) this.#withoutWords.delete(id);
    if (this.#held.size === 0) this.#closeCourier();
  }

  /** When something is due next (ms since 1970); `undefined` for never. */
  nextDue(): number | undefined {
    const now = this.options.now();
    const waits = mailingProgress
      .all()
      .flatMap(({ mailingId, waitUntil }) => (waitUntil && this.#isRunning(mailingId) ? [Date.parse(waitUntil)] : []));
    const starts = mailings
      .all()
      .flatMap(({ id, status, startAt }) =>
        status === 'sending' ? [Math.max(Date.parse(startAt), this.#nextAt.get(id) ?? 0)] : [],
      );
    const times = [...waits, ...starts].filter((time) => time > now);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Starts nothing more; `send` resolves once the present message has ended and is written. */
  end(): void {
    this.#isEnded = true;
  }

  close(): void {
    this.#closeCourier();
  }

  #isRunning(id: string): boolean {
    const mailing = mailings.get(id);
    return mailing?.status === 'sending' && Date.parse(mailing.startAt) <= this.options.now();
  }

  #isDue(id: string): boolean {
    return !this.#isEnded && this.#isRunning(id) && (this.#nextAt.get(id) ?? 0) <= this.options.now();
  }

  /** Sends to the recipients of one chunk; with a pace, to one of them. Resolves to whether anything was sent. */
  async #turn(id: string): Promise<boolean> {
    const mailing = mailings.get(id);
    if (!mailing) return false;
    const account = mailAccounts.get(mailing.accountId);
    if (!account) return this.#pause(id, 'The address that it is sent from was removed.');
    if (unapprovedIn(mailing) !== undefined || mailingLetters.get(`${id}.0`)?.status === 'draft')
      return this.#pause(id, 'Words of AI in it are not approved any more: approve them, then resume.');
    const secret = await this.options.secretOf(account);
    if (secret === undefined) return false;
    const held = await this.#chunkOf(mailing);
    if (!held) return this.#endIfThrough(mailing);
    this.#withoutWords.delete(id);
    return this.#sendChunk(mailing, held, account, this.#courierOf(account, secret));
  }

  async #sendChunk(mailing: Mailing, held: HeldChunk, account: MailAccount, courier: Courier): Promise<boolean> {
    const written = (nth: number | undefined): Ready | undefined =>
      nth === undefined ? undefined : { nth, message: this.#message(mailing, held, nth, account) };
    let ready = written(held.next());
    let any = false;
    while (ready && !this.#isEnded && this.#isRunning(mailing.id)) {
      const { nth, message } = ready;
      const raw = await message;
      if ('state' in raw) {
        this.#note(mailing, held, nth, raw, account);
      } else {
        const begun = await held.begin(nth);
        if (begun === 'overtaken') this.#held.delete(mailing.id);
        if (begun !== 'stands') return any;
        const handing = courier.deliver(account.address, held.recipient(nth).address, raw);
        // This is written while the server is busy with the message.
        ready = written(held.next(nth + 1));
        any = true;
        if (!this.#note(mailing, held, nth, await handing, account) || this.#pace(mailing) > 0) break;
      }
      // Somebody may have unsubscribed meanwhile.
      const next = held.next();
      if (next !== ready?.nth) ready = written(next);
    }
    await this.#rest(mailing, held);
    return any;
  }

  /** Records what became of a recipient; returns whether the next one may have their turn. */
  #note(mailing: Mailing, held: HeldChunk, nth: number, handover: Handover, account: MailAccount): boolean {
    const now = this.options.now();
    if (handover.state === 'sent') {
      if (account.state === 'problem') noteAccount(account.id, undefined, now);
      held.note(nth, 'sent');
      return true;
    }
    const { state, words } = handover;
    if (state === 'refusesUs') {
      noteAccount(account.id, words, now);
      return this.#pause(mailing.id, words);
    }
    if (state === 'away') {
      held.noteAway();
      // After two days a person decides.
      if (this.#isTriedEnough(mailing, held.progress.awaySince))
        return this.#pause(mailing.id, `Tried for 48 hours. ${words}`);
      const until = now + waitAfter(held.progress.tries + 1);
      held.waitUntil(until);
      // The next hundred would find it away too.
      this.#nextAt.set(mailing.id, until);
      return false;
    }
    held.note(nth, state, words);
    return true;
  }

  /** Whether it has been tried for 48 hours since then, and since somebody resumed it. */
  #isTriedEnough({ resumedAt = '' }: Mailing, since = ''): boolean {
    const from = since > resumedAt ? since : resumedAt;
    return from !== '' && this.options.now() - Date.parse(from) > triedFor;
  }

  /** Writes what became of the last one, and gives up a chunk that is done, or has to wait. */
  async #rest(mailing: Mailing, held: HeldChunk): Promise<void> {
    const now = this.options.now();
    if (held.isOver && held.progress.signs.includes(outcomes.later) && !held.progress.waitUntil) {
      if (this.#isTriedEnough(mailing, held.progress.laterSince)) held.giveUp();
      else held.waitUntil(now + waitAfter(held.progress.tries + 1));
    }
    const written = await held.rest();
    if (written === 'overtaken' || (written === 'stands' && (held.isDone || held.progress.waitUntil)))
      this.#held.delete(mailing.id);
  }

  /** The chunk of a mailing that this run has, or the next one that nobody has, or whose owner is gone. */
  async #chunkOf(mailing: Mailing): Promise<HeldChunk | undefined> {
    const known = this.#held.get(mailing.id);
    if (known) return known;
    for (const chunk of chunksOf(mailing)) {
      if (!this.#isOpen(chunk.id) || !hasLetters(chunk)) continue;
      const held = await this.#taken(chunk, mailing.kind === 'test').catch(() => undefined);
      if (!held) continue;
      this.#held.set(mailing.id, held);
      return held;
    }
    return undefined;
  }

  /** Whether a chunk has something to be sent now. */
  #isOpen(id: string): boolean {
    const progress = mailingProgress.get(id);
    if (!progress) return true;
    const { by, now, waitUntil = '' } = progress;
    if (isThrough(progress) || (by !== this.options.self && this.options.isAtWork(by))) return false;
    // The recipient being sent to is in doubt whenever the next try is.
    return now !== undefined || !(Date.parse(waitUntil) > this.options.now());
  }

  async #taken(chunk: MailingChunk, toAll: boolean): Promise<HeldChunk | undefined> {
    const last = await this.options.lastOf(chunk.id);
    // The server's version decides: what was read earlier may be out of date.
    if (!this.#isOpen(chunk.id)) return undefined;
    const before = mailingProgress.get(chunk.id);
    const { waitUntil, ...progress } = before
      ? takenOver(before)
      : { ...freshProgress(chunk), by: this.options.self, at: '' };
    const waits = Date.parse(waitUntil ?? '') > this.options.now();
    const again = !waits && progress.signs.includes(outcomes.later);
    const held = new HeldChunk(this.options, chunk, waits ? { ...progress, waitUntil } : progress, last, again, toAll);
    // From here on its former owner cannot write any more.
    if (before && (await held.rest()) !== 'stands') return undefined;
    return waits ? undefined : held;
  }

  async #message(mailing: Mailing, held: HeldChunk, nth: number, account: MailAccount): Promise<Buffer | Handover> {
    const { chunk } = held;
    const recipient = held.recipient(nth);
    const letter = mailingLetters.get(`${mailing.id}.${recipient.letter}`);
    if (!letter) return { state: 'failed', words: 'The email itself is missing here.' };
    const links = this.options.links(chunk.id, nth, mailing.clicks);
    const messageId = `<${this.options.nameOf(chunk.id, nth)}@${domainOf(account.address)}>`;
    try {
      return await mailingMessage({ recipient, letter, links, messageId }, account);
    } catch (error) {
      return { state: 'failed', words: `The email could not be written: ${error}` };
    }
  }

  /** How long the next one has to wait (ms): the post offices that send it share the pace. */
  #pace(mailing: Mailing): number {
    const { id, pace } = mailing;
    if (pace === undefined) return 0;
    const { self, isAtWork, now } = this.options;
    const sharing = new Set([self]);
    for (const chunk of chunksOf(mailing)) {
      const progress = mailingProgress.get(chunk.id);
      if (progress && !isThrough(progress) && isAtWork(progress.by)) sharing.add(progress.by);
    }
    const wait = (minute / pace) * sharing.size;
    const before = this.#nextAt.get(id) ?? now();
    this.#nextAt.set(id, Math.max(before + wait, now()));
    return wait;
  }

  #courierOf(account: MailAccount, secret: string): Courier {
    // Another address, other settings, or a token that was renewed.
    const of = `${account.id} ${account.updatedAt} ${secret}`;
    if (this.#courier?.of !== of) {
      this.#closeCourier();
      this.#courier = { of, courier: this.options.open(account, secret) };
    }
    return this.#courier.courier;
  }

  #closeCourier(): void {
    this.#courier?.courier.close();
    this.#courier = undefined;
  }

  #pause(id: string, reason: string): false {
    this.#say(id, { status: 'paused', reason });
    return false;
  }

  #endIfThrough(mailing: Mailing): false {
    const chunks = chunksOf(mailing);
    const isDone = ({ id }: MailingChunk) => {
      const progress = mailingProgress.get(id);
      return progress !== undefined && isThrough(progress);
    };
    if (chunks.length === mailing.chunks && chunks.every(isDone)) {
      this.#nextAt.delete(mailing.id);
      this.#say(mailing.id, { status: 'done', endedAt: new Date(this.options.now()).toISOString() });
    } else if (chunks.some((chunk) => this.#isOpen(chunk.id) && !hasLetters(chunk))) {
      return this.#waitForWords(mailing.id);
    }
    return false;
  }

  /** Each row comes by itself, the word to begin perhaps before what is to be sent. */
  #waitForWords(id: string): false {
    const now = this.options.now();
    const since = this.#withoutWords.get(id) ?? now;
    this.#withoutWords.set(id, since);
    if (now - since < lettersWithin) return false;
    this.#withoutWords.delete(id);
    return this.#pause(
      id,
      'The post office does not have the email itself. Open Steps on the device that sent it, then resume.',
    );
  }

  #say(id: string, patch: Partial<Mailing>): void {
    const now = mailings.get(id);
    if (now?.status !== 'sending') return;
    const { reason: _, ...rest } = now;
    const mailing = { ...rest, ...patch, updatedAt: new Date(this.options.now()).toISOString() };
    commit({ label: `Send ${now.name}`, changes: [put(mailings, mailing)], undoable: false });
  }
}

/** Whether what its recipients get has arrived here. */
const hasLetters = ({ mailingId, recipients }: MailingChunk): boolean =>
  recipients.every(({ letter }) => mailingLetters.get(`${mailingId}.${letter}`) !== undefined);

/** The chunks that have arrived here, in order. */
const chunksOf = ({ id, chunks }: Mailing): readonly MailingChunk[] =>
  Array.from({ length: chunks }, (_, nth) => mailingChunks.get(`${id}.${nth}`)).flatMap((chunk) => chunk ?? []);
