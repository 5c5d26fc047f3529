import { contacts, emailKeysOf } from '@steps/business';
import {
  mailBodies,
  mailFileParts,
  mailMarks,
  mailRequests,
  outgoingMail,
  type ReceivedMail,
  receivedMail,
} from '@steps/business/mail';
import { commit, drop, newId, put, RecordIndex, stamp, useRecords } from '@steps/platform';
import { contactsByCompany } from '../nouns/recordLinks';
import type { MailAbout } from './mailWords';

/** Messages by each of their addresses: they follow a contact whose address is changed, or that is merged into another. */
const mailByAddress = new RecordIndex(receivedMail, ({ from, to, cc }) => [
  ...new Set([from, ...to, ...cc].map(({ address }) => address)),
]);

/** Messages by the ticket that they opened or joined. */
export const mailByTicket = new RecordIndex(receivedMail, ({ ticketId }) => ticketId || undefined);

/** The messages of these addresses, each once. */
export const mailWith = (addresses: readonly string[]): readonly ReceivedMail[] => [
  ...new Set(addresses.flatMap((address) => mailByAddress.of(address))),
];

/**
 * What lies in mailboxes about a record: of a contact by its addresses, of a company by those of its people, of a ticket or a deal what answers a
 * message that was sent from there. What Steps sent itself stands there already.
 */
export function mailAbout(about: MailAbout): readonly ReceivedMail[] {
  if (receivedMail.size === 0) return [];
  const isOurs = new Set(outgoingMail.all().map(({ messageId }) => messageId));
  return found(about).filter(({ direction, messageId }) => direction === 'in' || !isOurs.has(messageId));
}

function found({ ticketId, dealId, contactId, companyId }: MailAbout): readonly ReceivedMail[] {
  if (ticketId || dealId) {
    const sent = outgoingMail.all().filter((mail) => (ticketId ? mail.ticketId === ticketId : mail.dealId === dealId));
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
  useRecords(contacts);
  return mailAbout(about);
}

/** Has a post office fetch the words of a message, or a file of it, unless somebody has asked already. */
export function askForMail({ id: mailId, accountId, place, messageId }: ReceivedMail, part?: string): void {
  if (mailRequests.all().some((one) => one.mailId === mailId && one.part === part && !one.problem)) return;
  const before = mailRequests.all().filter((one) => one.mailId === mailId && one.part === part);
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

/** Takes a message out of Steps for everybody, its words and files too. It stays in the mailbox, and is not read again. */
export function takeOutMail(mail: ReceivedMail): void {
  commit({ label: `Take “${mail.subject || 'a message'}” out of Steps`, changes: mailRemoval([mail]) });
}

/** The changes that take messages away with all that was fetched of them. */
export function mailRemoval(mails: readonly ReceivedMail[]) {
  const gone = new Set(mails.map(({ id }) => id));
  const isTheirs = ({ mailId }: { readonly mailId: string }) => gone.has(mailId);
  return [
    ...mails.map(({ id }) => drop(receivedMail, id)),
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
