import { dayMs } from '@steps/platform/src/core/calendarDay';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop } from '@steps/platform/src/core/store/recordChange';
import { contacts, contactsByEmail } from '../contacts/contact';
import { deletedRecords } from '../deleted/deletedRecord';
import { mailBodies, mailFileParts } from '../mail/mailBody';
import { mailReadings } from '../mail/mailReading';
import { mailRequests } from '../mail/mailRequest';
import { type PrivateMail, privateMail } from '../mail/privateMail';
import { receivedMail } from '../mail/receivedMail';
import { isRefusedWriter, offeredFor, unknownMail } from '../mail/unknownMail';
import { may } from '../people/rights';

/** The words of a message are kept until it is this old; later they are fetched when somebody opens it. */
const wordsKept = 90 * dayMs;
/** What somebody has opened is kept for this long. */
const openedKept = dayMs;
/** Most rows deleted in one go. */
const atOnce = 1_000;

/**
 * Deletes what was fetched from mailboxes only to be looked at, once its time is over. The messages stay. `now`: milliseconds
 * since 1970.
 */
export function tidyMailbox(now: number): void {
  if (!may('change', 'crm')) return;
  const isOver = ({ at }: { readonly at: string }) => now - Date.parse(at) > openedKept;
  const isOld = (mailId: string) => {
    const mail = receivedMail.get(mailId);
    return mail === undefined || now - Date.parse(mail.date) > wordsKept;
  };
  const changes = [
    ...mailBodies.all().flatMap((body) => (isOver(body) && isOld(body.mailId) ? drop(mailBodies, body.id) : [])),
    ...mailFileParts.all().flatMap((part) => (isOver(part) ? drop(mailFileParts, part.id) : [])),
    ...mailRequests.all().flatMap((request) => (isOver(request) ? drop(mailRequests, request.id) : [])),
    ...unknownMail.all().flatMap((one) => (isOffered(one, now) ? [] : drop(unknownMail, one.id))),
    ...privateMail.all().flatMap((mail) => (hasContact(mail) ? [] : drop(privateMail, mail.id))),
  ].slice(0, atOnce);
  if (changes.length > 0) commit({ label: 'Tidy what was opened of mailboxes', changes, undoable: false });
}

/** Writers are offered for a while, as long as that is switched on and they are neither a contact nor refused. */
const isOffered = ({ address, at }: { readonly address: string; readonly at: string }, now: number): boolean =>
  mailReadings.all().some(({ offersUnknown }) => offersUnknown) &&
  now - Date.parse(at) < offeredFor &&
  contactsByEmail.count(address) === 0 &&
  !isRefusedWriter(address);

/** Whether one of its people is a contact, or a deleted one that can still be restored. */
const hasContact = ({ from, to, cc }: Pick<PrivateMail, 'from' | 'to' | 'cc'>): boolean =>
  [from, ...to, ...cc].some(({ address }) => contactsByEmail.count(address) > 0) ||
  deletedRecords.all().some(({ collection }) => collection === contacts.name);
