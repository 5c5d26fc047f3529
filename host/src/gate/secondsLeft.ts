import { useEffect, useState } from 'react';

/** Whole seconds from `now` until a moment, both ms since 1970; 0 once it has passed. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Counts down to a moment (ms since 1970). */
export function useSecondsLeft(until: number): number {
  const [, tick] = useState(0);
  const left = secondsLeft(until, Date.now());
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
