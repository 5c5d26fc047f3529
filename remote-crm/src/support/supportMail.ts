import { contacts, contactWithEmail, hasEmail } from '@steps/business';
import { mailBodies, openSupportDesk, type ReceivedMail, receivedMail } from '@steps/business/mail';
import { byTime, commit, put, RecordIndex, stamp } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { keepNoticeOnce } from '@steps/platform/ui';
import { sentById } from '../mail/outgoingMailState';
import { mailWith } from '../mail/receivedMailState';
import {
  nextNumber,
  statusAfter,
  type Ticket,
  type TicketMessage,
  ticketEntries,
  tickets,
  withStatus,
} from '../tickets';
import { plainSubject } from './mailHeaders';
import { mailText } from './mailText';
import { requesterOf } from './requester';

/** Emails of one sender that become tickets, or join them, within an hour: more of them are a machine or an attack. */
export const mostAnHour = 20;
const hour = 3_600_000;

const receivedById = new RecordIndex(receivedMail, ({ messageId }) => messageId || undefined);

/** Has email of support addresses become tickets, and answers join theirs, as long as it is not ended. */
export function watchSupportMail(): () => void {
  const waiting = new Set<string>();
  const note = (mail: ReceivedMail | undefined) => {
    if (mail && mayBelong(mail)) waiting.add(mail.id);
  };
  receivedMail.all().forEach(note);
  const stop = receivedMail.follow((_before, after) => note(after));
  const close = openSupportDesk(() => {
    const mails = [...waiting].flatMap((id) => receivedMail.get(id) ?? []);
    waiting.clear();
    for (const mail of mails.toSorted((one, other) => byTime(one.date, other.date) || (one.id < other.id ? -1 : 1))) {
      try {
        takeIn(mail);
      } catch (error) {
        console.error('An email could not become a ticket', error);
      }
    }
  });
  return () => {
    stop();
    close();
  };
}

/** It is looked at once: what neither asks for a ticket nor answers anything never will. */
const mayBelong = ({ direction, isAutomatic, isForSupport, ticketId, references, subject }: ReceivedMail): boolean =>
  direction === 'in' &&
  !isAutomatic &&
  ticketId === undefined &&
  (isForSupport === true || references.length > 0 || numberIn(subject) !== undefined);

function takeIn(mail: ReceivedMail): void {
  // What Steps sent itself is in its ticket already: a colleague who got a copy is no requester.
  if (!mayBelong(mail) || sentById.count(mail.messageId) > 0) return;
  // It went to two addresses that are read.
  const twin = receivedById.of(mail.messageId).find((one) => one.id !== mail.id && one.ticketId && isSame(one, mail));
  const before = twin ? undefined : ticketAnsweredBy(mail);
  if (twin?.ticketId) save('Add an email to its ticket', mail, twin.ticketId);
  else if (!before && !mail.isForSupport) return;
  else if (isFlood(mail)) save('Leave an email without a ticket', mail, '');
  else if (before) join(before, mail);
  else open(mail);
}

const isSame = (one: ReceivedMail, other: ReceivedMail): boolean =>
  one.from.address === other.from.address && one.subject === other.subject;

/** Opens a ticket. Its ids are those of the email: whoever else opens it opens the same one. */
function open(mail: ReceivedMail): void {
  const { number, counted } = nextNumber();
  const contact = contactWithEmail(mail.from.address);
  const createdAt = [mail.date, stamp()].toSorted()[0] ?? mail.date;
  const ticket: Ticket = {
    id: `ticket-${mail.id}`,
    number,
    subject: plainSubject(mail.subject) || 'No subject',
    ...(contact && { contactId: contact.id }),
    ...(contact?.companyId && { companyId: contact.companyId }),
    requesterName: mail.from.name,
    requesterEmail: mail.from.address,
    status: 'open',
    statusHistory: [{ status: 'open', at: createdAt }],
    priority: 'normal',
    assignee: '',
    tags: [],
    messages: [messageOf(mail)],
    createdAt,
    updatedAt: createdAt,
  };
  const entries = ticketEntries(undefined, ticket, `activity-${mail.id}`);
  save(`Open ticket ${number} from an email`, mail, ticket.id, [put(tickets, ticket), counted, ...entries]);
}

function join(before: Ticket, mail: ReceivedMail): void {
  const message = messageOf(mail);
  const isThere = before.messages.some(({ id }) => id === message.id);
  const at = stamp();
  const after: Ticket = {
    ...before,
    ...withStatus(before, statusAfter(before, message), at),
    messages: [...before.messages, message],
    updatedAt: at,
  };
  save(`Add an email to ticket ${before.number}`, mail, before.id, isThere ? [] : [put(tickets, after)]);
}

const ofEmail = 'message-';

/** The email that a message of a ticket came as; `undefined` for what was written or typed here. */
export const emailOfMessage = ({ id }: TicketMessage): ReceivedMail | undefined =>
  id.startsWith(ofEmail) ? receivedMail.get(id.slice(ofEmail.length)) : undefined;

function messageOf(mail: ReceivedMail): TicketMessage {
  const { id, date, from } = mail;
  const body = mailText(mail, mailBodies.get(id));
  return { id: `${ofEmail}${id}`, at: date, by: from.name || from.address, from: 'requester', body, internal: false };
}

/** Not to be undone: it would be made again. */
function save(
  label: string,
  mail: ReceivedMail,
  ticketId: string,
  changes: Parameters<typeof commit>[0]['changes'] = [],
) {
  commit({ label, changes: [...changes, put(receivedMail, { ...mail, ticketId })], undoable: false });
}

/** The ticket that an email goes on with: by the messages that it answers, else by its number, which only who asked may name. */
function ticketAnsweredBy({ references, subject, from }: ReceivedMail): Ticket | undefined {
  for (const id of references.toReversed()) {
    const ids = [...sentById.of(id), ...receivedById.of(id)].flatMap(({ ticketId }) => ticketId || []);
    const ticket = ids.map((one) => whole(one)).find((one) => one !== undefined);
    if (ticket) return ticket;
  }
  const number = numberIn(subject);
  const named = number === undefined ? undefined : tickets.all().find((ticket) => ticket.number === number);
  return named && isRequester(named, from.address) ? whole(named.id) : undefined;
}

/** The number that our answers have in their subjects. */
function numberIn(subject: string): number | undefined {
  const [, digits] = /\[#(\d{1,9})\]/.exec(subject) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function isRequester(ticket: Ticket, address: string): boolean {
  const contact = ticket.contactId ? contacts.get(ticket.contactId) : undefined;
  return requesterOf(ticket).email.toLowerCase() === address || (contact !== undefined && hasEmail(contact, address));
}

/** The ticket that has the conversation now; `undefined` where it was deleted. */
function whole(id: string): Ticket | undefined {
  const seen = new Set<string>();
  let ticket = tickets.get(id);
  while (ticket?.mergedIntoId && !seen.has(ticket.id)) {
    seen.add(ticket.id);
    ticket = tickets.get(ticket.mergedIntoId);
  }
  return ticket;
}

/** Whether so many of this sender came within the hour before that something is wrong, which is then said once. */
function isFlood({ from: { address }, date }: ReceivedMail): boolean {
  const at = Date.parse(date);
  const since = (other: string) => at - Date.parse(other);
  const before = mailWith([address]).filter(
    (mail) => mail.from.address === address && mail.ticketId && since(mail.date) >= 0 && since(mail.date) < hour,
  );
  if (before.length < mostAnHour) return false;
  keepNoticeOnce({
    id: `support flood ${address} ${date.slice(0, 13)}`,
    kind: 'support-mail',
    title: `More than ${mostAnHour} emails within an hour from ${address}`,
    text: 'The others open no tickets. They are in the mailbox.',
    href: paths.module.href('support'),
  });
  return true;
}
