import { commit } from '../../core/store/commit';
import { type Origin, person } from '../../core/store/origin';
import { drop, existing, newId, patched, put, stamp } from '../../core/store/recordChange';
import { useRecords, useRecordsBy } from '../../core/store/recordHooks';
import { RuleError } from '../../core/store/ruleError';
import { cleanRecord } from '../cleanRecord';
import { ownSignature } from '../people/currentPerson';
import { type Activity, type ActivityInput, type ActivityPatch, activities, activitiesByContact } from './activity';
import { lastContact, lastContactAfter } from './lastContact';

/** Adds an activity; a call, email or meeting that has taken place also moves the contact's last contact forward. */
export function createActivity(typed: ActivityInput, origin: Origin = person): Activity {
  const input = cleanRecord(typed);
  const at = stamp();
  const subject = (input.subject ?? '').trim();
  if (!subject && !input.body?.trim()) throw new RuleError('Enter a subject or a text; both are empty.');
  const activity: Activity = {
    body: '',
    owner: '',
    outcome: '',
    pinned: false,
    createdAt: at,
    ...input,
    subject,
    by: ownSignature(),
    id: newId('activity'),
    updatedAt: at,
  };
  commit({ label: `Add ${activity.type}`, changes: [put(activities, activity), ...lastContact(activity)], origin });
  return activity;
}

/** Changes fields of an activity; the contact's last contact follows. */
export function updateActivity(id: string, patch: ActivityPatch, origin: Origin = person): Activity {
  const before = existing(activities, id);
  const after = changedActivity(before, patch);
  if (after === before) return before;
  const changes = [put(activities, after), ...lastContactAfter([before], [after])];
  commit({ label: `Edit ${after.subject || after.type}`, changes, origin });
  return after;
}

/** The activity with the patch on it, not saved; the same object when nothing differs. */
export function changedActivity(before: Activity, patch: ActivityPatch): Activity {
  const after = patched<Activity>(before, cleanRecord(patch));
  return after === before ? before : { ...after, updatedAt: stamp() };
}

/** Marks a task as done now. */
export const completeActivity = (id: string, outcome = ''): Activity =>
  updateActivity(id, { completedAt: stamp(), ...(outcome ? { outcome } : {}) });

/** Marks a task as not done after all. */
export const reopenActivity = (id: string): Activity => updateActivity(id, { completedAt: undefined });

/** Pins an activity to the top of its timeline, or takes it down. */
export const togglePinned = (id: string): Activity => updateActivity(id, { pinned: !existing(activities, id).pinned });

/** Deletes activities as one step; the contacts' last contact follows, and undo brings all back. Returns how many. */
export function deleteActivities(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => activities.get(id) ?? []);
  const label = known.length === 1 ? 'Delete an activity' : `Delete ${known.length} activities`;
  commit({ label, changes: [...known.map(({ id }) => drop(activities, id)), ...lastContactAfter(known, [])], origin });
  return known.length;
}

/** All activities of the client. */
export const useActivities = (): readonly Activity[] => useRecords(activities);
export const useContactActivities = (id: string | undefined): readonly Activity[] =>
  useRecordsBy(activitiesByContact, id);
