import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { FetchMessageObject, ImapFlow } from 'imapflow';

/** So many of the newest messages show whether the server says of each who sent it. */
const looksAt = 30;

/** What a server found out of who sent a message (`Authentication-Results`, RFC 8601). */
export interface SenderChecks {
  /** Which server says so (authserv-id); empty where it leaves its name out, as Microsoft's do. */
  readonly server: string;
  readonly results: readonly Check[];
}
interface Check {
  /** `spf`, `dkim`, `dmarc` and others. */
  readonly method: string;
  readonly result: string;
  /** What was looked at, such as `header.from`, in lower case. */
  readonly of: ReadonlyMap<string, string>;
  /** Whether it is in the topmost header, above which no sender can write. */
  readonly isOnTop: boolean;
}

/** More headers of one server are not read. */
const mostHeaders = 10;

/**
 * What the server says at the top of a message's head: servers put theirs above what came. Some write one header for each method, one below the other,
 * as iCloud does (`dmarc.icloud.com`, `spf.icloud.com`). What is said of a method further down counts only if nothing above says something of it.
 * `undefined` where it has none, or more than one sender.
 */
export function checksIn(head: string): SenderChecks | undefined {
  const lines = linesOf(head);
  if (lines.filter(isFrom).length !== 1) return undefined;
  const first = lines.findIndex(isResults);
  if (first < 0) return undefined;
  const { server, results } = headerOf(lines[first], true);
  const said = [...results];
  for (const line of lines.slice(first + 1).slice(0, mostHeaders)) {
    // What is below the next server's own line, or below the sender, came with the message.
    if (!isResults(line) || server === '') break;
    const below = headerOf(line, false);
    if (!isSameServer(below.server, server)) break;
    said.push(...below.results.filter(({ method }) => said.every((one) => one.method !== method)));
  }
  return { server, results: said };
}

const isResults = (line: string): boolean => /^authentication-results\s*:/i.test(line);

function headerOf(line = '', isOnTop: boolean): SenderChecks {
  const [first = '', ...rest] = plain(line.slice(line.indexOf(':') + 1)).split(';');
  const isNamed = !first.includes('=');
  const server = isNamed ? (/\S+/.exec(first)?.[0] ?? '').toLowerCase() : '';
  return { server, results: (isNamed ? rest : [first, ...rest]).flatMap((text) => checkIn(text, isOnTop)) };
}

const linesOf = (head: string): readonly string[] =>
  head
    .slice(0, 100_000)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
const isFrom = (line: string): boolean => /^from\s*:/i.test(line);

/** Without comments; what is in quotes may be the sender's words, and is left out as well. */
function plain(value: string): string {
  let text = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (sign === '\\') at += 1;
    else if (isQuoted) isQuoted = sign !== '"';
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (sign === '"') isQuoted = true;
    else text += sign;
  }
  return text;
}

function checkIn(text: string, isOnTop: boolean): Check[] {
  const [what = '', ...of] = text.trim().toLowerCase().split(/\s+/);
  const [, method, result] = /^([a-z0-9-]+)(?:\/\d+)?=([a-z]+)$/.exec(what) ?? [];
  if (!method || !result) return [];
  const pairs = of.flatMap((one) => {
    const [, name, value] = /^([a-z.-]+)=(\S+)$/.exec(one) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  return [{ method, result, of: new Map(pairs), isOnTop }];
}

/** The one of these that says that a message came from the domain of this address. */
export function voucher({ results }: SenderChecks, address: string): Check | undefined {
  const domain = domainOf(address);
  if (!domain || results.some(({ method, result }) => method === 'dmarc' && result === 'fail')) return undefined;
  return results.find(({ method, result, of }) => {
    if (result !== 'pass') return false;
    const said = (name: string) => domainOf(of.get(name) ?? '');
    if (method === 'dmarc') return said('header.from') === domain;
    if (method === 'dkim') return isOneOf(said('header.d') || said('header.i'), domain);
    return method === 'spf' && isOneOf(said('smtp.mailfrom'), domain);
  });
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** A domain or one beneath it (RFC 7489, section 3.1, relaxed). */
const isOneOf = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || (one.includes('.') && other.endsWith(`.${one}`));

/**
 * Whether the server of this mailbox says that a message came from the domain of `address`. A sender may write such a header too: it counts where the same
 * server has put one on top of most others of the newest messages, which a server does with all or with none; in a header below that, where it says
 * something of the same method below the topmost in most others too. May reject.
 */
export async function isSenderConfirmed(
  client: ImapFlow,
  { uid }: Pick<FetchMessageObject, 'uid'>,
  address: string,
  account: MailAccount,
): Promise<boolean> {
  const query = { uid: true, headers: ['authentication-results', 'from', 'received'] };
  const [message] = await client.fetchAll(String(uid), query, { uid: true });
  const checks = checksIn(headOf(message));
  const by = checks && voucher(checks, address);
  if (!by) return false;
  if (checks.server === '' && !/(^|\.)(outlook|office365)\.com$/i.test(account.incoming?.host ?? '')) return false;
  const { exists = 0 } = client.mailbox || {};
  const newest = await client.fetchAll(`${Math.max(1, exists - looksAt)}:*`, query);
  const own = `@${domainOf(account.address)}`;
  // What one's own people send has often none.
  const isOwn = (head: string) => linesOf(head).some((line) => isFrom(line) && line.toLowerCase().includes(own));
  const others = newest.filter((one) => one.uid !== uid && !isOwn(headOf(one)));
  const alike = others.filter((one) => {
    const theirs = checksIn(headOf(one));
    if (!theirs || !isSameServer(theirs.server, checks.server)) return false;
    return by.isOnTop || theirs.results.some(({ method, isOnTop }) => method === by.method && !isOnTop);
  });
  return alike.length * 2 > others.length;
}

const headOf = (message: FetchMessageObject | undefined): string => message?.headers?.toString('latin1') ?? '';

/** `mx1.mail.example` and `mx2.mail.example` are one. */
const isSameServer = (one: string, other: string): boolean => houseOf(one) === houseOf(other);
const houseOf = (server: string): string =>
  /^[^.]+\.(?=[^.]+\.)/.test(server) ? server.replace(/^[^.]+\./, '') : server;
