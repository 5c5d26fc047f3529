import type { RowChange } from '@steps/platform/src/core/storage/port';
import { commit } from '@steps/platform/src/core/store/commit';
import { existing, newId, stamp } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { activities, meetingActivityId } from '../activities/activity';
import { type Meeting, type MeetingInput, type MeetingOverride, type MeetingPatch, meetings } from './meeting';
import { activityChange, heldChange } from './meetingActivity';
import { checkMeeting } from './meetingRules';
import { deleteMeetings, newMeeting, savedMeeting, savedMeetings, updateMeeting } from './meetingState';
import { nextOccurrence, type Occurrence, occurrencesOf } from './recurrence';
import { ruleFault } from './repeatRules';
import {
  movedSeries,
  type SeriesScope,
  splitSeries,
  withFittingExceptions,
  withOverride,
  withoutOccurrence,
} from './seriesRules';

/** How many days back meetings that were held are looked for. */
const heldDays = 60;

/** As `createMeeting`, for a meeting that may recur: `RuleError` for a rule that no calendar can follow. */
function addMeeting(input: MeetingInput): Meeting {
  const meeting = newMeeting(input);
  checkRule(meeting);
  commit({ label: `Add ${meeting.title}`, changes: savedMeeting(meeting) });
  return meeting;
}

/**
 * Changes, moves or resizes one occurrence, it and the following ones, or all: one step. `start` and `end` of the patch
 * are those of this occurrence. Returns the meeting that now holds it.
 */
function changeOccurrence(occurrence: Occurrence, patch: MeetingPatch, scope: SeriesScope): Meeting {
  const series = current(occurrence);
  if (!occurrence.recurring) {
    checkRule({ ...series, ...patch });
    return updateMeeting(series.id, patch);
  }
  const after = { ...occurrence.meeting, ...patch };
  checkMeeting(after);
  if (scope === 'one') return save(overridden(series, occurrence, patch), `Move or edit one ${after.title}`);
  if (scope === 'all') return save(changed(series, occurrence, patch), `Edit all ${after.title}`);
  const { before, after: rest } = splitSeries(series, occurrence.original);
  if (!before) return save(changed(series, occurrence, patch), `Edit all ${after.title}`);
  const following: Meeting = {
    ...changed(rest, occurrence, patch),
    id: newId('meeting'),
    uid: undefined,
    createdAt: stamp(),
  };
  checkRule(following);
  const label = `Edit ${after.title} from here on`;
  commit({ label, changes: savedMeetings([{ ...before, updatedAt: stamp() }, following]) });
  return following;
}

/** Deletes one occurrence, it and the following ones, or the whole meeting: one step. */
function deleteOccurrence(occurrence: Occurrence, scope: SeriesScope): void {
  const series = current(occurrence);
  const { before } = occurrence.recurring ? splitSeries(series, occurrence.original) : { before: undefined };
  if (!occurrence.recurring || scope === 'all' || (scope === 'following' && !before)) {
    deleteMeetings([series.id]);
    return;
  }
  const left = scope === 'one' ? withoutOccurrence(series, occurrence.original) : before;
  if (!left) return;
  if (!nextOccurrence(left, 0, 365 * 200)) {
    deleteMeetings([series.id]);
    return;
  }
  save(left, scope === 'one' ? `Delete one ${series.title}` : `Delete ${series.title} from here on`);
}

/** Adds and replaces meetings from a file as one step. */
function importMeetings(label: string, added: readonly MeetingInput[], changed: readonly Meeting[]): void {
  const fresh = added.map(newMeeting);
  for (const meeting of [...fresh, ...changed]) checkRule(meeting);
  const at = stamp();
  const updated = changed.map((meeting) => ({ ...meeting, updatedAt: at }));
  commit({ label, changes: savedMeetings([...fresh, ...updated]) });
}

/**
 * Brings last contacts up to the meetings that were held, recurring ones too, whose activity in the timeline moves on to the
 * latest one. It is no step of the user's, so undo leaves it.
 */
function recordHeldMeetings(all: readonly Meeting[], now: number): void {
  const over: Meeting[] = [];
  const moved = all.flatMap((meeting): RowChange[] => {
    if (!meeting.contactId && !meeting.recurrence) return [];
    const held = occurrencesOf(meeting, now - heldDays * 86_400_000, now)
      .filter(({ meeting: one }) => Date.parse(one.end) <= now)
      .at(-1);
    if (!held) return [];
    over.push(held.meeting);
    const due = activities.get(meetingActivityId(meeting.id))?.dueDate;
    const isLater = due !== undefined && meeting.recurrence !== '' && held.meeting.start > due;
    return isLater ? activityChange(meeting, held.meeting.start) : [];
  });
  const changes = [...heldChange(over), ...moved];
  if (changes.length > 0) commit({ label: 'Meetings held', changes, undoable: false });
}

/** What is done with meetings that may recur: each is one step. */
export const schedule = {
  add: addMeeting,
  change: changeOccurrence,
  delete: deleteOccurrence,
  import: importMeetings,
  recordHeld: recordHeldMeetings,
};

/** The series as it is now: somebody may have changed it since the occurrence was shown. */
const current = ({ series }: Occurrence): Meeting => existing(meetings, series.id);

function save(meeting: Meeting, label: string): Meeting {
  checkRule(meeting);
  const saved = { ...meeting, updatedAt: stamp() };
  commit({ label, changes: savedMeeting(saved) });
  return saved;
}

function checkRule(meeting: Meeting): void {
  checkMeeting(meeting);
  const fault = meeting.recurrence ? ruleFault(meeting.recurrence, meeting) : undefined;
  if (fault) throw new RuleError(fault);
}

/** The series with the patch on all its occurrences; its times move as those of the occurrence do. */
function changed(series: Meeting, { meeting: before }: Occurrence, patch: MeetingPatch): Meeting {
  const { start, end, timeZone, allDay, recurrence, ...fields } = patch;
  const times = { start: start ?? before.start, end: end ?? before.end, timeZone: timeZone ?? before.timeZone };
  const to = { ...times, allDay: 'allDay' in patch ? allDay : before.allDay };
  const moved = movedSeries({ ...series, ...fields }, before, to);
  const isNewRule = recurrence !== undefined && recurrence !== series.recurrence;
  if (!isNewRule) return withFittingExceptions(moved);
  // Whoever chose that it takes place once does not want the file's further days.
  return withFittingExceptions({ ...moved, recurrence, rdates: recurrence ? moved.rdates : undefined });
}

/**
 * The series with the patch on one occurrence. A value that is taken away there is stored as empty, or that of the series
 * would show.
 */
function overridden(series: Meeting, { original, meeting }: Occurrence, patch: MeetingPatch): Meeting {
  const known = series.overrides?.find((one) => Date.parse(one.original) === Date.parse(original));
  const { recurrence: _, rdates, exdates, overrides, uid, ...own } = patch;
  const emptied: Partial<MeetingOverride> = {
    ...('contactId' in own ? { contactId: own.contactId ?? '' } : {}),
    ...('companyId' in own ? { companyId: own.companyId ?? '' } : {}),
    ...('dealId' in own ? { dealId: own.dealId ?? '' } : {}),
    ...('link' in own ? { link: own.link ?? '' } : {}),
    ...('allDay' in own ? { allDay: own.allDay ?? false } : {}),
    ...('reminderMinutes' in own ? { reminderMinutes: own.reminderMinutes ?? -1 } : {}),
  };
  const { start, end } = meeting;
  return withOverride(series, { start, end, ...known, ...own, ...emptied, original });
}
