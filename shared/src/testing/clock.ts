import { vi } from 'vitest';
import { testNow } from './builders';

/** Stops the date (not the timers) at a moment. Returns the undo. */
export function fixClock(now: string = testNow): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return () => vi.useRealTimers();
}
