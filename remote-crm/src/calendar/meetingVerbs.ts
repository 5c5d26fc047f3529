import { type Occurrence, type SeriesScope, schedule } from '@steps/business/calendar';
import { type Meeting, type MeetingPatch, meetings } from '@steps/business/meetings';
import { attempt } from '@steps/platform/ui';
import { deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { conflictsOf, conflictWords } from './conflictRules';
import { whenOf } from './meetingTimes';

const failure = { title: 'Not saved', description: 'The meeting could not be changed. Please try again.' };

/** What a form says when a meeting was not saved although no rule was broken. */
export const notSaved = 'The meeting could not be saved. Please try again.';

/** Moves or resizes and says where to, with Undo and with what lies at the same time. True when it worked. */
export function reschedule(
  occurrence: Occurrence,
  start: string,
  end: string,
  scope: SeriesScope,
  zone: string,
): boolean {
  return attempt(failure, () => {
    const saved = schedule.change(occurrence, { start, end }, scope);
    const shown = { ...occurrence.meeting, start, end };
    notifyMeeting(`${shown.title} is now ${whenOf(shown, zone)}`, { ...saved, start, end, recurrence: '' }, zone);
  });
}

/** Changes a meeting and says so. */
export function saveOccurrence(occurrence: Occurrence, patch: MeetingPatch, scope: SeriesScope, zone: string): void {
  const saved = schedule.change(occurrence, patch, scope);
  notifyMeeting(
    'Meeting saved',
    { ...saved, ...(scope === 'one' ? { ...occurrence.meeting, ...patch, recurrence: '' } : {}) },
    zone,
  );
}

/** Deletes a meeting, with Undo. True when it worked. */
export function removeOccurrence(occurrence: Occurrence, scope: SeriesScope): boolean {
  return attempt({ title: 'Not deleted', description: 'The meeting could not be deleted. Please try again.' }, () => {
    schedule.delete(occurrence, scope);
    const title = occurrence.recurring && scope !== 'one' ? 'Meetings deleted' : 'Meeting deleted';
    notifyStep(title, meetings.get(occurrence.series.id) ? undefined : deletedNote());
  });
}

/** Says what was done, with further words; another meeting at the same time is warned of, and named. */
export function notifyMeeting(title: string, meeting: Meeting, zone: string, words?: string): void {
  const conflicts = conflictsOf(meeting, meetings.all());
  const sentences = [words, conflicts.length > 0 ? conflictWords(conflicts, zone) : undefined].filter(Boolean);
  notifyStep(title, sentences.length > 0 ? sentences.join('. ') : undefined);
}
