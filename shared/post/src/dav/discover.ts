import type { DavKind } from '@steps/business/src/nouns/dav/davLink';
import type { FoundDav } from '@steps/business/src/nouns/dav/davSearch';
import { type Dns, found, isAsked } from '../accounts/dns';
import type { DavAnswer, DavHttp } from './davHttp';
import { DavProblem } from './davProblem';
import { type DavResource, has, inside, listOf, readMultistatus, textIn } from './multistatus';

/** Most addresses asked at one server; more are skipped. */
const mostFound = 200;

const services = {
  calendar: { srv: '_caldavs', wellKnown: '/.well-known/caldav', home: 'calendar-home-set' },
  contacts: { srv: '_carddavs', wellKnown: '/.well-known/carddav', home: 'addressbook-home-set' },
} as const;
const kinds = Object.keys(services) as DavKind[];

const body = (props: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="urn:ietf:params:xml:ns:carddav"><d:prop>${props}</d:prop></d:propfind>`;
const whoBody = body('<d:current-user-principal/><d:resourcetype/><c:calendar-home-set/><a:addressbook-home-set/>');
const listBody = body(
  '<d:displayname/><d:resourcetype/><d:current-user-privilege-set/><c:supported-calendar-component-set/>',
);

/**
 * Finds a person's calendars and address books: from the address of a server, a person's page or a collection, or from an
 * email address by the DNS and well-known addresses (RFC 6764). Rejects with `DavProblem` and the reason if none are found.
 */
export async function discover(address: string, http: DavHttp, dns: Dns): Promise<readonly FoundDav[]> {
  const collections = new Map<string, FoundDav>();
  const problems: DavProblem[] = [];
  for (const kind of kinds) {
    for (const start of await startsOf(address, kind, dns)) {
      try {
        const before = collections.size;
        for (const one of await collectionsFrom(start, kind, http)) collections.set(one.url, one);
        if (collections.size > before) break;
      } catch (error) {
        if (!(error instanceof DavProblem)) throw error;
        problems.push(error);
        // The other addresses would want the same password, and many wrong ones lock an account.
        if (error.fault === 'refusesUs') throw error;
      }
    }
  }
  if (collections.size > 0) return [...collections.values()].slice(0, mostFound);
  throw (
    problems.find(({ fault }) => fault === 'away') ??
    problems[0] ??
    new DavProblem(
      'gone',
      `No calendar or address book was found at ${address}. Your provider names the address for CalDAV.`,
    )
  );
}

/** Addresses to start from, the likeliest first. */
async function startsOf(address: string, kind: DavKind, dns: Dns): Promise<readonly string[]> {
  const { srv, wellKnown } = services[kind];
  if (/^https?:\/\//i.test(address))
    return [...new Set([address, URL.canParse(address) ? new URL(wellKnown, address).href : address])];
  const domain = address.replace(/^.*@/, '').replace(/\/.*$/, '').toLowerCase();
  const named = isAsked(domain) ? await found(dns.resolveSrv(`${srv}._tcp.${domain}`)).catch(() => []) : [];
  const [best] = [...named].sort((one, other) => one.priority - other.priority || other.weight - one.weight);
  if (!best || best.name === '' || best.name === '.') return [`https://${domain}${wellKnown}`];
  const host = `https://${best.name.replace(/\.$/, '')}${best.port === 443 ? '' : `:${best.port}`}`;
  const texts = await found(dns.resolveTxt(`${srv}._tcp.${domain}`)).catch(() => []);
  const path = texts
    .flat()
    .find((text) => text.startsWith('path=/'))
    ?.slice(5);
  return [...(path ? [host + path] : []), host + wellKnown];
}

/** Asks an address which person it belongs to, and what that person has; a collection's own address gives that one. */
async function collectionsFrom(start: string, kind: DavKind, http: DavHttp): Promise<readonly FoundDav[]> {
  const first = await propfind(http, start, '0', whoBody);
  const [self] = first.resources;
  if (kindOf(self?.props) !== undefined) return listed(await propfind(http, slashed(first.url), '0', listBody), kind);
  const home = homeOf(self, kind, first.url) ?? (await homeOfPrincipal(self, kind, first.url, http));
  return home === undefined ? [] : listed(await propfind(http, home, '1', listBody), kind);
}

async function homeOfPrincipal(self: DavResource | undefined, kind: DavKind, at: string, http: DavHttp) {
  const principal = textIn(inside(self?.props, 'current-user-principal'), 'href');
  if (!principal) return undefined;
  const answer = await propfind(http, new URL(principal, at).href, '0', whoBody);
  return homeOf(answer.resources[0], kind, answer.url);
}

function homeOf(self: DavResource | undefined, kind: DavKind, at: string): string | undefined {
  const href = textIn(inside(self?.props, services[kind].home), 'href');
  return href && URL.canParse(href, at) ? slashed(new URL(href, at).href) : undefined;
}

interface Found {
  readonly url: string;
  readonly resources: readonly DavResource[];
}

async function propfind(http: DavHttp, url: string, depth: '0' | '1', text: string): Promise<Found> {
  const answer: DavAnswer = await http.ask('PROPFIND', url, { depth, body: text, most: 5_000_000 });
  const { host } = new URL(answer.url);
  if (answer.status !== 207)
    throw new DavProblem(
      'gone',
      `${host} has no calendars or address books at this address (${answer.status}).`,
      answer.status,
    );
  return { url: answer.url, resources: readMultistatus(answer.text, host).resources };
}

function listed({ url, resources }: Found, wanted: DavKind): readonly FoundDav[] {
  return resources.flatMap(({ href, props }) => {
    const kind = kindOf(props);
    if (kind !== wanted || !URL.canParse(href, url)) return [];
    const parts = listOf(inside(props, 'supported-calendar-component-set'), 'comp');
    // Lists of tasks are calendars too.
    if (kind === 'calendar' && parts.length > 0 && !parts.some((part) => textOfName(part) === 'VEVENT')) return [];
    const at = slashed(new URL(href, url).href);
    const name = textIn(props, 'displayname')?.trim().slice(0, 200) || decoded(at.split('/').at(-2) ?? at);
    return [{ url: at, kind, name, writable: isWritable(props) }];
  });
}

function kindOf(props: unknown): DavKind | undefined {
  const type = inside(props, 'resourcetype');
  if (has(type, 'calendar')) return 'calendar';
  return has(type, 'addressbook') ? 'contacts' : undefined;
}

const textOfName = (part: unknown): unknown => inside(part, '@name');

/** A server that does not say is tried. */
function isWritable(props: unknown): boolean {
  const privileges = listOf(inside(props, 'current-user-privilege-set'), 'privilege');
  return (
    privileges.length === 0 ||
    privileges.some((one) => ['all', 'write', 'write-content'].some((name) => has(one, name)))
  );
}

const slashed = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
