import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import * as client from 'openid-client';
import { noteAccount } from './accountChecks';
import { oauthServer, oauthWords } from './oauthClient';

export interface AccessTokensOptions {
  now(): number;
  /** Opens what was sealed for this post office. */
  opened(secrets: MailAccount['secrets']): Promise<string | undefined>;
  /** Seals for all of them. */
  sealed(secret: string): Promise<MailAccount['secrets']>;
}

/** A token is renewed so long before it ends (ms): a message may take a while. */
const renewedBefore = 120_000;
/** Without a word of the server a token is good for so long (ms). */
const usualLife = 600_000;
/** A server that could not be asked is asked again after so long (ms). */
const askedAgain = 60_000;

interface Kept {
  /** Of which refresh token it is: another sign-in begins anew. */
  readonly of: string;
  readonly until: number;
  readonly token: Promise<string | undefined>;
}

/** Access tokens of the accounts that sign in at their provider, in memory alone. */
export class AccessTokens {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly options: AccessTokensOptions) {}

  /** The token that a mail server takes now; `undefined` where there is none: the account then says why. */
  async of(account: MailAccount): Promise<string | undefined> {
    const refreshToken = await this.options.opened(account.secrets);
    if (refreshToken === undefined) return undefined;
    const kept = this.#kept.get(account.id);
    if (kept?.of === refreshToken && kept.until > this.options.now()) return kept.token;
    const token = this.#renewed(account, refreshToken);
    this.#kept.set(account.id, { of: refreshToken, until: this.options.now() + askedAgain, token });
    return token;
  }

  /** Keeps the tokens of a sign-in. Returns what the account is to keep. */
  async keep(
    id: string,
    tokens: client.TokenEndpointResponse,
    before: string | undefined,
  ): Promise<MailAccount['secrets']> {
    const refreshToken = tokens.refresh_token ?? before;
    if (refreshToken === undefined) throw new Error('Expected a refresh token, the server gave none.');
    const life = tokens.expires_in === undefined ? usualLife : tokens.expires_in * 1_000;
    const until = this.options.now() + life - renewedBefore;
    this.#kept.set(id, { of: refreshToken, until, token: Promise.resolve(tokens.access_token) });
    return this.options.sealed(refreshToken);
  }

  async #renewed(account: MailAccount, refreshToken: string): Promise<string | undefined> {
    const { id, oauth } = account;
    if (!oauth) return undefined;
    try {
      const clientSecret = oauth.clientSecrets && (await this.options.opened(oauth.clientSecrets));
      const tokens = await client.refreshTokenGrant(await oauthServer(oauth, clientSecret), refreshToken);
      const secrets = await this.keep(id, tokens, refreshToken);
      if (tokens.refresh_token !== undefined && tokens.refresh_token !== refreshToken) this.#note(account, secrets);
      return tokens.access_token;
    } catch (error) {
      noteAccount(id, oauthWords(error, oauth), this.options.now());
      return undefined;
    }
  }

  /** A refresh token that came in place of the one before. */
  #note({ id, updatedAt }: MailAccount, secrets: MailAccount['secrets']): void {
    const now = mailAccounts.get(id);
    if (now?.updatedAt !== updatedAt) return;
    commit({ label: 'Keep a sign-in', changes: [put(mailAccounts, { ...now, secrets })], undoable: false });
  }
}
