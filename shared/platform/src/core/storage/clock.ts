/**
 * A hybrid logical clock as text that sorts: milliseconds since 1970 and a count, each in base 36. It follows the wall
 * clock, and what was written after reading something is later than it, however wrong the wall clock is.
 */
export type Clock = string;

/** Before every change. */
export const noClock: Clock = '';

const timeDigits = 9;
const countDigits = 4;
const largestCount = 36 ** countDigits - 1;

/** The clock of a change made at `now` (milliseconds since 1970) that follows all that is known up to `after`. */
export function nextClock(after: Clock, now: number): Clock {
  const [time, count] = read(after);
  if (now > time) return written(now, 0);
  return count < largestCount ? written(time, count + 1) : written(time + 1, 0);
}

export const later = (one: Clock, other: Clock): Clock => (one > other ? one : other);

function read(clock: Clock): [time: number, count: number] {
  if (clock === noClock) return [Number.NEGATIVE_INFINITY, 0];
  return [Number.parseInt(clock.slice(0, timeDigits), 36), Number.parseInt(clock.slice(timeDigits), 36)];
}

function written(time: number, count: number): Clock {
  return time.toString(36).padStart(timeDigits, '0') + count.toString(36).padStart(countDigits, '0');
}
