import { type MailAccount, type MailSignIn, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import * as client from 'openid-client';
import type { HttpPlace } from '../http/httpPlace';
import { type OpenHttp, openHttp } from '../http/httpServer';
import { Refusal, type Route } from '../http/route';
import type { AccessTokens, AccessTokensOptions } from './accessTokens';
import { noteAccount } from './accountChecks';
import { oauthServer, oauthWords } from './oauthClient';

interface SignInsOptions extends AccessTokensOptions {
  /** Of this run of the program: `<device>.<run>`. */
  readonly self: string;
  isAtWork(run: string): boolean;
  readonly tokens: AccessTokens;
  /**
   * Where others reach this post office: providers' pages lead back there. If absent, they lead to this machine while
   * somebody signs in.
   */
  readonly place: HttpPlace | undefined;
}

const path = '/sign-in';

/** How long a person has to sign in (ms). */
const patience = 900_000;

/** A sign-in that this run has started. */
interface Begun {
  readonly accountId: string;
  /** The account's state when it started: if it has changed since, the sign-in starts over. */
  readonly updatedAt: string;
  readonly ended: AbortController;
  /** Called with the address that it ended on. */
  end?(url: URL): Promise<void>;
}

/** Signs people in at the provider of their address (OAuth 2), and keeps the tokens. */
export class SignIns {
  /** By `state` (RFC 6749, section 10.12), or the id of the account. */
  readonly #begun = new Map<string, Begun>();
  /** Only on this machine (RFC 8252, section 7.3). */
  #ownDoor: OpenHttp | undefined;

  constructor(private readonly options: SignInsOptions) {}

  /** The address that a provider's page leads back to. */
  readonly route: Route = {
    method: 'GET',
    path,
    perMinute: 30,
    answer: async ({ url }) => {
      const address = await this.end(url);
      if (address === undefined) throw new Refusal(404, 'Nobody is signing in here. Begin again in Steps.');
      // The sign-in is over: the port can be closed.
      const headers = { connection: 'close' };
      return { status: 200, headers, body: `You can close this page: Steps says whether ${address} works.` };
    },
  };

  /** Continues the sign-in of an account. Resolves to whether it is still waiting for that. */
  async attend(account: MailAccount): Promise<boolean> {
    const { options } = this;
    const { signIn, secrets, state, oauth } = account;
    if (Object.keys(secrets).length > 0 || !oauth) return false;
    if (state !== 'unchecked') return true;
    const own = [...this.#begun].find(([, { accountId }]) => accountId === account.id);
    if (own && own[1].updatedAt !== account.updatedAt) this.#forget(own[0]);
    else if (own && signIn?.by === options.self) {
      await this.#takePasted(account, own[1]);
      return true;
    }
    if (signIn && signIn.by !== options.self && options.isAtWork(signIn.by)) return true;
    if (oauth.clientSecrets && (await options.opened(oauth.clientSecrets)) === undefined) return true;
    await this.#begin(account).catch((error: unknown) =>
      noteAccount(account.id, oauthWords(error, oauth), options.now()),
    );
    return true;
  }

  /** Takes the address that a sign-in ended on. Resolves to its account; `undefined` if it was not started here. */
  async end(url: URL): Promise<string | undefined> {
    const begun = this.#begun.get(url.searchParams.get('state') ?? '');
    await begun?.end?.(url);
    return begun && mailAccounts.get(begun.accountId)?.address;
  }

  /** Stops waiting for anybody. */
  close(): void {
    for (const key of this.#begun.keys()) this.#forget(key);
  }

  async #begin(account: MailAccount): Promise<void> {
    const { oauth } = account;
    if (!oauth) return;
    const clientSecret = oauth.clientSecrets && (await this.options.opened(oauth.clientSecrets));
    const server = await oauthServer(oauth, clientSecret);
    const begun = { accountId: account.id, updatedAt: account.updatedAt, ended: new AbortController() };
    if (oauth.flow === 'code') await this.#beginCode(account, oauth.scope, server, begun);
    else await this.#beginPage(account, oauth.scope, server, begun);
  }

  async #beginCode(account: MailAccount, scope: string, server: client.Configuration, begun: Begun): Promise<void> {
    const device = await client.initiateDeviceAuthorization(server, { scope });
    const { verification_uri: page, user_code: code, expires_in: seconds } = device;
    this.#begun.set(account.id, begun);
    this.#ask(account, { page, code, until: this.#after(seconds * 1_000) });
    void client
      .pollDeviceAuthorizationGrant(server, device, undefined, { signal: begun.ended.signal })
      .then((tokens) => this.#keep(account, tokens))
      .catch((error: unknown) => this.#fail(account, begun, error))
      .finally(() => this.#forget(account.id));
  }

  async #beginPage(account: MailAccount, scope: string, server: client.Configuration, begun: Begun): Promise<void> {
    const [state, verifier] = [client.randomState(), client.randomPKCECodeVerifier()];
    const leadsBackTo = await this.#door();
    const page = client.buildAuthorizationUrl(server, {
      redirect_uri: leadsBackTo,
      scope,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      login_hint: account.address,
      // With this, Google and OpenID Connect (section 11) give a refresh token.
      access_type: 'offline',
      prompt: 'consent',
    });
    const timer = setTimeout(() => {
      this.#fail(account, begun, { error: 'expired_token' });
      this.#forget(state);
    }, patience);
    begun.ended.signal.addEventListener('abort', () => clearTimeout(timer));
    const end = async (url: URL): Promise<void> => {
      // It leads back only once.
      this.#begun.delete(state);
      await client
        .authorizationCodeGrant(server, new URL(url.search, leadsBackTo), {
          expectedState: state,
          pkceCodeVerifier: verifier,
        })
        .then((tokens) => this.#keep(account, tokens))
        .catch((error: unknown) => this.#fail(account, begun, error));
      begun.ended.abort();
      this.#closeDoor();
    };
    this.#begun.set(state, { ...begun, end });
    this.#ask(account, { page: page.href, until: this.#after(patience) });
  }

  /** The address that a provider's page leads back to. */
  async #door(): Promise<string> {
    const { place } = this.options;
    if (place) return `${place.publicUrl}${path}`;
    const here = { port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1' };
    this.#ownDoor ??= await openHttp(here, [this.route]);
    return `http://127.0.0.1:${this.#ownDoor.port}${path}`;
  }

  /** Nobody else is signing in on a page: no port stays open. */
  #closeDoor(): void {
    if ([...this.#begun.values()].some(({ end }) => end !== undefined)) return;
    void this.#ownDoor?.close();
    this.#ownDoor = undefined;
  }

  /** Somebody pasted the address that it ended on, because that page could not be shown. */
  async #takePasted({ id, signIn }: MailAccount, begun: Begun): Promise<void> {
    const pasted = signIn?.ended && (await this.options.opened(signIn.ended));
    if (pasted === undefined) return;
    const url = URL.canParse(pasted.trim()) ? new URL(pasted.trim()) : undefined;
    if (url && this.#begun.get(url.searchParams.get('state') ?? '')?.accountId === begun.accountId) await this.end(url);
    else
      noteAccount(
        id,
        'The address that was pasted is not the one that the sign-in ended on. Sign in again.',
        this.options.now(),
      );
  }

  async #keep({ id, updatedAt }: MailAccount, tokens: client.TokenEndpointResponse): Promise<void> {
    const secrets = await this.options.tokens.keep(id, tokens, undefined);
    const now = mailAccounts.get(id);
    if (now?.updatedAt !== updatedAt) return;
    const { signIn: _, ...account } = now;
    commit({ label: 'Keep a sign-in', changes: [put(mailAccounts, { ...account, secrets })], undoable: false });
  }

  #ask({ id }: MailAccount, asked: Omit<MailSignIn, 'by'>): void {
    const now = mailAccounts.get(id);
    if (!now) return;
    const account: MailAccount = { ...now, signIn: { by: this.options.self, ...asked } };
    commit({ label: 'Ask for a sign-in', changes: [put(mailAccounts, account)], undoable: false });
  }

  #fail({ id, updatedAt, oauth }: MailAccount, { ended }: Begun, error: unknown): void {
    if (ended.signal.aborted || !oauth || mailAccounts.get(id)?.updatedAt !== updatedAt) return;
    noteAccount(id, oauthWords(error, oauth), this.options.now());
  }

  #forget(key: string): void {
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    begun?.ended.abort();
    this.#closeDoor();
  }

  #after = (ms: number): string => new Date(this.options.now() + ms).toISOString();
}
