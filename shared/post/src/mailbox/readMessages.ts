import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { MailBody } from '@steps/business/src/nouns/mail/mailBody';
import { type FolderUse, mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import type { ReceivedMail } from '@steps/business/src/nouns/mail/receivedMail';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { messageParts, type WordsPart } from './messageParts';
import { othersOf, peopleOf, readHeaders, receivedRow } from './receivedRow';
import { decoded, previewOf } from './wordsOf';

/** Words of messages that are not older come along (ms); of others they are asked for when somebody opens them. */
const wordsComeFor = 90 * 86_400_000;
/** Most bytes of the words of one message, as they were sent: a row has to go through the server of the business. */
const mostText = 150_000;
const mostHtml = 350_000;
/** For the first words of an older message. */
const previewBytes = 3_000;
/** Words that are in memory at once, bytes. */
const mostAtOnce = 8_000_000;

export interface ReadFolder {
  readonly account: MailAccount;
  readonly use: FolderUse;
  readonly path: string;
  readonly uidValidity: string;
}

export interface ReadOptions {
  /** Milliseconds since 1970. */
  now(): number;
  /** Seals a row and puts it on the server, once; resolves when it is there. */
  handOver(collection: string, row: { readonly id: string }): Promise<boolean>;
}

/** Messages as a server lists them, with what belongs to Steps found out. */
interface Listed {
  readonly message: FetchMessageObject;
  readonly row: Omit<ReceivedMail, 'preview' | 'attachments'>;
  readonly parts: ReturnType<typeof messageParts>;
  /** Whether its words come along. */
  readonly isRecent: boolean;
}

/**
 * Reads these messages of the open folder; those of people who are known are on the server when it resolves. Rejects where that is not known: read them
 * again then, each is there once.
 */
export async function readMessages(
  client: ImapFlow,
  folder: ReadFolder,
  uids: readonly number[],
  options: ReadOptions,
): Promise<void> {
  if (uids.length === 0) return;
  const all = await client.fetchAll(uids.join(','), { uid: true, envelope: true }, { uid: true });
  const wanted = all.filter((message) => isWanted(message, folder)).map(({ uid }) => uid);
  if (wanted.length === 0) return;
  const query = {
    uid: true,
    envelope: true,
    internalDate: true,
    size: true,
    bodyStructure: true,
    headers: readHeaders,
  };
  const listed = (await client.fetchAll(wanted.join(','), query, { uid: true })).map((message): Listed => {
    const row = receivedRow(message, folder);
    const isRecent = options.now() - Date.parse(row.date) < wordsComeFor;
    return { message, row, parts: messageParts(message.bodyStructure), isRecent };
  });
  for (const some of inPortions(listed)) await handOverSome(client, some, options);
}

/** Whether somebody who is known wrote it or gets it, and nobody whose domain stays away. */
function isWanted(message: FetchMessageObject, { account }: ReadFolder): boolean {
  const others = othersOf(peopleOf(message), account);
  const away = mailReadings.get(account.id)?.withoutDomains ?? [];
  if (others.some((address) => away.some((domain) => isOfDomain(address, domain)))) return false;
  return others.some((address) => knownAddresses.get(address) !== undefined);
}

const isOfDomain = (address: string, domain: string): boolean =>
  address.endsWith(`@${domain}`) || address.endsWith(`.${domain}`);

/** How much of its words is read, bytes. */
function asked({ parts: { text, html }, isRecent }: Listed): readonly (readonly [WordsPart, number])[] {
  if (!isRecent) return text ? [[text, previewBytes]] : html ? [[html, 6 * previewBytes]] : [];
  return [...(text ? [[text, mostText] as const] : []), ...(html ? [[html, mostHtml] as const] : [])];
}

function* inPortions(listed: readonly Listed[]): Generator<readonly Listed[]> {
  let portion: Listed[] = [];
  let bytes = 0;
  for (const one of listed) {
    const more = asked(one).reduce((sum, [{ size }, most]) => sum + Math.min(size, most), 0);
    if (portion.length > 0 && bytes + more > mostAtOnce) {
      yield portion;
      [portion, bytes] = [[], 0];
    }
    portion.push(one);
    bytes += more;
  }
  if (portion.length > 0) yield portion;
}

async function handOverSome(client: ImapFlow, some: readonly Listed[], options: ReadOptions): Promise<void> {
  const words = await wordsBytes(client, some);
  await Promise.all(some.map((one) => handOverOne(one, words, options)));
}

async function handOverOne(one: Listed, words: Words, { handOver, now }: ReadOptions): Promise<void> {
  const { row, parts, isRecent, message } = one;
  const said = async (part: WordsPart | undefined) => {
    const bytes = part && words.get(keyOf(message.uid, part.part));
    return part && bytes ? decoded(part, bytes) : '';
  };
  const [text, html] = await Promise.all([said(parts.text), said(parts.html)]);
  if (isRecent) {
    const isCut = (parts.text?.size ?? 0) > mostText || (parts.html?.size ?? 0) > mostHtml;
    const body: MailBody = {
      ...{ id: row.id, mailId: row.id, text, html, at: new Date(now()).toISOString() },
      ...(isCut && { isCut }),
    };
    // Before the message itself: where that is, its words are.
    await handOver('mailBodies', body);
  }
  const mail: ReceivedMail = { ...row, preview: previewOf(text, html), attachments: [...parts.attachments] };
  await handOver('receivedMail', mail);
}

type Words = ReadonlyMap<string, Buffer>;
const keyOf = (uid: number, part: string): string => `${uid} ${part}`;

/** The bytes of parts, with one question for all messages that have theirs at the same place. */
async function wordsBytes(client: ImapFlow, some: readonly Listed[]): Promise<Words> {
  const questions = new Map<string, { readonly part: string; readonly most: number; readonly uids: number[] }>();
  for (const one of some) {
    for (const [{ part }, most] of asked(one)) {
      const question = questions.get(`${part} ${most}`) ?? { part, most, uids: [] };
      question.uids.push(one.message.uid);
      questions.set(`${part} ${most}`, question);
    }
  }
  const words = new Map<string, Buffer>();
  for (const { part, most, uids } of questions.values()) {
    const query = { uid: true, bodyParts: [{ key: part, start: 0, maxLength: most }] };
    for (const { uid, bodyParts } of await client.fetchAll(uids.join(','), query, { uid: true })) {
      const bytes = bodyParts?.get(part) ?? [...(bodyParts?.values() ?? [])][0];
      if (bytes) words.set(keyOf(uid, part), bytes);
    }
  }
  return words;
}

/** The words of one message, whatever its age, as far as they fit into a row. */
export async function readWords(
  client: ImapFlow,
  uid: number,
): Promise<Pick<MailBody, 'text' | 'html' | 'isCut'> | undefined> {
  const [message] = await client.fetchAll(String(uid), { uid: true, bodyStructure: true }, { uid: true });
  if (!message) return undefined;
  const parts = messageParts(message.bodyStructure);
  const said = async (part: WordsPart | undefined, most: number) => {
    if (!part) return '';
    const query = { uid: true, bodyParts: [{ key: part.part, start: 0, maxLength: most }] };
    const [answer] = await client.fetchAll(String(uid), query, { uid: true });
    const bytes = [...(answer?.bodyParts?.values() ?? [])][0];
    return bytes ? decoded(part, bytes) : '';
  };
  const [text, html] = [await said(parts.text, mostText), await said(parts.html, mostHtml)];
  const isCut = (parts.text?.size ?? 0) > mostText || (parts.html?.size ?? 0) > mostHtml;
  return { text, html, ...(isCut && { isCut }) };
}
