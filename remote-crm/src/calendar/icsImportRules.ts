import { type Contact, emailKeysOf } from '@steps/business';
import { ics, type MeetingFound } from '@steps/business/calendar';
import { type Meeting, type MeetingInput, meetingUid } from '@steps/business/meetings';

/** What an import does with a meeting of a file; `older`: what is kept is a later version of it. */
export interface PlannedMeeting extends Omit<MeetingFound, 'change'> {
  readonly what: 'new' | 'changed' | 'same' | 'older';
  /** The kept meeting as the import leaves it. */
  readonly after?: Meeting;
}

/** Compares what a file has with what is kept, by the meetings' identity in calendar files. */
export function planImport(
  { found }: Pick<ReturnType<typeof ics.read>, 'found'>,
  kept: readonly Meeting[],
  people: readonly Contact[],
): PlannedMeeting[] {
  const byUid = new Map(kept.map((meeting) => [meetingUid(meeting), meeting]));
  const byEmail = contactsByEmail(people);
  const plans: PlannedMeeting[] = [];
  const singles = new Map<Meeting, MeetingFound[]>();
  for (const one of found) {
    const { meeting, notes, change } = one;
    const series = change && !change.changes.following ? byUid.get(change.meeting.uid ?? '') : undefined;
    const known = meeting.uid === undefined ? undefined : byUid.get(meeting.uid);
    if (series?.recurrence) singles.set(series, [...(singles.get(series) ?? []), one]);
    else if (known) plans.push(planned(known, meeting, notes));
    else plans.push({ meeting: tied(meeting, byEmail), notes, what: 'new' });
  }
  const changed = [...singles].map(([series, changes]) => {
    const incoming = ics.withChanges(
      series,
      changes.flatMap(({ change }) => change ?? []),
    );
    return planned(series, incoming, [...new Set(changes.flatMap(({ change }) => change?.notes ?? []))], true);
  });
  return [...plans, ...changed];
}

/** By all their emails; whose main email it is goes before who has it beside another. */
function contactsByEmail(people: readonly Contact[]): Map<string, Contact> {
  const found = new Map(people.flatMap((person) => emailKeysOf(person).map((key) => [key, person] as const)));
  for (const person of people) if (person.email) found.set(person.email.trim().toLowerCase(), person);
  return found;
}

/** `partly`: the file has single occurrences of the meeting, and says nothing of the others. */
function planned(known: Meeting, incoming: MeetingInput, notes: readonly string[], partly = false): PlannedMeeting {
  const isOlder = partly || ics.byVersion(incoming, known) < 0;
  const after = withLaterOccurrences(known, incoming, isOlder);
  const meeting = isOlder ? { ...incoming, ...after } : incoming;
  if (!isSame(known, after)) return { meeting, notes, what: 'changed', after };
  return { meeting, notes, what: isOlder && !partly ? 'older' : 'same' };
}

type Override = NonNullable<Meeting['overrides']>[number];

/** The later version of the meeting, and of each of its occurrences (RFC 5546, 2.1.4), whichever side has it. */
function withLaterOccurrences(known: Meeting, incoming: MeetingInput, isOlder: boolean): Meeting {
  const versionOf = (one: Override | undefined, series: MeetingInput) => ({
    sequence: one?.sequence ?? series.sequence,
    stamped: one?.stamped ?? series.stamped,
  });
  const [base, other] = isOlder ? ([known, incoming] as const) : ([updated(known, incoming), known] as const);
  const own = base.overrides ?? [];
  const later = (other.overrides ?? []).filter((one) => {
    const rival = own.find(({ original }) => original === one.original);
    return ics.byVersion(versionOf(one, other), versionOf(rival, base)) > 0;
  });
  if (later.length === 0) return base;
  const gone = later.flatMap(({ original, status }) => (status === 'cancelled' ? original : []));
  const back = new Set(later.flatMap(({ original, status }) => (status === 'cancelled' ? [] : original)));
  const exdates = [...new Set([...(base.exdates ?? []).filter((exdate) => !back.has(exdate)), ...gone])].sort();
  const others = own.filter(({ original }) => !later.some((one) => one.original === original));
  return { ...base, overrides: [...others, ...later], exdates };
}

/** The kept meeting with what the file says; what only Steps knows of it (contact, deal) stays. */
const updated = (known: Meeting, { uid: _, ...incoming }: MeetingInput): Meeting => ({
  ...known,
  ...blank,
  ...incoming,
  recurrence: incoming.recurrence ?? '',
});

/** What a file leaves out when it has none of it. */
const blank = {
  allDay: undefined,
  rdates: undefined,
  exdates: undefined,
  overrides: undefined,
  link: undefined,
  kind: undefined,
  status: undefined,
  reminderMinutes: undefined,
} as const;

function isSame(known: Meeting, after: Meeting): boolean {
  const keys = [...new Set([...Object.keys(known), ...Object.keys(after)])] as (keyof Meeting)[];
  return keys.every((key) => isVersion(key) || meaning(known[key]) === meaning(after[key]));
}

/** A later version that says the same is nothing to import. */
const isVersion = (key: string) => key === 'sequence' || key === 'stamped';

/** Absent, empty and "no" are the same in a file. */
function meaning(value: unknown): string {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return '';
  return value === 'confirmed' ? '' : JSON.stringify(value, (key, inside) => (isVersion(key) ? undefined : inside));
}

/** Ties a new meeting to the first attendee who is a contact. */
function tied(meeting: MeetingInput, byEmail: ReadonlyMap<string, Contact>): MeetingInput {
  const contact = meeting.attendees?.map(({ email }) => byEmail.get(email.toLowerCase())).find(Boolean);
  if (!contact) return meeting;
  return { ...meeting, contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
}
