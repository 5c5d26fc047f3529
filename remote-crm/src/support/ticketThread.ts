import type { OutgoingMail } from '@steps/business/mail';

/** What was sent of a ticket so far (Message-ID), the first one first: an answer goes on from it in the requester's mailbox. */
export const threadOfTicket = (all: readonly OutgoingMail[], ticketId: string): readonly string[] =>
  all
    .filter((mail) => mail.ticketId === ticketId && mail.status === 'sent')
    .sort((one, other) => ((one.sentAt ?? '') < (other.sentAt ?? '') ? -1 : 1))
    .map(({ messageId }) => messageId);
