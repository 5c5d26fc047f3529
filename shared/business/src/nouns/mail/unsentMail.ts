import { recordMemory } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { onClientClosed } from '@steps/platform/src/core/store/database';
import { activities, mailActivityId } from '../activities/activity';
import { contacts } from '../contacts/contact';
import { may } from '../people/rights';
import { asNote } from './mailActivity';
import { type OutgoingMail, outgoingMail, returnedWords } from './outgoingMail';

/** Tries of which the timelines say it: of a later one the entry may come here before the email does, and that is no failed one. */
const told = new Set<string>();
onClientClosed(() => told.clear());

/**
 * Has email that reached nobody no longer count as contact, and its timelines say so. A post office reads no timelines, so a
 * browser does this, once everything has been read and whenever an email changes.
 */
export function noteUnsentMail(): void {
  if (!may('change', activities.modules) || recordMemory.narrowed(contacts)) return;
  for (const mail of outgoingMail.all()) {
    const words = wordsFor(mail);
    const known = words === undefined ? undefined : activities.get(mailActivityId(mail.id));
    const oneTry = `${mail.id} ${mail.tries}`;
    if (!known || told.has(oneTry)) continue;
    if (known.type === 'email')
      commit({ label: `Note what became of ${mail.subject}`, changes: asNote(known, `${words}: `), undoable: false });
    told.add(oneTry);
  }
}

/** What its timelines say of a message that reached nobody; `undefined` for any other. */
function wordsFor({ status, to, cc, reason = '' }: OutgoingMail): string | undefined {
  if (status === 'failed') return 'Not sent';
  const { notTaken, bounced, refused } = returnedWords;
  const cameBack = (one: string) => [notTaken, bounced, refused].some((words) => reason.includes(`${words} ${one}: `));
  // One of several may have been reached, or be reached later: what is delayed has not come back.
  return status === 'bounced' && [...to, ...cc].every(cameBack) ? 'Bounced' : undefined;
}
