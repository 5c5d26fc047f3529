import { type Contact, emailKeysOf } from '@steps/shared';
import type { IcsReading, MeetingFound } from '@steps/shared/calendar';
import { type Meeting, type MeetingInput, meetingUid } from '@steps/shared/meetings';

/** What an import does with a meeting of a file. */
export interface PlannedMeeting extends MeetingFound {
  readonly what: 'new' | 'changed' | 'same';
  /** The meeting that is kept under the same identity. */
  readonly known?: Meeting;
}

/** Compares what a file has with what is kept, by the meetings' identity in calendar files. */
export function planImport(
  { found }: IcsReading,
  kept: readonly Meeting[],
  people: readonly Contact[],
): PlannedMeeting[] {
  const byUid = new Map(kept.map((meeting) => [meetingUid(meeting), meeting]));
  const byEmail = new Map(people.flatMap((person) => emailKeysOf(person).map((key) => [key, person] as const)));
  // Whose main email it is goes before who has it beside another.
  for (const person of people) if (person.email) byEmail.set(person.email.trim().toLowerCase(), person);
  return found.map(({ meeting, notes }) => {
    const known = meeting.uid === undefined ? undefined : byUid.get(meeting.uid);
    if (!known) return { meeting: tied(meeting, byEmail), notes, what: 'new' };
    return { meeting, notes, known, what: isSame(known, meeting) ? 'same' : 'changed' };
  });
}

/** The kept meeting with what the file says; what only Steps knows of it (contact, deal) stays. */
export const updated = (known: Meeting, { uid: _, ...said }: MeetingInput): Meeting => ({
  ...known,
  ...blank,
  ...said,
  recurrence: said.recurrence ?? '',
});

/** What a file leaves out when it has none of it. */
const blank = {
  allDay: undefined,
  exdates: undefined,
  overrides: undefined,
  link: undefined,
  kind: undefined,
  status: undefined,
  reminderMinutes: undefined,
} as const;

function isSame(known: Meeting, said: MeetingInput): boolean {
  const after = updated(known, said);
  const keys = [...new Set([...Object.keys(known), ...Object.keys(after)])] as (keyof Meeting)[];
  return keys.every((key) => meaning(known[key]) === meaning(after[key]));
}

/** Absent, empty and "no" are the same in a file. */
function meaning(value: unknown): string {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return '';
  return value === 'confirmed' ? '' : JSON.stringify(value);
}

/** Ties a new meeting to the first attendee who is a contact. */
function tied(meeting: MeetingInput, byEmail: ReadonlyMap<string, Contact>): MeetingInput {
  const contact = meeting.attendees?.map(({ email }) => byEmail.get(email.toLowerCase())).find(Boolean);
  if (!contact) return meeting;
  return { ...meeting, contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
}
