import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from '../../shared/build/freePort.mjs';

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';
/** Steps as it is registered there: public, as programs are that people run themselves, and with a secret. */
const registered = {
  application_type: 'native' as const,
  redirect_uris: ['http://127.0.0.1/sign-in'],
  response_types: ['code' as const],
  grant_types: ['authorization_code', 'refresh_token', deviceGrant],
};

/** A server that signs people in (OAuth 2, OpenID Connect), whose only person is Ada: she agrees to everything she is asked. */
export class AuthorizationServer {
  readonly scope = 'openid email offline_access';
  readonly secret = 'a secret of the application';
  /** Whether Ada has an account there still. */
  knowsAda = true;
  #server: Server | undefined;

  private constructor(
    private readonly port: number,
    readonly address: string,
  ) {}

  static async started(address: string): Promise<AuthorizationServer> {
    const server = new AuthorizationServer(await freePort(), address);
    await server.#listen();
    return server;
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Tells a mail server whose an access token is. */
  get whoIs(): string {
    return `${this.issuer}/me`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((closed) => this.#server?.close(closed) ?? closed(undefined));
  }

  async #listen(): Promise<void> {
    const provider = new Provider(this.issuer, {
      clients: [
        { ...registered, client_id: 'steps', token_endpoint_auth_method: 'none' },
        {
          ...registered,
          client_id: 'steps-secret',
          client_secret: this.secret,
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      clientDefaults: { id_token_signed_response_alg: 'RS256' },
      claims: { openid: ['sub'], email: ['email'] },
      scopes: ['openid', 'email', 'offline_access'],
      cookies: { keys: ['a test'] },
      features: { devInteractions: { enabled: false }, deviceFlow: { enabled: true } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, id) =>
        this.knowsAda ? { accountId: id, claims: async () => ({ sub: id, email: this.address }) } : undefined,
      // Steps renews often: a sign-in lasts.
      rotateRefreshToken: false,
      ttl: {
        AccessToken: 3600,
        DeviceCode: 600,
        Grant: 86_400,
        IdToken: 3600,
        Interaction: 600,
        RefreshToken: 86_400,
        Session: 3600,
      },
    });
    const answer = provider.callback();
    this.#server = createServer((request, response) => {
      if (request.url?.startsWith('/interaction/')) void agreed(provider, request, response);
      else answer(request, response);
    });
    await new Promise<void>((listening) => this.#server?.listen(this.port, '127.0.0.1', listening));
  }
}

/** Ada, who signs in and agrees. */
async function agreed(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params, prompt, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: 'ada' } });
  }
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId: 'ada', clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  await provider.interactionFinished(
    request,
    response,
    { consent: { grantId: await grant.save() } },
    { mergeWithLastSubmission: true },
  );
}

/** A browser, as far as signing in needs one: it follows where it is led, keeps cookies, and sends forms as they stand. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** Opens a page. Resolves to its text, and to the address where it ended. */
  async open(
    address: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<{ readonly text: string; readonly address: string }> {
    const headers = { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const send = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(address, { headers, redirect: 'manual', ...send });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next !== null) return this.open(new URL(next, address).href);
    return { text: await response.text(), address };
  }

  /** Types the code of a device on its page, and says yes. */
  async enter(page: string, code: string): Promise<string> {
    const first = await this.open(page);
    const asked = await this.open(page, { xsrf: field(first.text, 'xsrf'), user_code: code });
    return (await this.open(page, { xsrf: field(asked.text, 'xsrf'), user_code: code, confirm: 'yes' })).text;
  }
}

const field = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
