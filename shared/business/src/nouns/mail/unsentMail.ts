import type { RowChange } from '@steps/platform/src/core/storage/port';
import { recordMemory } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { onClientClosed } from '@steps/platform/src/core/store/database';
import { type Activity, activities, mailActivityId } from '../activities/activity';
import { contacts } from '../contacts/contact';
import { may } from '../people/rights';
import { asEmail, asNote } from './mailActivity';
import { type OutgoingMail, outgoingMail, returnedWords } from './outgoingMail';

/** Tries of which the timelines say it: of a later one the entry may come here before the email does, and that is no failed one. */
const told = new Set<string>();
onClientClosed(() => told.clear());

/**
 * Has email that reached nobody no longer count as contact, and its timelines say so; and email that somebody sent again count, where a browser
 * that did not know of it yet noted the failure. A post office reads no timelines, so a browser does this, once everything has been read and
 * whenever an email changes.
 */
export function noteUnsentMail(): void {
  if (!may('change', activities.modules) || recordMemory.narrowed(contacts)) return;
  for (const mail of outgoingMail.all()) {
    const words = wordsFor(mail);
    const known = activities.get(mailActivityId(mail.id));
    const failedTry = words && `${mail.id} ${mail.tries}`;
    if (!known || (failedTry && told.has(failedTry))) continue;
    const changes = changesAfter(mail, words, known);
    if (changes.length > 0) commit({ label: `Note what became of ${mail.subject}`, changes, undoable: false });
    if (failedTry) told.add(failedTry);
  }
}

function changesAfter(mail: OutgoingMail, words: string | undefined, known: Activity): RowChange[] {
  if (words !== undefined) return known.type === 'email' ? asNote(known, `${words}: `) : [];
  return isNotedUnsent(known) && goesOut(mail) ? asEmail(known, mail) : [];
}

const unsentWords = ['Not sent', 'Bounced'] as const;

const isNotedUnsent = ({ type, subject }: Activity): boolean =>
  type === 'note' && unsentWords.some((words) => subject.startsWith(`${words}: `));

const goesOut = ({ status }: OutgoingMail): boolean => status !== 'cancelled' && status !== 'draft';

/** What its timelines say of a message that reached nobody; `undefined` for any other. */
function wordsFor({ status, to, cc, reason = '' }: OutgoingMail): (typeof unsentWords)[number] | undefined {
  if (status === 'failed') return 'Not sent';
  const { notTaken, bounced, refused } = returnedWords;
  const cameBack = (one: string) => [notTaken, bounced, refused].some((words) => reason.includes(`${words} ${one}: `));
  // One of several may have been reached, or be reached later: what is delayed has not come back.
  return status === 'bounced' && [...to, ...cc].every(cameBack) ? 'Bounced' : undefined;
}
