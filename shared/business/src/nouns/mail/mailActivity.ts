import type { RowChange } from '@steps/platform/src/core/storage/port';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type Activity, activities, mailActivityId } from '../activities/activity';
import { lastContact, lastContactAfter } from '../activities/lastContact';
import { ownSignature } from '../people/currentPerson';
import { may } from '../people/rights';
import type { OutgoingMail } from './outgoingMail';

/**
 * The change that notes a message in the timelines of its records, as of now; none for a message of a ticket only, which has no
 * timeline.
 */
export function noteMail({ id, subject, contactId, companyId, dealId }: OutgoingMail): RowChange[] {
  if (!contactId && !companyId && !dealId) return [];
  const at = stamp();
  const activity: Activity = {
    body: '',
    owner: '',
    outcome: '',
    pinned: false,
    ...activities.get(mailActivityId(id)),
    id: mailActivityId(id),
    type: 'email',
    subject: subject.trim(),
    contactId,
    companyId,
    dealId,
    by: ownSignature(),
    createdAt: at,
    updatedAt: at,
  };
  return [put(activities, activity), ...lastContact(activity)];
}

/** The changes after which a message that was taken back no longer counts as contact with anybody. */
export function unnoteMail(mailId: string): RowChange[] {
  const known = activities.get(mailActivityId(mailId));
  if (!known) return [];
  if (may('delete', activities.modules)) return [drop(activities, known.id), ...lastContactAfter([known], [])];
  // People who may delete nothing can still take their own message back.
  return asNote(known, 'Taken back: ');
}

/** The changes after which a message that is a note in a timeline counts as contact again. */
export function asEmail(note: Activity, { subject }: OutgoingMail): RowChange[] {
  const email: Activity = { ...note, type: 'email', subject: subject.trim(), updatedAt: stamp() };
  return [put(activities, email), ...lastContactAfter([note], [email])];
}

/** The changes after which a message in a timeline is a note, which is no contact with anybody. */
export function asNote(known: Activity, beginning: string): RowChange[] {
  const note: Activity = { ...known, type: 'note', subject: `${beginning}${known.subject}`, updatedAt: stamp() };
  return [put(activities, note), ...lastContactAfter([known], [note])];
}
