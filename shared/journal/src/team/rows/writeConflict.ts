import * as v from 'valibot';
import { type Stamp, stampForm } from './teamRow';

/** Two concurrent writes of one field: neither device had seen the other's. It travels with the row until both know. */
export interface WriteConflict {
  readonly field: string;
  /** The earlier one, which the other covers. */
  readonly lost: Stamp;
  readonly stood: Stamp;
  /** What the earlier one had written, null where it had emptied the field; left out where that is long. */
  readonly value?: unknown;
  /** Who noticed it, as they call themselves. */
  readonly by: string;
  /** When: milliseconds since 1970. */
  readonly at: number;
}

/** ms for which they travel: whoever was away learns of it the next morning. */
const keptFor = 86_400_000;
/** Of one row; and characters of them all, and of one value, so that an edit of the row stays small. */
const most = 20;
const mostCharacters = 12_000;
const longestValue = 8000;

const stamp = v.pipe(v.string(), v.regex(stampForm));
const conflictSchema = v.object({
  field: v.pipe(v.string(), v.minLength(1)),
  lost: stamp,
  stood: stamp,
  value: v.optional(v.unknown()),
  by: v.pipe(v.string(), v.maxLength(400)),
  at: v.number(),
});
/** What came with a row; `undefined` for anything else. */
export const conflictsSchema = v.fallback(v.optional(v.pipe(v.array(conflictSchema), v.maxLength(most))), undefined);

/** The value as it travels. */
export const conflictValue = (value: unknown): unknown =>
  (JSON.stringify(value)?.length ?? 0) > longestValue ? undefined : (value ?? null);

/** Whether it is among these. */
export const isAmong = ({ field, lost, stood }: WriteConflict, known: readonly WriteConflict[] = []): boolean =>
  known.some((one) => one.field === field && one.lost === lost && one.stood === stood);

/** The conflicts known to two sides, each once, without those that are too old to travel; the latest first. */
export function mergedConflicts(
  known: readonly WriteConflict[],
  more: readonly WriteConflict[],
  now: number,
): readonly WriteConflict[] {
  const all = [...known, ...more.filter((one) => !isAmong(one, known))]
    .filter(({ at }) => Math.abs(now - at) < keptFor)
    .sort((one, other) => other.at - one.at);
  let left = mostCharacters;
  return all.slice(0, most).filter((one) => {
    left -= JSON.stringify(one).length;
    return left >= 0;
  });
}
