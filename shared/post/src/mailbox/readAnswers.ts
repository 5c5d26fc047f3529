import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { uidIn } from '@steps/platform/src/core/calendar/icalParts';
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { answerIn } from './meetingAnswer';
import { peopleOf } from './receivedRow';
import { isSenderConfirmed } from './senderChecks';

/** An answer is one event. */
const mostBytes = 100_000;

interface AnswerOptions {
  /** Whose mailbox it is. */
  readonly account: MailAccount;
  handOver(collection: string, row: { readonly id: string }): Promise<boolean>;
}

/**
 * Hands over what those who were invited by email answered, contacts or not; of their messages nothing else. `messages`: of the open folder,
 * with their envelopes. Rejects where that is not known: each answer is there once, however often it is read.
 */
export async function readAnswers(
  client: ImapFlow,
  messages: readonly FetchMessageObject[],
  { account, handOver }: AnswerOptions,
): Promise<void> {
  const invited = invitedTo();
  const some = messages.filter((message) => invited.has(peopleOf(message).from.address));
  if (some.length === 0) return;
  const query = { uid: true, envelope: true, bodyStructure: true };
  const found: { readonly uid: number; readonly part: string; readonly address: string }[] = [];
  for await (const message of client.fetch(some.map(({ uid }) => uid).join(','), query, { uid: true })) {
    const part = calendarPart(message.bodyStructure);
    if (part) found.push({ uid: message.uid, part, address: peopleOf(message).from.address });
  }
  for (const { uid, part, address } of found) {
    const answer = answerIn(await textOf(client, uid, part), address);
    if (!answer || !invited.get(address)?.has(answer.uid)) continue;
    const isConfirmed = await isSenderConfirmed(client, { uid }, address, account);
    // Rows of their own: one that was forged first does not keep out the true one.
    const row = isConfirmed ? { ...answer, id: `${answer.id}.confirmed`, isConfirmed } : answer;
    await handOver('meetingAnswers', row);
  }
}

/** The meetings that each was sent an invitation to, by their addresses. */
function invitedTo(): ReadonlyMap<string, ReadonlySet<string>> {
  const invited = new Map<string, Set<string>>();
  for (const { invitation, to, cc } of outgoingMail.all()) {
    if (!invitation) continue;
    const uid = uidIn(invitation.ics);
    for (const one of [...to, ...cc]) {
      const address = one.toLowerCase();
      invited.set(address, (invited.get(address) ?? new Set()).add(uid));
    }
  }
  return invited;
}

/** More parts are not looked through. */
const mostParts = 200;

function calendarPart(structure: MessageStructureObject | undefined): string | undefined {
  const open = structure ? [structure] : [];
  for (let seen = 0; open.length > 0 && seen < mostParts; seen += 1) {
    const node = open.shift();
    if (node?.childNodes) open.push(...node.childNodes.slice(0, mostParts));
    else if (/^(text\/calendar|application\/ics)$/i.test(node?.type ?? '')) return node?.part ?? '1';
  }
  return undefined;
}

async function textOf(client: ImapFlow, uid: number, part: string): Promise<string> {
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes: mostBytes });
  const pieces: Buffer[] = [];
  for await (const piece of content ?? []) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
