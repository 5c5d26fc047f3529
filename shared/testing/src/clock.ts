import { flush } from '@steps/platform/src/core/store/saveQueue';
import { vi } from 'vitest';
import { testNow } from './builders';

/** Stops the date (not the timers) at a moment. Returns the undo. */
export function fixClock(now: string = testNow): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return () => vi.useRealTimers();
}

/** Does something while timers are stopped, advances them by a second, and waits until all is saved. */
export async function aSecondAfter(change: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  change();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await flush();
}

/** Moves a date that `fixClock` stopped forward, ms; by a second if absent. */
export const passTime = (ms = 1000): void => void vi.setSystemTime(Date.now() + ms);
