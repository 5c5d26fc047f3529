import type { MeetingAnswer } from '@steps/business/meetings';

/** What somebody said of a meeting. */
export interface Attendance {
  readonly attendance: MeetingAnswer['attendance'];
  /** It was said of an earlier invitation, before the meeting was changed. */
  readonly isOld: boolean;
  /** Whether it is known to come from them; else anybody may have written it. */
  readonly isConfirmed: boolean;
}

interface Asked {
  readonly uid: string;
  /** Of the occurrence, as the rule gives it. */
  readonly original: string;
  /** SEQUENCE of the last invitation that was sent. */
  readonly sequence: number;
}

/**
 * What whoever has this address said, of this occurrence or of all: the latest that is confirmed, and after it one that is not, where that is later and says
 * something else.
 */
export function attendanceOf(
  answers: readonly MeetingAnswer[],
  email: string,
  { uid, original, sequence }: Asked,
): readonly Attendance[] {
  const address = email.trim().toLowerCase();
  if (!address) return [];
  const own = answers.filter(
    (one) => one.uid === uid && one.address === address && (one.original ?? original) === original,
  );
  const confirmed = latest(own.filter(({ isConfirmed }) => isConfirmed));
  const other = latest(own.filter(({ isConfirmed }) => !isConfirmed));
  const isNews = !confirmed || (other && isLater(other, confirmed) && other.attendance !== confirmed.attendance);
  return [confirmed, isNews ? other : undefined].flatMap((one) =>
    one ? { attendance: one.attendance, isOld: one.sequence < sequence, isConfirmed: one.isConfirmed === true } : [],
  );
}

/**
 * Answers of a linked calendar as such to the last invitation: it says when its event was last changed, and nothing of invitations. `sentAt`: of the last
 * one.
 */
export const asAnswers = (
  there: readonly MeetingAnswer[],
  { uid, sequence }: Asked,
  sentAt: string | undefined,
): readonly MeetingAnswer[] =>
  there.map((one) => ({ ...one, uid, sequence: one.stamped < (sentAt ?? '') ? sequence - 1 : sequence }));

const latest = (answers: readonly MeetingAnswer[]): MeetingAnswer | undefined =>
  answers.reduce<MeetingAnswer | undefined>((best, one) => (best && !isLater(one, best) ? best : one), undefined);

const isLater = (one: MeetingAnswer, other: MeetingAnswer): boolean =>
  one.sequence === other.sequence ? one.stamped > other.stamped : one.sequence > other.sequence;
