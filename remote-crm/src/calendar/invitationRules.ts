import type { MailAccount, OutgoingMail } from '@steps/business/mail';
import type { Meeting } from '@steps/business/meetings';

/** Whom a meeting is sent to: everybody with an address but the business's own; nobody where somebody else invites to it. */
export function invitedTo(
  { attendees }: Pick<Meeting, 'attendees'>,
  accounts: readonly Pick<MailAccount, 'address'>[],
): readonly string[] {
  const own = new Set(accounts.map(({ address }) => address.toLowerCase()));
  const isOwn = (email: string) => own.has(email.toLowerCase());
  // As in a linked calendar: two invitations to one meeting would contradict each other.
  if (attendees.some(({ email, organiser }) => organiser && !isOwn(email))) return [];
  return attendees.flatMap(({ email }) => (email && !isOwn(email) ? [email] : []));
}

/** What those invited are told of a meeting, as one text: where it is another one now, they ought to be told anew. */
export const toldOf = (meeting: Meeting): string => {
  const { title, start, end, timeZone, allDay = false, attendees, location, link = '', recurrence } = meeting;
  const { status = 'confirmed', rdates = [], exdates = [], overrides = [] } = meeting;
  const occurrences = overrides.map((one) => [
    ...[one.original, one.title, one.start, one.end, one.allDay, one.location, one.link, one.status],
    one.attendees?.map(({ email }) => email.toLowerCase()),
  ]);
  const people = attendees.map(({ email }) => email.toLowerCase()).sort();
  return JSON.stringify([
    ...[title, start, end, timeZone, allDay, location, link, status === 'cancelled', recurrence],
    ...[rdates, exdates, occurrences, people],
  ]);
};

/** What has become of the invitations to a meeting. */
export type InvitationState =
  | { readonly state: 'none' }
  | { readonly state: 'told' | 'changed' | 'cancelled'; readonly last: OutgoingMail };

/** Messages about the meeting that went out or are to, the newest last. */
export const invitationsOf = (all: readonly OutgoingMail[], meetingId: string): readonly OutgoingMail[] =>
  all
    .filter(({ meetingId: of, status, invitation }) => of === meetingId && invitation && status !== 'cancelled')
    .sort((one, other) => (one.invitation?.sequence ?? 0) - (other.invitation?.sequence ?? 0));

/** Whether those invited know the meeting as it is. What failed told nobody. */
export function invitationState(meeting: Meeting, all: readonly OutgoingMail[]): InvitationState {
  const last = invitationsOf(all, meeting.id).findLast(({ status }) => status !== 'failed');
  if (!last) return { state: 'none' };
  if (last.invitation?.method === 'CANCEL') return { state: 'cancelled', last };
  return { state: last.invitation?.told === toldOf(meeting) ? 'told' : 'changed', last };
}

/** SEQUENCE of the next message about a meeting: 0 for the first one. */
export const nextSequence = (meeting: Meeting, all: readonly OutgoingMail[]): number => {
  const last = invitationsOf(all, meeting.id).at(-1)?.invitation;
  return Math.max(meeting.sequence ?? 0, last ? last.sequence + 1 : 0);
};
