import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import type { ImapFlow } from 'imapflow';

interface MailboxDoorOptions {
  /** `undefined` where it was sealed for other post offices. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** Rejects as imapflow does. */
  open(account: MailAccount, secret: string): Promise<ImapFlow>;
}

interface OpenMailbox {
  readonly account: MailAccount;
  readonly client: ImapFlow;
}

/** What a server says that has nothing against the password (RFC 5530, section 3). */
const passing = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'OVERQUOTA'];

/**
 * Opens connections to mailboxes. One that refused a password is left alone until its account is changed: many wrong ones lock it. Whoever asks
 * meanwhile is told what it said.
 */
export class MailboxDoor {
  readonly #refused = new Map<
    string,
    { readonly updatedAt: string; readonly secret: string; readonly error: unknown }
  >();
  /** Who asks at the same time waits for what the first one is told. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(private readonly options: MailboxDoorOptions) {}

  /** `undefined` where this post office cannot have one. Rejects as imapflow does. */
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
