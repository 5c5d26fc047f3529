import { type Activity, activities, activitiesByContact, lastContactAfter, updateActivity } from '@steps/business';
import { commit, drop, existing, type Origin, person, useRecordsBy } from '@steps/platform';

/** Pins an activity to the top of its timeline, or unpins it. */
export const togglePinned = (id: string): Activity => updateActivity(id, { pinned: !existing(activities, id).pinned });

/** Deletes activities as one step; the contacts' last contact follows, and undo restores all of it. Returns how many. */
export function deleteActivities(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => activities.get(id) ?? []);
  const label = known.length === 1 ? 'Delete an activity' : `Delete ${known.length} activities`;
  commit({ label, changes: [...known.map(({ id }) => drop(activities, id)), ...lastContactAfter(known, [])], origin });
  return known.length;
}

export const useContactActivities = (id: string | undefined): readonly Activity[] =>
  useRecordsBy(activitiesByContact, id);
