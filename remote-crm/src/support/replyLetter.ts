import { sentByTicket } from '../mail/outgoingMailState';
import { mailByTicket } from '../mail/receivedMailState';
import type { Letter } from '../mail/SendDialog';
import { lastInThread, threadAfter } from '../mail/threadRules';
import type { Ticket, TicketMessage } from '../tickets';

/** The subject of all email of a ticket, with the number by which an answer finds it where a mail program leaves its thread. */
export const replySubject = ({ subject, number }: Pick<Ticket, 'subject' | 'number'>): string =>
  `Re: ${subject} [#${number}]`;

/** What a reply begins with as an email: from the address that was written to, and in the thread of the last message. */
export const replyLetter = (ticket: Ticket, { body, aiResultId }: TicketMessage): Letter => ({
  subject: replySubject(ticket),
  content: body,
  ...threadOf(ticket),
  ...(aiResultId && { aiResultIds: [aiResultId] }),
});

/** What an answer refers to in the requester's mailbox: the Message-IDs before it, the first one first, and the account of the last one. */
function threadOf({ id }: Ticket): Pick<Letter, 'thread' | 'accountId'> {
  const sent = sentByTicket.of(id).filter(({ status }) => status === 'sent');
  const received = mailByTicket.of(id).filter(({ messageId }) => messageId);
  const last = lastInThread([
    ...sent.map((mail) => ({ ...mail, at: mail.sentAt ?? '' })),
    ...received.map((mail) => ({ ...mail, at: mail.date })),
  ]);
  return last ? { thread: threadAfter(last), accountId: last.accountId } : { thread: [] };
}
