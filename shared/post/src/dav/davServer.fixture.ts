/** A server of calendars in memory: what a test may have it do that a real one does seldom. */
export class DavServer {
  readonly items = new Map<string, { readonly etag: string; readonly text: string }>();
  readonly asked: string[] = [];
  /** It knows no tokens (RFC 6578): its whole has a mark that changes. */
  isOld = false;
  /** What it answers in place of its own answer, once. */
  next: Response | undefined;
  #version = 0;
  readonly #log: { readonly version: number; readonly name: string }[] = [];

  put(name: string, text: string): void {
    this.#version += 1;
    this.items.set(name, { etag: `"${this.#version}"`, text });
    this.#log.push({ version: this.#version, name });
  }

  remove(name: string): void {
    this.#version += 1;
    this.items.delete(name);
    this.#log.push({ version: this.#version, name });
  }

  readonly get: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? 'GET';
    this.asked.push(`${method} ${pathname}`);
    const { next } = this;
    this.next = undefined;
    return (
      next ??
      this.#answer(method, pathname.replace(/^\/cal\//, ''), String(init?.body ?? ''), new Headers(init?.headers))
    );
  };

  #answer(method: string, name: string, body: string, headers: Headers): Response {
    const there = this.items.get(name);
    if (method === 'GET') return there ? new Response(there.text, { headers: { etag: there.etag } }) : status(404);
    if (method === 'PUT' || method === 'DELETE') {
      const isRight = headers.has('if-none-match') ? !there : there && headers.get('if-match') === there.etag;
      if (!isRight) return status(412);
      if (method === 'PUT') this.put(name, body);
      else this.remove(name);
      return status(204);
    }
    if (method === 'PROPFIND') return this.#listing(headers.get('depth') === '1');
    if (body.includes('multiget'))
      return multistatus([...this.items].filter(([one]) => body.includes(`/cal/${one}<`)).map(withData));
    return this.isOld ? status(501) : this.#since(/sync-token>([^<]*)</.exec(body)?.[1] ?? '');
  }

  #listing(isDeep: boolean): Response {
    const self = response(
      '/cal/',
      `<d:resourcetype><d:collection/><c:calendar xmlns:c="x"/></d:resourcetype><s:getctag xmlns:s="y">${this.#version}</s:getctag>`,
    );
    return multistatus([
      self,
      ...(isDeep ? [...this.items].map(([name, { etag }]) => response(`/cal/${name}`, etagProp(etag))) : []),
    ]);
  }

  #since(token: string): Response {
    const from = Number(token);
    if (Number.isNaN(from)) return status(403);
    const names =
      token === ''
        ? [...this.items.keys()]
        : [...new Set(this.#log.filter(({ version }) => version > from).map(({ name }) => name))];
    const found = names.map((name) => {
      const there = this.items.get(name);
      return there
        ? response(`/cal/${name}`, etagProp(there.etag))
        : `<d:response><d:href>/cal/${name}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;
    });
    return multistatus([...found, `<d:sync-token>${this.#version}</d:sync-token>`]);
  }
}

const status = (code: number): Response => new Response(code === 204 ? null : '', { status: code });
const etagProp = (etag: string): string => `<d:getetag>${etag}</d:getetag>`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const response = (href: string, props: string): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const withData = ([name, { etag, text }]: readonly [
  string,
  { readonly etag: string; readonly text: string },
]): string =>
  response(`/cal/${name}`, `${etagProp(etag)}<c:calendar-data xmlns:c="x">${escaped(text)}</c:calendar-data>`);
const multistatus = (parts: readonly string[]): Response =>
  new Response(`<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${parts.join('')}</d:multistatus>`, { status: 207 });
