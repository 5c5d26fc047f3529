import type { RowChange } from '@steps/platform/src/core/storage/port';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type Activity, activities, meetingActivityId } from '../activities/activity';
import { lastContactAfter, lastContactedAt } from '../activities/lastContact';
import { contacts } from '../contacts/contact';
import { type Meeting, meetings } from './meeting';

const words = { cancelled: 'Cancelled', 'no-show': 'Did not take place' } as const;

/**
 * The change that brings the meeting's activity in line with it; nothing if they agree already. The verbs of meetings write,
 * move and delete it in the same step, so nobody else adds an activity for a meeting. A future one is planned (its due date
 * is the start). A recurring meeting has one activity too: at its first occurrence, and later at the latest one that was
 * held.
 */
export function activityChange(meeting: Meeting, at = meeting.start): RowChange[] {
  const activity = activityOf(meeting, at);
  return activity ? [put(activities, activity)] : activityRemoval(meeting.id);
}

/** The activity of a meeting as it should be; none of a meeting with nobody. */
function activityOf(meeting: Meeting, at: string): Activity | undefined {
  const id = meetingActivityId(meeting.id);
  const known = activities.get(id);
  const { contactId, companyId, dealId, status, kind = 'meeting' } = meeting;
  if (!contactId && !companyId && !dealId) return undefined;
  const off = status === 'cancelled' || status === 'no-show' ? words[status] : undefined;
  return {
    owner: '',
    outcome: '',
    pinned: false,
    createdAt: stamp(),
    ...known,
    id,
    // A meeting that did not take place is no contact with the person, so it must not count as a meeting.
    type: off ? 'note' : kind,
    subject: off ? `${off}: ${meeting.title}` : meeting.title,
    body: [meeting.location, meeting.notes].filter(Boolean).join('\n'),
    dueDate: at,
    contactId,
    companyId,
    dealId,
    updatedAt: stamp(),
  };
}

/** The change that removes the meeting's activity. */
export const activityRemoval = (meetingId: string): RowChange[] =>
  activities.get(meetingActivityId(meetingId)) ? [drop(activities, meetingActivityId(meetingId))] : [];

/**
 * How the last contact of everybody concerned changes with meetings that are saved or deleted: back, too, where
 * one did not take place after all. A series only moves it forward: its activity shows one of its occurrences.
 */
export function lastContactWith(saved: readonly Meeting[], deleted: readonly string[] = []): RowChange[] {
  const before = [...saved.map(({ id }) => id), ...deleted].flatMap((id) =>
    meetings.get(id)?.recurrence === '' ? (activities.get(meetingActivityId(id)) ?? []) : [],
  );
  return lastContactAfter(
    before,
    saved.flatMap((meeting) => activityOf(meeting, meeting.start) ?? []),
  );
}

/** The changes that move last contacts forward to meetings that are over: each contact's to the latest. */
export function heldChange(over: readonly Meeting[]): RowChange[] {
  const latest = new Map<string, string>();
  for (const { contactId, status, start } of over) {
    if (!contactId || start > stamp() || status === 'cancelled' || status === 'no-show') continue;
    const known = latest.get(contactId) ?? contacts.get(contactId)?.lastContact ?? '';
    if (start > known) latest.set(contactId, start);
  }
  return [...latest].flatMap(([id, start]) => {
    const contact = contacts.get(id);
    return contact ? [put(contacts, { ...lastContactedAt(contact, start), updatedAt: stamp() })] : [];
  });
}
