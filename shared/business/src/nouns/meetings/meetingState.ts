import { commit } from '@steps/platform/src/core/store/commit';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { drop, existing, newId, patched, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import { cleanRecord } from '../cleanRecord';
import { type Meeting, type MeetingInput, type MeetingPatch, meetings } from './meeting';
import { activityChange, activityRemoval, lastContactWith } from './meetingActivity';
import { checkMeeting } from './meetingRules';

/**
 * Adds a meeting with the activity that shows it in the timelines of its contact, company and deal (see
 * `meetingActivity.ts`). `RuleError` without a title or if it ends before it starts.
 */
export function createMeeting(input: MeetingInput, origin: Origin = person): Meeting {
  const meeting = newMeeting(input);
  commit({ label: `Add ${meeting.title}`, changes: savedMeeting(meeting), origin });
  return meeting;
}

/** A checked meeting, not saved yet. */
export function newMeeting(typed: MeetingInput): Meeting {
  const input = cleanRecord(typed);
  checkMeeting(input);
  const at = stamp();
  return {
    timeZone: 'Europe/London',
    attendees: [],
    location: '',
    notes: '',
    recurrence: '',
    ...input,
    title: input.title.trim(),
    id: newId('meeting'),
    createdAt: at,
    updatedAt: at,
  };
}

/** The changes that save a meeting with everything that depends on it. */
export const savedMeeting = (meeting: Meeting) => savedMeetings([meeting]);

/** As `savedMeeting`, for several in one step: they may be with the same contact. */
export const savedMeetings = (all: readonly Meeting[]) => [
  ...all.flatMap((meeting) => [put(meetings, meeting), ...activityChange(meeting)]),
  ...lastContactWith(all),
];

/** The changes that delete meetings with everything that depends on them. */
export const deletedMeetings = (ids: readonly string[]) => [
  ...ids.flatMap((id) => [drop(meetings, id), ...activityRemoval(id)]),
  ...lastContactWith([], ids),
];

/** Changes, moves or resizes a meeting; all occurrences of a recurring one alike. */
export function updateMeeting(id: string, patch: MeetingPatch, origin: Origin = person): Meeting {
  const before = existing(meetings, id);
  const after = patched<Meeting>(before, cleanRecord(patch));
  if (after === before) return before;
  checkMeeting(after);
  const saved = { ...after, updatedAt: stamp() };
  commit({ label: `Edit ${saved.title}`, changes: savedMeeting(saved), origin });
  return saved;
}

/** Deletes meetings as one step; undo brings them back. Returns how many. */
export function deleteMeetings(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => meetings.get(id) ?? []);
  const label = known.length === 1 ? `Delete ${known[0]?.title}` : `Delete ${known.length} meetings`;
  commit({ label, changes: deletedMeetings(known.map(({ id }) => id)), origin });
  return known.length;
}

/** All meetings of the client. */
export const useMeetings = (): readonly Meeting[] => useRecords(meetings);
