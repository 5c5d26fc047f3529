import { connectionProblem, DavProblem } from './davProblem';

/**
 * How long a whole answer may take (ms), and how large it may be by default (bytes): once parsed, XML takes ten times as
 * much.
 */
const patience = 60_000;
const mostBytes = 8_000_000;
const mostRedirects = 5;
/** Redirects that keep the method. */
const redirects = [301, 302, 307, 308];

export interface DavRequest {
  readonly depth?: '0' | '1';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Most bytes of the answer. */
  readonly most?: number;
}

export interface DavAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where it came from, after redirects. */
  readonly url: string;
}

/** Sends requests to the servers of one person. Passwords are sent only over TLS, or to servers on this machine. */
export class DavHttp {
  /** `secret`: the password; without a user none is sent. */
  constructor(
    private readonly username: string,
    private readonly secret: string,
    private readonly get: typeof fetch = fetch,
  ) {}

  /**
   * Rejects with `DavProblem` for no connection, 401, 429, 5xx, and answers that are too large; other answers are for the
   * caller.
   */
  async ask(method: string, url: string, request: DavRequest = {}): Promise<DavAnswer> {
    let at = checkedUrl(url);
    for (let hops = 0; ; hops += 1) {
      const response = await this.#once(method, at, request);
      const next = response.headers.get('location');
      if (!redirects.includes(response.status) || next === null) return this.#answer(response, at, request.most);
      await response.body?.cancel();
      if (hops === mostRedirects)
        throw new DavProblem('broken', `${at.host} leads in a circle. Give the address of the calendar itself.`);
      const to = checkedUrl(new URL(next, at).href);
      if (at.protocol === 'https:' && to.protocol !== 'https:')
        throw new DavProblem(
          'broken',
          `${at.host} leads to an address without encryption. The password was not sent there.`,
        );
      at = to;
    }
  }

  async #once(method: string, url: URL, { depth, headers, body }: DavRequest): Promise<Response> {
    const named: Record<string, string> =
      this.username === '' ? {} : { authorization: `Basic ${basic(this.username, this.secret)}` };
    try {
      return await this.get(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          // Servers that compress their answers use weak ETags.
          'accept-encoding': 'identity',
          'user-agent': 'Steps',
          ...(body !== undefined && { 'content-type': 'application/xml; charset=utf-8' }),
          ...(depth !== undefined && { depth }),
          ...named,
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      throw connectionProblem(url.host, error);
    }
  }

  async #answer(response: Response, url: URL, most = mostBytes): Promise<DavAnswer> {
    const { status, headers } = response;
    const text = await textOf(response, url, most);
    if (status === 401)
      throw new DavProblem(
        'refusesUs',
        `${url.host} does not take this user and password. Providers with two-step sign-in ask for an app password.`,
        status,
      );
    if (status === 429 || (status >= 500 && status !== 501 && status !== 507))
      throw new DavProblem(
        'away',
        `${url.host} is busy or broken (${status}). It is tried again by itself.`,
        status,
        later(headers),
      );
    return { status, headers, text, url: url.href };
  }
}

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new DavProblem(
      'broken',
      `Expected an address such as https://cloud.example/dav/, got ${text.slice(0, 200)}.`,
    );
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    throw new DavProblem('broken', `${url.host} is asked over https alone: a password would be read on its way.`);
  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

const basic = (user: string, secret: string): string => Buffer.from(`${user}:${secret}`, 'utf8').toString('base64');

/** `Retry-After` in ms, at most a day. */
function later(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait > 0 ? Math.min(wait, 86_400_000) : undefined;
}

async function textOf(response: Response, { host }: URL, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > most) throw new DavProblem('tooLarge', `${host} sent more than ${wordsOf(most)}. That is not read.`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof DavProblem ? error : connectionProblem(host, error);
  }
  return Buffer.concat(parts).toString('utf8');
}

const wordsOf = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.round(bytes / 1000)} kB`;
