import { contacts, emailKeysOf } from '@steps/business';
import { forgetDeleted } from '@steps/business/deleted';
import {
  asPrivate,
  type MailRequest,
  mailBodies,
  mailFileParts,
  mailMarks,
  mailRequests,
  outgoingMail,
  ownPrivateMail,
  type PrivateMail,
  privateMail,
  type ReceivedMail,
  receivedMail,
} from '@steps/business/mail';
import { commit, drop, newId, put, RecordIndex, stamp, useRecords } from '@steps/platform';
import { contactsByCompany } from '../nouns/recordLinks';
import type { MailAbout } from './mailWords';
import { sentById, sentByTicket } from './outgoingMailState';

/** Messages by each of their addresses: they follow a contact whose address is changed, or that is merged into another. */
const mailByAddress = new RecordIndex(receivedMail, ({ from, to, cc }) => [
  ...new Set([from, ...to, ...cc].map(({ address }) => address)),
]);

/** Messages by the ticket that they opened or joined. */
export const mailByTicket = new RecordIndex(receivedMail, ({ ticketId }) => ticketId || undefined);

/** The messages of these addresses, each once. */
export const mailWith = (addresses: readonly string[]): readonly ReceivedMail[] => [
  ...new Set(addresses.flatMap((address) => mailByAddress.of(address))),
  ...ownPrivateMail().filter((mail) => peopleOf(mail).some(({ address }) => addresses.includes(address))),
];

const peopleOf = ({ from, to, cc }: ReceivedMail) => [from, ...to, ...cc];

/**
 * What lies in mailboxes about a record: of a contact by its addresses, of a company by those of its people, of a ticket or a deal what answers a
 * message that was sent from there. What Steps sent itself stands there already.
 */
export function mailAbout(about: MailAbout): readonly ReceivedMail[] {
  if (receivedMail.size + privateMail.size === 0) return [];
  return found(about).filter(({ direction, messageId }) => direction === 'in' || sentById.count(messageId) === 0);
}

function found({ ticketId, dealId, contactId, companyId }: MailAbout): readonly ReceivedMail[] {
  if (ticketId || dealId) {
    const sent = ticketId ? sentByTicket.of(ticketId) : outgoingMail.all().filter((mail) => mail.dealId === dealId);
    const ids = new Set(sent.map(({ messageId }) => messageId));
    const answers = ({ references }: ReceivedMail) => references.some((id) => ids.has(id));
    const theirs = mailWith(sent.flatMap(({ to, cc }) => [...to, ...cc]).map((one) => one.toLowerCase()));
    return [...new Set([...mailByTicket.of(ticketId), ...theirs.filter(answers)])];
  }
  const contact = contactId ? contacts.get(contactId) : undefined;
  if (contactId) return contact ? mailWith(emailKeysOf(contact)) : [];
  return companyId ? mailWith(contactsByCompany.of(companyId).flatMap(emailKeysOf)) : [];
}

/** The messages about a record, in render. */
export function useMailAbout(about: MailAbout): readonly ReceivedMail[] {
  useRecords(receivedMail);
  useRecords(privateMail);
  useRecords(contacts);
  return mailAbout(about);
}

const isFor = (one: MailRequest, mailId: string, part: string | undefined): boolean =>
  one.mailId === mailId && one.part === part && !one.pictures;

/** Has a post office fetch the words of a message, or a file of it, unless somebody has asked already. */
export function askForMail({ id: mailId, accountId, place, messageId }: ReceivedMail, part?: string): void {
  if (mailRequests.all().some((one) => isFor(one, mailId, part) && !one.problem)) return;
  const before = mailRequests.all().filter((one) => isFor(one, mailId, part));
  const request = { id: newId('mail-request'), mailId, accountId, ...place, messageId, at: stamp() };
  commit({
    label: 'Open a message',
    changes: [
      ...before.map(({ id }) => drop(mailRequests, id)),
      put(mailRequests, { ...request, ...(part && { part }) }),
    ],
    undoable: false,
  });
}

/** Has a post office fetch pictures of the web that a message shows; what it fetched before stays. */
export function askForPictures({ id: mailId, accountId, place, messageId }: ReceivedMail, pictures: string[]): void {
  const before = mailRequests.all().filter((one) => one.mailId === mailId && one.pictures);
  const request = { id: newId('mail-request'), mailId, accountId, ...place, messageId, pictures, at: stamp() };
  commit({
    label: 'Show pictures',
    changes: [...before.map(({ id }) => drop(mailRequests, id)), put(mailRequests, request)],
    undoable: false,
  });
}

/**
 * Keeps a message to this person: its row, its words and its files go for everybody, and are not to be restored; this device alone keeps the row and
 * the words. It stays in the mailbox.
 */
export function keepPrivate(mail: ReceivedMail, { text, html }: Pick<PrivateMail, 'text' | 'html'>): void {
  const kept = put(privateMail, asPrivate(mail, { text, html }));
  commit({ label: 'Keep an email to yourself', changes: [...mailRemoval([mail]), kept], undoable: false });
  forgetDeleted([`${receivedMail.name}/${mail.id}`]);
}

/** Lets everybody see it again who may see contacts. */
export function shareMail({ text, html, by: _, ...mail }: PrivateMail): void {
  const body = { id: mail.id, mailId: mail.id, text, html, at: stamp() };
  commit({
    label: 'Share an email',
    changes: [drop(privateMail, mail.id), put(mailBodies, body), put(receivedMail, mail)],
    undoable: false,
  });
}

/** Takes a message out of Steps for everybody, its words and files too. It stays in the mailbox, and is not read again. */
export function takeOutMail(mail: ReceivedMail): void {
  commit({ label: `Take “${mail.subject || 'a message'}” out of Steps`, changes: mailRemoval([mail]) });
}

/** The changes that take messages away with all that was fetched of them. */
export function mailRemoval(mails: readonly ReceivedMail[]) {
  const gone = new Set(mails.map(({ id }) => id));
  const isTheirs = ({ mailId }: { readonly mailId: string }) => gone.has(mailId);
  return [
    ...mails.flatMap(({ id }) => (receivedMail.get(id) ? drop(receivedMail, id) : [])),
    ...mails.flatMap(({ id }) => (privateMail.get(id) ? drop(privateMail, id) : [])),
    ...mails.flatMap(({ id }) => (mailMarks.get(id) ? drop(mailMarks, id) : [])),
    ...mailBodies
      .all()
      .filter(isTheirs)
      .map(({ id }) => drop(mailBodies, id)),
    ...mailFileParts
      .all()
      .filter(isTheirs)
      .map(({ id }) => drop(mailFileParts, id)),
    ...mailRequests
      .all()
      .filter(isTheirs)
      .map(({ id }) => drop(mailRequests, id)),
  ];
}
