import * as v from 'valibot';
import { type Stamp, stampForm } from './teamRow';

/** Two writes of one field, by devices of which neither had seen the other's. It travels beside the row until both know. */
export interface MetWrites {
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

/** ms for which they travel: who has been away hears of it the next morning. */
const keptFor = 86_400_000;
/** Of one row; and characters of them all, and of one value, so that an edit of the row stays small. */
const most = 20;
const mostCharacters = 12_000;
const longestValue = 8000;

const stamp = v.pipe(v.string(), v.regex(stampForm));
const metWrites = v.object({
  field: v.pipe(v.string(), v.minLength(1)),
  lost: stamp,
  stood: stamp,
  value: v.optional(v.unknown()),
  by: v.pipe(v.string(), v.maxLength(400)),
  at: v.number(),
});
/** What came beside a row; `undefined` for anything else. */
export const metSchema = v.fallback(v.optional(v.pipe(v.array(metWrites), v.maxLength(most))), undefined);

/** The value as it travels. */
export const metValue = (value: unknown): unknown =>
  (JSON.stringify(value)?.length ?? 0) > longestValue ? undefined : (value ?? null);

/** Whether it is among these. */
export const isAmong = ({ field, lost, stood }: MetWrites, known: readonly MetWrites[] = []): boolean =>
  known.some((one) => one.field === field && one.lost === lost && one.stood === stood);

/** What is known from two sides, each once, as far as it still travels; the latest first. */
export function allMet(known: readonly MetWrites[], more: readonly MetWrites[], now: number): readonly MetWrites[] {
  const all = [...known, ...more.filter((one) => !isAmong(one, known))]
    .filter(({ at }) => Math.abs(now - at) < keptFor)
    .sort((one, other) => other.at - one.at);
  let left = mostCharacters;
  return all.slice(0, most).filter((one) => {
    left -= JSON.stringify(one).length;
    return left >= 0;
  });
}
