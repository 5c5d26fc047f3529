import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { MailBody } from '@steps/business/src/nouns/mail/mailBody';
import { type FolderUse, mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import type { ReceivedMail } from '@steps/business/src/nouns/mail/receivedMail';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { TooLargeError } from '@steps/journal/src/team/log/teamLog';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { messageParts, type WordsPart } from './messageParts';
import { offerWriters } from './offerWriters';
import { readAnswers } from './readAnswers';
import { isForSupport, othersOf, peopleOf, readHeaders, receivedRow } from './receivedRow';
import { decoded, fitting, previewOf } from './wordsOf';

/** The words of messages up to this age are fetched with them (ms); those of older ones when somebody opens them. */
const wordsComeFor = 90 * 86_400_000;
/** Most bytes of one message's words that are read, as sent. */
const mostText = 150_000;
const mostHtml = 350_000;
/** Most bytes of them in a row: NATS takes 1 MB by default, and Cyrillic or Thai takes two or three times as much there. */
const mostTextInRow = 250_000;
const mostHtmlInRow = 550_000;
/** Bytes for the first words of an older message. */
const previewBytes = 3_000;
/** Most bytes of words in memory at once. */
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
  /**
   * Seals a row and puts it on the server, once; resolves when it is there. Rejects with `TooLargeError` if the server takes
   * no row that large.
   */
  handOver(collection: string, row: { readonly id: string }): Promise<boolean>;
}

/** Messages as a server lists them, with what belongs to Steps found out. */
interface Listed {
  readonly message: FetchMessageObject;
  readonly row: Omit<ReceivedMail, 'preview' | 'attachments'>;
  readonly parts: ReturnType<typeof messageParts>;
  /** Whether its words are fetched with it. */
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
  const { supportSince = undefined } = (folder.use === 'inbox' && mailReadings.get(folder.account.id)) || {};
  const first = { internalDate: true, ...(supportSince !== undefined && { headers: readHeaders }) };
  const all = await client.fetchAll(uids.join(','), { uid: true, envelope: true, ...first }, { uid: true });
  const near = all.filter((message) => !isAway(message, folder));
  await readAnswers(client, near, { ...options, account: folder.account });
  const ours = new Set(outgoingMail.all().map(({ messageId }) => messageId));
  const support = new Set(
    near.flatMap((message) =>
      supportSince !== undefined &&
      isForSupport(message, folder.account, supportSince) &&
      !ours.has(message.envelope?.messageId ?? '')
        ? message.uid
        : [],
    ),
  );
  const isAnswer = ({ envelope }: FetchMessageObject) => ours.has(envelope?.inReplyTo ?? '');
  const wanted = near
    .filter((message) => isWanted(message, folder) || isAnswer(message) || support.has(message.uid))
    .map(({ uid }) => uid);
  const isWantedUid = new Set(wanted);
  await offerWriters(
    client,
    near.filter(({ uid }) => !isWantedUid.has(uid)),
    folder,
    options,
  );
  if (wanted.length === 0) return;
  const query = {
    uid: true,
    envelope: true,
    internalDate: true,
    size: true,
    bodyStructure: true,
    flags: true,
    headers: readHeaders,
  };
  const listed = (await client.fetchAll(wanted.join(','), query, { uid: true })).map((message): Listed => {
    const row = {
      ...receivedRow(message, folder),
      ...(support.has(message.uid) && { isForSupport: true }),
    };
    const isRecent = options.now() - Date.parse(row.date) < wordsComeFor;
    return { message, row, parts: messageParts(message.bodyStructure), isRecent };
  });
  for (const some of inPortions(listed)) await handOverSome(client, some, options);
}

/** Whether its sender or a recipient is of a domain that is left out. */
function isAway(message: FetchMessageObject, { account }: ReadFolder): boolean {
  const away = mailReadings.get(account.id)?.withoutDomains ?? [];
  return othersOf(peopleOf(message), account).some((address) => away.some((domain) => isOfDomain(address, domain)));
}

/** Whether its sender or a recipient is known. Answers to our own messages, and mail for support, are taken in as well. */
const isWanted = (message: FetchMessageObject, { account }: ReadFolder): boolean =>
  othersOf(peopleOf(message), account).some((address) => knownAddresses.get(address) !== undefined);

/** Whether a message is taken in because of who it is from or to. */
export const isTaken = (message: FetchMessageObject, folder: ReadFolder): boolean =>
  !isAway(message, folder) && isWanted(message, folder);

const isOfDomain = (address: string, domain: string): boolean =>
  address.endsWith(`@${domain}`) || address.endsWith(`.${domain}`);

/** How many bytes of its words are read. */
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
  const bytes = await partBytes(client, some);
  await Promise.all(some.map((one) => handOverOne(one, bytes, options)));
}

async function handOverOne(one: Listed, bytes: PartBytes, options: ReadOptions): Promise<void> {
  const { row, parts, isRecent, message } = one;
  const words = await wordsIn(parts, ({ part }) => bytes.get(keyOf(message.uid, part)));
  if (isRecent) {
    const body: MailBody = { id: row.id, mailId: row.id, ...words, at: new Date(options.now()).toISOString() };
    // Before the message itself: where that is, its words are. Words that the server does not take are missed when somebody opens it.
    await handedOver('mailBodies', body, options);
  }
  const mail: ReceivedMail = {
    ...row,
    preview: previewOf(words.text, words.html),
    attachments: [...parts.attachments],
  };
  if (await handedOver('receivedMail', mail, options)) return;
  const { references, to } = mail;
  const short = { ...mail, references: references.slice(-2), to: to.slice(0, 5), cc: [], attachments: [] };
  if (!(await handedOver('receivedMail', short, options)))
    console.error(`A message of ${mail.date} is larger than the server of the business takes`);
}

/** Whether the server takes a row as large as this. */
async function handedOver(
  collection: string,
  row: { readonly id: string },
  { handOver }: ReadOptions,
): Promise<boolean> {
  try {
    await handOver(collection, row);
    return true;
  } catch (error) {
    if (error instanceof TooLargeError) return false;
    throw error;
  }
}

type Words = Pick<MailBody, 'text' | 'html' | 'isCut'>;

/** The words of a message, as far as they fit into a row. `bytesOf`: of a part, as sent. */
async function wordsIn(
  parts: ReturnType<typeof messageParts>,
  bytesOf: (part: WordsPart, most: number) => Buffer | undefined | Promise<Buffer | undefined>,
): Promise<Words> {
  const said = async (part: WordsPart | undefined, most: number, mostInRow: number) => {
    const bytes = part && (await bytesOf(part, most));
    const whole = bytes ? await decoded(part, bytes) : '';
    const words = fitting(whole, mostInRow);
    return { words, isCut: (part?.size ?? 0) > most || words.length < whole.length };
  };
  const text = await said(parts.text, mostText, mostTextInRow);
  const html = await said(parts.html, mostHtml, mostHtmlInRow);
  return { text: text.words, html: html.words, ...((text.isCut || html.isCut) && { isCut: true }) };
}

type PartBytes = ReadonlyMap<string, Buffer>;
const keyOf = (uid: number, part: string): string => `${uid} ${part}`;

/** The bytes of parts, with one request for all messages that have theirs at the same place. */
async function partBytes(client: ImapFlow, some: readonly Listed[]): Promise<PartBytes> {
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
export async function readWords(client: ImapFlow, uid: number): Promise<Words | undefined> {
  const [message] = await client.fetchAll(String(uid), { uid: true, bodyStructure: true }, { uid: true });
  if (!message) return undefined;
  return wordsIn(messageParts(message.bodyStructure), async ({ part }, most) => {
    const query = { uid: true, bodyParts: [{ key: part, start: 0, maxLength: most }] };
    const [answer] = await client.fetchAll(String(uid), query, { uid: true });
    return [...(answer?.bodyParts?.values() ?? [])][0];
  });
}
