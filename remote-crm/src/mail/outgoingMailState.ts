import { outgoingMail } from '@steps/business/mail';
import { RecordIndex } from '@steps/platform';

/** Messages sent from here by the ticket that they are about. */
export const sentByTicket = new RecordIndex(outgoingMail, ({ ticketId }) => ticketId);

/** Messages sent from here by the reply of a ticket that they carry: a reply may be sent to another address, too. */
export const sentByReply = new RecordIndex(outgoingMail, ({ ticketMessageId }) => ticketMessageId);

/** Messages sent from here by their Message-ID, with which an answer names them. */
export const sentById = new RecordIndex(outgoingMail, ({ messageId }) => messageId);
