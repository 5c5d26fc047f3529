import { commit } from '@steps/platform/src/core/store/commit';
import { drop } from '@steps/platform/src/core/store/recordChange';
import { deletedRecords } from '../deleted/deletedRecord';
import { may } from '../people/rights';
import { meetings, meetingUid } from './meeting';
import { meetingAnswers } from './meetingAnswer';

/** Deletes the answers to invitations to meetings that are gone for good. Only call it when all meetings are known. */
export function tidyAnswers(): void {
  if (meetingAnswers.size === 0 || !may('change', 'calendar')) return;
  const known = new Set(meetings.all().map(meetingUid));
  const canComeBack = (uid: string) =>
    deletedRecords.get(`${meetings.name}/${uid.replace(/@steps$/, '')}`) !== undefined;
  const changes = meetingAnswers
    .all()
    .flatMap(({ id, uid }) => (known.has(uid) || canComeBack(uid) ? [] : drop(meetingAnswers, id)));
  if (changes.length > 0) commit({ label: 'Tidy answers to invitations', changes, undoable: false });
}
