import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { checkMail, triedFor, waitAfter } from '@steps/business/src/nouns/mail/mailRules';
import { mailClaims, type OutgoingMail, outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { noteAccount } from './accounts/accountChecks';
import { unapprovedIn } from './postStore';
import type { Delivery } from './smtp';

export interface OutboxOptions {
  /** Of this run of the program: `<device>.<run>`. */
  readonly self: string;
  /** Whether that run of a post office is still working. */
  isAtWork(run: string): boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Writes a claim unless somebody has; resolves to whether this was the first. May reject: then nobody knows. */
  claim(claim: { readonly id: string; readonly by: string; readonly at: string }): Promise<boolean>;
  /** Resolves once a message is here as it is in the stream: what was read at the start may be out of date. May reject. */
  readAnew(id: string): Promise<void>;
  /** `undefined` if it was sealed for other post offices. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** Resolves once what was written is in the stream: so one post office has at most one message of each account in doubt. */
  acknowledged(): Promise<void>;
  deliver(mail: OutgoingMail, account: MailAccount, secret: string): Promise<Delivery>;
}

/**
 * Sends what is due: accounts in parallel, so that a slow server delays only its own messages, and one message at a time for
 * each account. Each attempt is first claimed in the stream, where only one post office can be the first: so nobody gets a
 * message twice, whenever one of them is killed. A claim without a result is in doubt, and left to a person.
 */
export class Outbox {
  /** Claims for which this run has started sending. */
  readonly #begun = new Set<string>();
  /** Accounts whose messages are being sent. */
  readonly #lanes = new Map<string, Promise<void>>();
  /** Accounts whose server has refused us, and until when (ms) it is left alone: repeating a wrong password locks it. */
  readonly #resting = new Map<string, { readonly until: number; readonly updatedAt: string }>();

  constructor(private readonly options: OutboxOptions) {}

  /** When something is due next, milliseconds since 1970; `undefined` for never. */
  nextDue(): number | undefined {
    const times = outgoingMail
      .all()
      .flatMap(({ status, sendAt }) => (status === 'scheduled' ? [Date.parse(sendAt)] : []));
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /**
   * Sends all that is due. Resolves once every account is done; never rejects: what could not be claimed is tried at the next
   * call.
   */
  async send(): Promise<void> {
    const now = this.options.now();
    for (const { status, sendAt, accountId } of outgoingMail.all()) {
      if (status !== 'scheduled' || Date.parse(sendAt) > now || this.#lanes.has(accountId)) continue;
      const lane = this.#sendFrom(accountId).finally(() => this.#lanes.delete(accountId));
      this.#lanes.set(accountId, lane);
    }
    await Promise.all(this.#lanes.values());
  }

  /** Sends what is due from one account, the longest due first, including what becomes due meanwhile; each message once. */
  async #sendFrom(accountId: string): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      if (this.#rests(accountId)) return;
      const now = new Date(this.options.now()).toISOString();
      const [next] = outgoingMail
        .all()
        .filter(
          (mail) =>
            mail.accountId === accountId && mail.status === 'scheduled' && mail.sendAt <= now && !tried.has(mail.id),
        )
        .sort((one, other) => (one.sendAt < other.sendAt ? -1 : 1));
      if (!next) return;
      tried.add(next.id);
      await this.#sendOne(next);
    }
  }

  #rests(accountId: string): boolean {
    const rest = this.#resting.get(accountId);
    if (!rest) return false;
    // A changed password is tried at once.
    if (rest.until > this.options.now() && mailAccounts.get(accountId)?.updatedAt === rest.updatedAt) return true;
    this.#resting.delete(accountId);
    return false;
  }

  /** Marks messages that somebody started to send and did not finish. */
  async doubt(): Promise<void> {
    for (const { id } of outgoingMail.all()) {
      if (!this.#isLeft(id) || !(await this.#isFresh(id)) || !this.#isLeft(id)) continue;
      this.#note(id, {
        status: 'doubtful',
        reason: 'The post office was stopped while it handed this over. It may have gone out: ask, or send it again.',
      });
    }
  }

  /** Somebody started to send it, did not say how it ended, and is gone. */
  #isLeft(id: string): boolean {
    const mail = outgoingMail.get(id);
    if (mail?.status !== 'scheduled' && mail?.status !== 'sending') return false;
    const claim = mailClaims.get(claimId(mail));
    return claim !== undefined && claim.by !== this.options.self && !this.options.isAtWork(claim.by);
  }

  /** Reads it again; returns whether that worked. */
  async #isFresh(id: string): Promise<boolean> {
    try {
      await this.options.readAnew(id);
      return true;
    } catch {
      return false;
    }
  }

  async #sendOne(due: OutgoingMail): Promise<void> {
    // It may have been taken back, or sent by another one.
    const mail = (await this.#isFresh(due.id)) ? outgoingMail.get(due.id) : undefined;
    if (mail?.status !== 'scheduled' || Date.parse(mail.sendAt) > this.options.now()) return;
    const account = mailAccounts.get(mail.accountId);
    if (!account)
      return this.#note(mail.id, { status: 'failed', reason: 'The address that it was to be sent from was removed.' });
    const wrong = problemOf(mail);
    if (wrong !== undefined) return this.#note(mail.id, { status: 'failed', reason: wrong });
    const secret = await this.options.secretOf(account);
    if (secret === undefined) return;
    if (unapprovedIn(mail) !== undefined) {
      return this.#note(mail.id, {
        status: 'failed',
        reason: 'Words of AI in it are not approved: nothing of it was sent.',
      });
    }
    if (!(await this.#claimed(mail))) return;
    this.#begun.add(claimId(mail));
    this.#note(mail.id, { status: 'sending' });
    const delivery = await this.options.deliver(mail, account, secret);
    this.#noteDelivery(mail, account, delivery);
    await this.options.acknowledged();
  }

  async #claimed(mail: OutgoingMail): Promise<boolean> {
    const id = claimId(mail);
    if (this.#begun.has(id)) return false;
    const { self: by, now } = this.options;
    try {
      if (await this.options.claim({ id, by, at: new Date(now()).toISOString() })) return true;
    } catch {
      return false;
    }
    // Our own, from a try that was cut before it was acknowledged: nothing was sent.
    return mailClaims.get(id)?.by === by;
  }

  #noteDelivery(mail: OutgoingMail, account: MailAccount, delivery: Delivery): void {
    const now = this.options.now();
    const at = new Date(now).toISOString();
    if (delivery.state === 'refusesUs') {
      noteAccount(account.id, delivery.reason, now);
      this.#resting.set(account.id, { until: now + waitAfter(mail.tries + 1), updatedAt: account.updatedAt });
    }
    // What was wrong was fixed on the server.
    if (delivery.state === 'sent' && account.state === 'problem') noteAccount(account.id, undefined, now);
    this.#note(mail.id, this.#after(mail, delivery, at));
  }

  /** The message after it was handed to the server. */
  #after(mail: OutgoingMail, delivery: Delivery, at: string): Partial<OutgoingMail> {
    if (delivery.state === 'sent') return { status: 'sent', sentAt: at, reason: delivery.reason };
    const { state, reason } = delivery;
    if (state === 'failed' || state === 'doubtful') return { status: state, reason };
    const now = this.options.now();
    const awaySince = mail.awaySince ?? at;
    if (now - Date.parse(awaySince) > triedFor) return { status: 'failed', reason: `Tried for 48 hours. ${reason}` };
    const tries = mail.tries + 1;
    return { status: 'scheduled', tries, awaySince, sendAt: new Date(now + waitAfter(tries)).toISOString(), reason };
  }

  #note(id: string, patch: Partial<OutgoingMail>): void {
    const now = outgoingMail.get(id);
    if (!now) return;
    // A bounce that arrived before this write stays, beside whom the server did not take it for.
    const notTaken = patch.status === 'sent' && patch.reason ? `${patch.reason} ` : '';
    const back = now.status === 'bounced' && { status: now.status, reason: `${notTaken}${now.reason ?? ''}` };
    const { reason, ...told } = { ...now, ...patch, ...back, updatedAt: new Date(this.options.now()).toISOString() };
    const mail: OutgoingMail = reason === undefined ? told : { ...told, reason };
    commit({ label: `Send ${mail.subject}`, changes: [put(outgoingMail, mail)], undoable: false });
  }
}

/** Something no browser of today would send: its program may be older, or not ours. */
function problemOf(mail: OutgoingMail): string | undefined {
  try {
    checkMail(mail);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const claimId = ({ id, tries }: Pick<OutgoingMail, 'id' | 'tries'>): string => `${id}.${tries}`;
