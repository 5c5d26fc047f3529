import { commit } from '@steps/platform/src/core/store/commit';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { existing, newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { cleanRecord } from '../cleanRecord';
import { ownSignature } from '../people/currentPerson';
import { type Activity, type ActivityInput, type ActivityPatch, activities } from './activity';
import { changedActivity } from './activityRules';
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

/** All activities of the client. */
export const useActivities = (): readonly Activity[] => useRecords(activities);
