import type { MeetingInput } from '../nouns/meetings/meeting';

type Version = Pick<MeetingInput, 'sequence' | 'stamped'>;

/** Negative when the first is the older version: the lower SEQUENCE, then the earlier DTSTAMP (RFC 5546, section 2.1.4). */
export const byVersion = (one: Version, other: Version): number =>
  (one.sequence ?? 0) - (other.sequence ?? 0) || (one.stamped ?? '').localeCompare(other.stamped ?? '');

interface Versioned {
  readonly meeting: Version;
  readonly modified?: string;
}

/** The latest version; of equal ones the one that was changed last, then the last. */
export const latest = <T extends Versioned>(versions: readonly [T, ...T[]]): T =>
  versions.reduce((best, one) => {
    const order = byVersion(best.meeting, one.meeting) || (best.modified ?? '').localeCompare(one.modified ?? '');
    return order > 0 ? best : one;
  });
