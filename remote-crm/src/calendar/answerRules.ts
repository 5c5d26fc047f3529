import type { MeetingAnswer } from '@steps/business/meetings';

/** What somebody said of a meeting. */
export interface Attendance {
  readonly attendance: MeetingAnswer['attendance'];
  /** It was said of an earlier invitation, before the meeting was changed. */
  readonly isOld: boolean;
}

interface Asked {
  readonly uid: string;
  /** Of the occurrence, as the rule gives it. */
  readonly original: string;
  /** SEQUENCE of the last invitation that was sent. */
  readonly sequence: number;
}

/** The latest that whoever has this address said, of this occurrence or of all; `undefined` for nothing. */
export function attendanceOf(
  answers: readonly MeetingAnswer[],
  email: string,
  { uid, original, sequence }: Asked,
): Attendance | undefined {
  const address = email.trim().toLowerCase();
  if (!address) return undefined;
  const last = answers
    .filter((one) => one.uid === uid && one.address === address && (one.original ?? original) === original)
    .reduce<MeetingAnswer | undefined>((best, one) => (best && !isLater(one, best) ? best : one), undefined);
  return last && { attendance: last.attendance, isOld: last.sequence < sequence };
}

const isLater = (one: MeetingAnswer, other: MeetingAnswer): boolean =>
  one.sequence === other.sequence ? one.stamped > other.stamped : one.sequence > other.sequence;
