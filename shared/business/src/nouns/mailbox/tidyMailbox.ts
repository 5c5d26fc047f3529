import { dayMs } from '@steps/platform/src/core/calendarDay';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop } from '@steps/platform/src/core/store/recordChange';
import { mailBodies, mailFileParts } from '../mail/mailBody';
import { mailRequests } from '../mail/mailRequest';
import { receivedMail } from '../mail/receivedMail';
import { may } from '../people/rights';

/** Words of a message are kept for so long after it; later they are asked for when somebody opens it. */
const wordsKept = 90 * dayMs;
/** What somebody has opened is kept for so long. */
const openedKept = dayMs;
/** Most rows that are taken away in one go. */
const atOnce = 1_000;

/** Takes away what was fetched from mailboxes to be looked at, once its time is over. The messages stay. `now`: milliseconds since 1970. */
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
  ].slice(0, atOnce);
  if (changes.length > 0) commit({ label: 'Tidy what was opened of mailboxes', changes, undoable: false });
}
