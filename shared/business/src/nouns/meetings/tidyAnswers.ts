import { uidIn } from '@steps/platform/src/core/calendar/icalParts';
import { dayMs } from '@steps/platform/src/core/calendarDay';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop } from '@steps/platform/src/core/store/recordChange';
import { deletedRecords } from '../deleted/deletedRecord';
import { outgoingMail } from '../mail/outgoingMail';
import { may } from '../people/rights';
import { meetings, meetingUid } from './meeting';
import { meetingAnswers } from './meetingAnswer';

/** The rows of a team come in any order: an answer waits for its meeting and its invitation so long (ms). */
const waits = 30 * dayMs;

/**
 * Deletes the answers to meetings that are gone for good, once their invitation is gone too. Only where all meetings are known. `now`:
 * milliseconds since 1970.
 */
export function tidyAnswers(now: number): void {
  if (meetingAnswers.size === 0 || !may('change', 'calendar')) return;
  const known = new Set(meetings.all().map(meetingUid));
  const canComeBack = (uid: string) =>
    deletedRecords.get(`${meetings.name}/${uid.replace(/@steps$/, '')}`) !== undefined;
  const left = meetingAnswers
    .all()
    .filter(({ uid, stamped }) => !known.has(uid) && !canComeBack(uid) && now - Date.parse(stamped) > waits);
  if (left.length === 0) return;
  const invited = new Set(outgoingMail.all().flatMap(({ invitation }) => (invitation ? uidIn(invitation.ics) : [])));
  const changes = left.flatMap(({ id, uid }) => (invited.has(uid) ? [] : drop(meetingAnswers, id)));
  if (changes.length > 0) commit({ label: 'Tidy answers to invitations', changes, undoable: false });
}
