import type { DavKind } from '@steps/business/src/nouns/dav/davLink';
import type { DavAnswer, DavHttp } from './davHttp';
import { DavProblem } from './davProblem';
import { type DavResource, has, inside, type Multistatus, readMultistatus, textIn, xmlText } from './multistatus';

/** Largest text of one event or card (bytes): a row holds three of them, and NATS servers take 1 MB. */
export const largestItem = 250_000;
/** Longest name of a resource. */
const longestHref = 600;
/** Most answers into which a server may split one listing. */
const mostParts = 200;

/** What changed in a collection since a token. */
export interface Changes {
  readonly changed: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
  /** `changed` is everything there is. */
  readonly isWhole: boolean;
  readonly token: string | undefined;
}

export interface ItemText {
  readonly href: string;
  readonly etag: string | undefined;
  readonly text: string;
}

/** A write succeeded, somebody else wrote first, or the server refused it. */
export type WriteAnswer =
  | { readonly state: 'done' | 'overtaken' }
  | { readonly state: 'refused'; readonly words: string };

const forms = {
  calendar: {
    report: 'c:calendar-multiget',
    data: 'calendar-data',
    type: 'text/calendar; charset=utf-8',
    namespace: 'xmlns:c="urn:ietf:params:xml:ns:caldav"',
  },
  contacts: {
    report: 'c:addressbook-multiget',
    data: 'address-data',
    type: 'text/vcard; charset=utf-8',
    namespace: 'xmlns:c="urn:ietf:params:xml:ns:carddav"',
  },
} as const;

/** A calendar or an address book on a server. Names of resources are relative to the collection, as in an address. */
export class DavCollection {
  readonly #host: string;
  readonly #path: string;

  constructor(
    private readonly http: DavHttp,
    readonly url: string,
    private readonly kind: DavKind,
  ) {
    const at = new URL(url);
    this.#host = at.host;
    this.#path = decodedPath(at.pathname);
  }

  /**
   * What changed since the token of an earlier answer (RFC 6578; servers without tokens have a tag of the whole). Without a
   * token, everything.
   */
  async changes(token: string | undefined): Promise<Changes> {
    if (token?.startsWith('mark ')) return this.#listed(token);
    const synced = await this.#synced(token?.replace(/^sync /, ''));
    if (synced) return synced;
    // The token is too old, or the server does not know it.
    return (token === undefined ? undefined : await this.#synced(undefined)) ?? this.#listed(undefined);
  }

  /** The texts of some resources; deleted ones are missing. `tooLarge`: names of those too large to read. */
  async texts(hrefs: readonly string[], tooLarge: (href: string) => void): Promise<readonly ItemText[]> {
    const { report, data, namespace } = forms[this.kind];
    const asked = hrefs.map((href) => `<d:href>${xmlText(new URL(this.#at(href)).pathname)}</d:href>`).join('');
    const body = `<?xml version="1.0" encoding="utf-8"?><${report} xmlns:d="DAV:" ${namespace}><d:prop><d:getetag/><c:${data}/></d:prop>${asked}</${report}>`;
    const got = new Map<string, ItemText>();
    const rest = new Set(hrefs);
    const answer = await this.http
      .ask('REPORT', this.url, { depth: '1', body })
      .catch((error: unknown) => orTooLarge(error));
    if (answer?.status === 207) {
      for (const { href, props, status } of this.#read(answer).resources) {
        const name = this.#nameOf(href);
        if (name === undefined || !rest.has(name)) continue;
        const text = textIn(props, data);
        if (text === undefined && (status === 404 || status === 410)) rest.delete(name);
        if (text === undefined) continue;
        rest.delete(name);
        if (Buffer.byteLength(text) > largestItem) tooLarge(name);
        else got.set(name, { href: name, etag: etagOf(props), text: withLineEnds(text) });
      }
    }
    // Asked one by one if the server cannot return several, or if one of them is too large.
    for (const href of rest) {
      const one = await this.text(href).catch((error: unknown) => orTooLarge(error));
      if (one === undefined) tooLarge(href);
      else if (one !== 'gone') got.set(href, one);
    }
    return [...got.values()];
  }

  /** One text. */
  async text(href: string): Promise<ItemText | 'gone'> {
    const { status, text, headers } = await this.http.ask('GET', this.#at(href), { most: largestItem });
    if (status === 404 || status === 410) return 'gone';
    if (status !== 200) throw new DavProblem('broken', `${this.#host} does not give one of them (${status}).`, status);
    return { href, etag: headers.get('etag') ?? undefined, text: withLineEnds(text) };
  }

  /** Writes a text over the one with that ETag; without an ETag, only if there is none. */
  write(href: string, text: string, etag: string | undefined): Promise<WriteAnswer> {
    const headers = {
      'content-type': forms[this.kind].type,
      ...(etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag }),
    };
    return this.#changed('PUT', href, { headers, body: text });
  }

  /** Deletes the resource with that ETag. */
  remove(href: string, etag: string): Promise<WriteAnswer> {
    return this.#changed('DELETE', href, { headers: { 'if-match': etag } });
  }

  async #changed(
    method: 'PUT' | 'DELETE',
    href: string,
    request: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  ): Promise<WriteAnswer> {
    const { status, text } = await this.http.ask(method, this.#at(href), { ...request, most: 1_000_000 });
    if (status >= 200 && status < 300) return { state: 'done' };
    if (method === 'DELETE' && (status === 404 || status === 410)) return { state: 'done' };
    if (status === 412 || ((status === 404 || status === 410) && request.headers['if-match'] !== undefined))
      return { state: 'overtaken' };
    return { state: 'refused', words: refusal(this.#host, status, text) };
  }

  async #synced(token: string | undefined): Promise<Changes | undefined> {
    const changed = new Map<string, string>();
    const gone: string[] = [];
    let from = token;
    for (let part = 0; part < mostParts; part += 1) {
      const body = `<?xml version="1.0" encoding="utf-8"?><d:sync-collection xmlns:d="DAV:"><d:sync-token>${xmlText(from ?? '')}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/><d:resourcetype/></d:prop></d:sync-collection>`;
      // RFC 6578 wants depth 0, older servers 1: the level means the same.
      const answer = await this.http.ask('REPORT', this.url, { depth: '0', body });
      if (answer.status === 404 || answer.status === 410) throw this.#gone(answer.status);
      if (answer.status !== 207) return undefined;
      const { resources, syncToken } = this.#read(answer);
      if (syncToken === undefined) return undefined;
      let isMore = false;
      for (const { href, status, props } of resources) {
        if (status === 507) isMore = true;
        const name = this.#nameOf(href);
        if (name === undefined || isFolder(props)) continue;
        if (status === 404 || status === 410) {
          changed.delete(name);
          gone.push(name);
        } else if (etagOf(props) !== undefined) changed.set(name, etagOf(props) ?? '');
      }
      if (!isMore) return { changed, gone, isWhole: token === undefined, token: `sync ${syncToken}` };
      if (syncToken === from) return undefined;
      from = syncToken;
    }
    return undefined;
  }

  /** All resources, by name and ETag; while the tag of the whole is the same, nothing counts as changed. */
  async #listed(before: string | undefined): Promise<Changes> {
    const mark = await this.#mark();
    if (mark !== undefined && `mark ${mark}` === before)
      return { changed: new Map(), gone: [], isWhole: false, token: before };
    const body =
      '<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:"><d:prop><d:getetag/><d:resourcetype/></d:prop></d:propfind>';
    const answer = await this.http.ask('PROPFIND', this.url, { depth: '1', body });
    if (answer.status !== 207) throw this.#gone(answer.status);
    const changed = new Map<string, string>();
    let isSelfThere = false;
    for (const { href, props } of this.#read(answer).resources) {
      const name = this.#nameOf(href);
      if (name === undefined)
        isSelfThere ||= has(inside(props, 'resourcetype'), this.kind === 'calendar' ? 'calendar' : 'addressbook');
      else if (!isFolder(props)) changed.set(name, etagOf(props) ?? '');
    }
    // A wrong kind of answer would look as if everything had been deleted.
    if (!isSelfThere) throw this.#gone(answer.status);
    return { changed, gone: [], isWhole: true, token: `mark ${mark ?? ''}` };
  }

  async #mark(): Promise<string | undefined> {
    const body =
      '<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:s="http://calendarserver.org/ns/"><d:prop><s:getctag/></d:prop></d:propfind>';
    const answer = await this.http.ask('PROPFIND', this.url, { depth: '0', body });
    if (answer.status !== 207) throw this.#gone(answer.status);
    return textIn(this.#read(answer).resources[0]?.props, 'getctag');
  }

  #gone(status: number): DavProblem {
    const what = this.kind === 'calendar' ? 'calendar' : 'address book';
    return status === 403
      ? new DavProblem('refusesUs', `${this.#host} does not let this user read the ${what}.`, status)
      : new DavProblem(
          'gone',
          `The ${what} is not at ${this.#host} any more. Nothing was deleted here: link it anew, or remove the link.`,
          status,
        );
  }

  #read({ text }: DavAnswer): Multistatus {
    return readMultistatus(text, this.#host);
  }

  #at(href: string): string {
    if (href === '' || href === '.' || href === '..' || /[/?#\\]/.test(href))
      throw new DavProblem('broken', `Expected the name of an event or card, got ${href.slice(0, 100)}.`);
    return this.url + href;
  }

  /** The name of a resource in this collection; `undefined` for the collection itself, and for anything outside it. */
  #nameOf(href: string): string | undefined {
    if (!URL.canParse(href, this.url)) return undefined;
    const path = decodedPath(new URL(href, this.url).pathname);
    const name = path.startsWith(this.#path) ? path.slice(this.#path.length) : '';
    if (name === '' || name === '.' || name === '..' || /[/\\]/.test(name)) return undefined;
    const encoded = encodeURIComponent(name);
    return encoded.length > longestHref ? undefined : encoded;
  }
}

const etagOf = (props: DavResource['props']): string | undefined => textIn(props, 'getetag')?.trim() || undefined;

/** XML turns each line end into a line feed: one text is the same however it was asked for. */
const withLineEnds = (text: string): string => `${text.trim().replace(/\r?\n/g, '\r\n')}\r\n`;

const isFolder = (props: DavResource['props']): boolean => has(inside(props, 'resourcetype'), 'collection');

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function orTooLarge(error: unknown): undefined {
  if (error instanceof DavProblem && error.fault === 'tooLarge') return undefined;
  throw error;
}

function refusal(host: string, status: number, text: string): string {
  if (status === 403) return `${host} does not let this user change it.`;
  if (status === 413 || status === 507) return `${host} has no room for it.`;
  const [, said] = /<(?:[\w.-]+:)?(?:responsedescription|message)[^>]*>([^<]{1,300})/.exec(text) ?? [];
  return `${host} did not take it (${status})${said ? `: ${said.trim()}` : ''}.`;
}
