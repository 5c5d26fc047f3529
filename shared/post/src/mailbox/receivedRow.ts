import { createHash } from 'node:crypto';
import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { FolderUse } from '@steps/business/src/nouns/mail/mailReading';
import type { MailPerson, ReceivedMail } from '@steps/business/src/nouns/mail/receivedMail';
import { cleanLine } from '@steps/platform/src/core/text/cleanText';
import type { FetchMessageObject } from 'imapflow';

/** The headers that are read besides the server's own facts about a message. */
export const readHeaders = [
  'references',
  'return-path',
  'auto-submitted',
  'precedence',
  'list-id',
  'list-post',
  'list-unsubscribe',
  'x-auto-response-suppress',
];
/** A clock may be wrong by this much (ms): beyond that the time of arrival counts. */
const wrongBy = 2 * 86_400_000;
/** Of those it went to. */
export const mostPeople = 100;
const mostReferences = 30;
/** Longest line of a header (RFC 5322, section 2.1.1). */
const longestLine = 998;

/** The sender and recipients of a message, in the forms to compare and to show. */
export interface MailPeople {
  readonly from: MailPerson;
  readonly to: readonly MailPerson[];
  readonly cc: readonly MailPerson[];
}

export function peopleOf({ envelope }: FetchMessageObject): MailPeople {
  const { from = [], sender = [], to = [], cc = [] } = envelope ?? {};
  const people = (addresses: readonly { name?: string; address?: string }[]) =>
    addresses.slice(0, mostPeople).flatMap(({ name = '', address = '' }) => (address ? [person(name, address)] : []));
  return { from: people([...from, ...sender])[0] ?? { name: '', address: '' }, to: people(to), cc: people(cc) };
}

const person = (name: string, address: string): MailPerson => ({
  name: cleanLine(name).slice(0, 200),
  address: cleanLine(address).toLowerCase().slice(0, 320),
});

/** Everybody except the account itself. */
export const othersOf = ({ from, to, cc }: MailPeople, account: Pick<MailAccount, 'address'>): string[] => [
  ...new Set([from, ...to, ...cc].map(({ address }) => address).filter((one) => one !== account.address.toLowerCase())),
];

const isFrom = ({ from }: MailPeople, { address }: Pick<MailAccount, 'address'>): boolean =>
  from.address === address.toLowerCase();

/**
 * Whether a message in a support address's inbox opens a ticket or joins one: it came since that was a support address, and
 * from a person other than the account. It needs its headers and its time of arrival.
 */
export function isForSupport(
  message: FetchMessageObject,
  account: Pick<MailAccount, 'address'>,
  since: string,
): boolean {
  const people = peopleOf(message);
  const came = timeOf(message.internalDate) ?? 0;
  return (
    // Servers give whole seconds.
    came + 999 >= Date.parse(since) &&
    people.from.address !== '' &&
    !isFrom(people, account) &&
    !isAutomatic(headersOf(message.headers))
  );
}

interface Found {
  readonly account: Pick<MailAccount, 'id' | 'address'>;
  readonly use: FolderUse;
  readonly path: string;
  readonly uidValidity: string;
}

/** A mailbox's facts about a received message. */
export const marksOf = ({ flags }: FetchMessageObject): Pick<ReceivedMail, 'isUnread' | 'isAnswered'> => ({
  ...(flags && !flags.has('\\Seen') && { isUnread: true }),
  ...(flags?.has('\\Answered') && { isAnswered: true }),
});

/** The row of a message, without what its parts say. */
export function receivedRow(message: FetchMessageObject, found: Found): Omit<ReceivedMail, 'preview' | 'attachments'> {
  const { account, use, path, uidValidity } = found;
  const people = peopleOf(message);
  const headers = headersOf(message.headers);
  const messageId = (message.envelope?.messageId ?? '').trim().slice(0, longestLine);
  const isOwn = use === 'sent' || isFrom(people, account);
  return {
    id: rowId(message, account.id),
    accountId: account.id,
    place: { path, uidValidity, uid: message.uid },
    direction: isOwn ? 'out' : 'in',
    messageId,
    references: referencesOf(headers.get('references') ?? message.envelope?.inReplyTo ?? ''),
    from: people.from,
    to: [...people.to],
    cc: [...people.cc],
    subject: cleanLine(message.envelope?.subject ?? '').slice(0, longestLine),
    date: dateOf(message),
    ...(!isOwn && marksOf(message)),
    ...(isAutomatic(headers) && { isAutomatic: true }),
  };
}

/**
 * Made from the message itself. The Message-ID alone is not enough: somebody who knows that of another message could write a
 * second one with it, and only the first to arrive would be kept here.
 */
function rowId({ envelope, size }: FetchMessageObject, accountId: string): string {
  const { messageId = '', from = [], subject = '', date } = envelope ?? {};
  const said = [accountId, messageId, from[0]?.address ?? '', subject, String(date ?? ''), size ?? 0];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

function dateOf({ envelope, internalDate }: FetchMessageObject): string {
  const came = timeOf(internalDate);
  const sent = timeOf(envelope?.date);
  const time = sent === undefined || (came !== undefined && Math.abs(sent - came) > wrongBy) ? came : sent;
  return new Date(time ?? 0).toISOString();
}

function timeOf(date: Date | string | undefined): number | undefined {
  const time = date === undefined ? Number.NaN : new Date(date).getTime();
  return Number.isNaN(time) ? undefined : time;
}

function referencesOf(text: string): string[] {
  const ids = text.slice(0, 20_000).match(/<[^<>\s]{1,500}>/g) ?? [];
  return [...new Set(ids)].slice(-mostReferences);
}

/** Headers by their names in lower case, unfolded; of several with one name the first. */
function headersOf(raw: Buffer | undefined): ReadonlyMap<string, string> {
  const lines = (raw?.toString('latin1') ?? '')
    .slice(0, 50_000)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
  }
  return headers;
}

/**
 * Sent by a program as an answer, or to many (RFC 3834, sections 2 and 5; RFC 2919; RFC 2369), or a delivery report, which
 * has no return address (RFC 5321, section 4.5.5).
 */
function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase() ?? 'no';
  return (
    !/^no\b/.test(submitted) ||
    /^(bulk|list|junk|auto_reply)\b/i.test(headers.get('precedence') ?? '') ||
    /^<\s*>/.test(headers.get('return-path') ?? '') ||
    ['list-id', 'list-post', 'list-unsubscribe', 'x-auto-response-suppress'].some((name) => headers.has(name))
  );
}
