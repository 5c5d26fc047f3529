import { dayMs } from '@steps/platform';
import { wouldEmpty } from './restoreInto';

/** An automatic copy, as its file name tells it. */
export interface Copy {
  /** Name of its file. */
  readonly name: string;
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  readonly records: number;
  /** Of what is in it: the same for the same records. */
  readonly digest: string;
}

/** The newest copies that are kept whatever their age. */
const newest = 3;
const days = 7;
const weeks = 4;
/** Time between two automatic copies, ms (our choice: half a working day is what one does again). */
export const copyInterval = 4 * 3_600_000;

/** In the browser's own files, or as a file for people. */
export type CopyEnding = 'copy' | 'json';

/** `2026-11-03T12-00-00.000Z_1234_9f3a01bc.copy` */
export const copyName = ({ madeAt, records, digest }: Omit<Copy, 'name'>, ending: CopyEnding = 'copy'): string =>
  `${madeAt.replaceAll(':', '-')}_${records}_${digest}.${ending}`;

/** The copy that a file is; nothing for any other file. */
export function readCopyName(name: string): Copy | undefined {
  const [, day, time, records, digest] =
    /^([\d-]{10})T([\d-]{8}\.\d{3}Z)_(\d+)_([0-9a-f]{8})\.(?:copy|json)$/.exec(name) ?? [];
  if (!day || !time || !digest) return undefined;
  const madeAt = `${day}T${time.replaceAll('-', ':')}`;
  return Number.isNaN(Date.parse(madeAt)) ? undefined : { name, madeAt, records: Number(records), digest };
}

/** Newest first. */
export const byAge = (copies: readonly Copy[]): readonly Copy[] =>
  copies.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));

/** Copies that may go: all but the three newest, the newest of each of the last seven days and of the last four weeks. */
export function copiesToDrop(copies: readonly Copy[], now: number): readonly Copy[] {
  const sorted = byAge(copies);
  const kept = new Set(sorted.slice(0, newest));
  const keepNewestOf = (span: number, count: number) => {
    const seen = new Set<number>();
    for (const copy of sorted) {
      const age = Math.floor((now - Date.parse(copy.madeAt)) / span);
      if (age >= count || seen.has(age)) continue;
      seen.add(age);
      kept.add(copy);
    }
  };
  keepNewestOf(dayMs, days);
  keepNewestOf(7 * dayMs, weeks);
  return sorted.filter((copy) => !kept.has(copy));
}

/** What to do about a copy now. `emptied`: so little is left that the copies of before must not be rotated away. */
export function copyDue(
  copies: readonly Copy[],
  { records, digest, now }: { readonly records: number; readonly digest: string; readonly now: number },
): 'due' | 'same' | 'recent' | 'emptied' {
  const [last] = byAge(copies);
  if (!last) return records === 0 ? 'same' : 'due';
  if (last.digest === digest) return 'same';
  // Compared with the fullest copy: a business that is emptied in two steps is noticed too.
  if (wouldEmpty({ before: Math.max(...copies.map((copy) => copy.records)), after: records })) return 'emptied';
  return now - Date.parse(last.madeAt) < copyInterval ? 'recent' : 'due';
}

/** Tells texts apart (FNV-1a, 32 bits): good enough to see that nothing changed, no protection against anybody. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
