import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import type { ImapFlow } from 'imapflow';

interface MailboxDoorOptions {
  /** `undefined` if it was sealed for other post offices. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** Rejects as imapflow does. */
  open(account: MailAccount, secret: string): Promise<ImapFlow>;
}

interface OpenMailbox {
  readonly account: MailAccount;
  readonly client: ImapFlow;
}

/** A server's answer that says nothing against the password (RFC 5530, section 3). */
const passing = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'OVERQUOTA'];

/**
 * Opens connections to mailboxes. A refused password is not tried again until its account is changed, because many wrong ones
 * lock it; meanwhile callers get the same answer.
 */
export class MailboxDoor {
  readonly #refused = new Map<
    string,
    { readonly updatedAt: string; readonly secret: string; readonly error: unknown }
  >();
  /** Calls at the same time wait for the first one's result. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(private readonly options: MailboxDoorOptions) {}

  /** `undefined` if this post office cannot have one. Rejects as imapflow does. */
  connect(accountId: string): Promise<OpenMailbox | undefined> {
    const before = this.#turns.get(accountId) ?? Promise.resolve();
    const turn = before.catch(() => {}).then(() => this.#connect(accountId));
    this.#turns.set(accountId, turn);
    return turn;
  }

  async #connect(accountId: string): Promise<OpenMailbox | undefined> {
    const account = mailAccounts.get(accountId);
    const secret = account?.incoming && (await this.options.secretOf(account));
    if (!account || secret === undefined) return undefined;
    const { updatedAt } = account;
    const refused = this.#refused.get(accountId);
    if (refused?.updatedAt === updatedAt && refused.secret === secret) throw refused.error;
    this.#refused.delete(accountId);
    try {
      return { account, client: await this.options.open(account, secret) };
    } catch (error) {
      if (isRefusal(error)) this.#refused.set(accountId, { updatedAt, secret, error });
      throw error;
    }
  }
}

function isRefusal(error: unknown): boolean {
  const { authenticationFailed, serverResponseCode = '' } = error as {
    readonly authenticationFailed?: boolean;
    readonly serverResponseCode?: string;
  };
  return authenticationFailed === true && !passing.includes(serverResponseCode);
}
