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
import { isForSupport, mostPeople, othersOf, peopleOf, readHeaders, receivedRow } from './receivedRow';
import { decoded, fitting, previewOf } from './wordsOf';

/** The words of messages up to this age are fetched with them (ms); those of older ones when somebody opens them. */
const wordsComeFor = 90 * 86_400_000;
/** Most bytes of a message's words: as sent, and in a row. NATS takes 1 MB by default, and Cyrillic or Thai takes two or three times as much there. */
interface Limits {
  readonly sent: number;
  readonly inRow: number;
}
const forText: Limits = { sent: 150_000, inRow: 250_000 };
const forHtml: Limits = { sent: 350_000, inRow: 550_000 };
/** Limits for the first words of an older message. */
const forPreview = { text: { ...forText, sent: 3_000 }, html: { ...forHtml, sent: 18_000 } };
/** Most bytes of words in memory at once. */
const mostAtOnce = 2_000_000;

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

/** What Steps needs of a message, and nothing else of what the server says: one may have 10,000 parts. */
interface Listed {
  readonly uid: number;
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
  const near: FetchMessageObject[] = [];
  for await (const message of client.fetch(uids.join(','), { uid: true, envelope: true, ...first }, { uid: true })) {
    if (!isAway(message, folder)) near.push(withFewPeople(message));
  }
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
  const listed: Listed[] = [];
  for await (const message of client.fetch(wanted.join(','), query, { uid: true })) {
    const row = {
      ...receivedRow(message, folder),
      ...(support.has(message.uid) && { isForSupport: true }),
    };
    const isRecent = options.now() - Date.parse(row.date) < wordsComeFor;
    listed.push({ uid: message.uid, row, parts: messageParts(message.bodyStructure, message.size), isRecent });
  }
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

/** A message without the people in its envelope that nobody looks at: it may go to 10,000. */
function withFewPeople({ envelope, ...message }: FetchMessageObject): FetchMessageObject {
  if (!envelope) return message;
  const { from, sender, to, cc, bcc: _, replyTo: __, ...rest } = envelope;
  const few = (people: typeof to = []) => people.slice(0, mostPeople);
  return { ...message, envelope: { ...rest, from: few(from), sender: few(sender), to: few(to), cc: few(cc) } };
}

/** Which parts of a message are read for its words, and how much of each. */
function asked({ parts: { text, html }, isRecent }: Listed): readonly (readonly [WordsPart, Limits])[] {
  if (!isRecent) return text ? [[text, forPreview.text]] : html ? [[html, forPreview.html]] : [];
  return [...(text ? [[text, forText] as const] : []), ...(html ? [[html, forHtml] as const] : [])];
}

function* inPortions(listed: readonly Listed[]): Generator<readonly Listed[]> {
  let portion: Listed[] = [];
  let bytes = 0;
  for (const one of listed) {
    const more = asked(one).reduce((sum, [{ size }, { sent }]) => sum + Math.min(size, sent), 0);
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
  const said = await saidIn(client, some);
  await Promise.all(some.map((one) => handOverOne(one, said, options)));
}

async function handOverOne(one: Listed, said: SaidByPart, options: ReadOptions): Promise<void> {
  const { uid, row, parts, isRecent } = one;
  const of = (part: WordsPart | undefined) => part && said.get(keyOf(uid, part));
  const words = wordsOf(of(parts.text), of(parts.html));
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

/** The words of one part, as far as they fit into a row. */
interface Said {
  readonly words: string;
  readonly isCut: boolean;
}

type SaidByPart = ReadonlyMap<string, Said>;
const keyOf = (uid: number, { part }: WordsPart): string => `${uid} ${part}`;

const wordsOf = (text: Said | undefined, html: Said | undefined): Words => ({
  text: text?.words ?? '',
  html: html?.words ?? '',
  ...((text?.isCut || html?.isCut) && { isCut: true }),
});

async function saidAs(part: WordsPart, bytes: Uint8Array, { sent, inRow }: Limits): Promise<Said> {
  const whole = await decoded(part, bytes);
  const words = fitting(whole, inRow);
  return { words, isCut: part.size > sent || words.length < whole.length };
}

/** One request for all messages that have their words at the same place. */
interface Question {
  readonly place: string;
  readonly limits: Limits;
  readonly parts: Map<number, WordsPart>;
}

/** The words of these messages. Each part is decoded before the next is fetched, as decoding takes several times its size in memory. */
async function saidIn(client: ImapFlow, some: readonly Listed[]): Promise<SaidByPart> {
  const questions = new Map<string, Question>();
  for (const one of some) {
    for (const [part, limits] of asked(one)) {
      const key = `${part.part} ${limits.sent}`;
      const question = questions.get(key) ?? { place: part.part, limits, parts: new Map() };
      question.parts.set(one.uid, part);
      questions.set(key, question);
    }
  }
  const said = new Map<string, Said>();
  for (const { place, limits, parts } of questions.values()) {
    const query = { uid: true, bodyParts: [{ key: place, start: 0, maxLength: limits.sent }] };
    for await (const { uid, bodyParts } of client.fetch([...parts.keys()].join(','), query, { uid: true })) {
      const part = parts.get(uid);
      const bytes = bodyParts?.get(place) ?? bodyParts?.values().next().value;
      if (part && bytes) said.set(keyOf(uid, part), await saidAs(part, bytes, limits));
    }
  }
  return said;
}

/** The words of one message, whatever its age, as far as they fit into a row. */
export async function readWords(client: ImapFlow, uid: number): Promise<Words | undefined> {
  const [message] = await client.fetchAll(String(uid), { uid: true, bodyStructure: true }, { uid: true });
  if (!message) return undefined;
  const { text, html } = messageParts(message.bodyStructure);
  const saidBy = async (part: WordsPart | undefined, limits: Limits) => {
    if (!part) return undefined;
    const query = { uid: true, bodyParts: [{ key: part.part, start: 0, maxLength: limits.sent }] };
    const [answer] = await client.fetchAll(String(uid), query, { uid: true });
    const bytes = answer?.bodyParts?.values().next().value;
    return bytes && saidAs(part, bytes, limits);
  };
  return wordsOf(await saidBy(text, forText), await saidBy(html, forHtml));
}
