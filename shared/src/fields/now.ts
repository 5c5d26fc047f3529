import type { Day } from './dayText';

const two = (part: number) => String(part).padStart(2, '0');

/** Today on the user's own clock. */
export function todayHere(): Day {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
