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
  /** Seals for all post offices. */
  sealed(secret: string): Promise<MailAccount['secrets']>;
}

/** How long before its end a token is renewed (ms): a message may take a while. */
const renewedBefore = 120_000;
/** How long a token is valid if the server does not say (ms). */
const usualLife = 600_000;
/** How long before a server that did not answer is asked again (ms). */
const askedAgain = 60_000;

interface Kept {
  /** The refresh token it came from: another sign-in starts over. */
  readonly of: string;
  readonly until: number;
  readonly token: Promise<string | undefined>;
}

/** Access tokens of the accounts that sign in at their provider, only in memory. */
export class AccessTokens {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly options: AccessTokensOptions) {}

  /** The token that a mail server accepts now; `undefined` if there is none: then the account says why. */
  async of(account: MailAccount): Promise<string | undefined> {
    const refreshToken = await this.options.opened(account.secrets);
    if (refreshToken === undefined) return undefined;
    const kept = this.#kept.get(account.id);
    if (kept?.of === refreshToken && kept.until > this.options.now()) return kept.token;
    const token = this.#renewed(account, refreshToken);
    this.#kept.set(account.id, { of: refreshToken, until: this.options.now() + askedAgain, token });
    return token;
  }

  /** Keeps the tokens of a sign-in. Returns what the account has to store. */
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

  /** A refresh token that replaced the one before. */
  #note({ id, updatedAt }: MailAccount, secrets: MailAccount['secrets']): void {
    const now = mailAccounts.get(id);
    if (now?.updatedAt !== updatedAt) return;
    commit({ label: 'Keep a sign-in', changes: [put(mailAccounts, { ...now, secrets })], undoable: false });
  }
}
