import { commit } from '../store/commit';
import { type Origin, person } from '../store/origin';
import { drop, existing, newId, patched, put, stamp } from '../store/recordChange';
import { useRecord, useRecords, useRecordsBy } from '../store/recordHooks';
import { type Meeting, type MeetingInput, type MeetingPatch, meetings, meetingsByContact } from './meeting';
import { checkMeeting } from './meetingRules';

/** Adds a meeting. `RuleError` without a title or when it ends before it starts. */
export function createMeeting(input: MeetingInput, origin: Origin = person): Meeting {
  checkMeeting(input);
  const at = stamp();
  const meeting: Meeting = {
    timeZone: 'Europe/London',
    attendees: [],
    location: '',
    notes: '',
    recurrence: '',
    ...input,
    id: newId('meeting'),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add ${meeting.title}`, changes: [put(meetings, meeting)], origin });
  return meeting;
}

/** Changes, moves or resizes a meeting. */
export function updateMeeting(id: string, patch: MeetingPatch, origin: Origin = person): Meeting {
  const before = existing(meetings, id);
  const after = patched<Meeting>(before, patch);
  if (after === before) return before;
  checkMeeting(after);
  const saved = { ...after, updatedAt: stamp() };
  commit({ label: `Edit ${saved.title}`, changes: [put(meetings, saved)], origin });
  return saved;
}

/** Deletes meetings as one step; undo brings them back. Returns how many. */
export function deleteMeetings(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => meetings.get(id) ?? []);
  const label = known.length === 1 ? `Delete ${known[0]?.title}` : `Delete ${known.length} meetings`;
  commit({ label, changes: known.map((meeting) => drop(meetings, meeting.id)), origin });
  return known.length;
}

/** One meeting, in render. */
export const useMeeting = (id: string | undefined): Meeting | undefined => useRecord(meetings, id);
/** All meetings of the client. */
export const useMeetings = (): readonly Meeting[] => useRecords(meetings);
/** Meetings with one contact. */
export const useContactMeetings = (id: string | undefined): readonly Meeting[] => useRecordsBy(meetingsByContact, id);
