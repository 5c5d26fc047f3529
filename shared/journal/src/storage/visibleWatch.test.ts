// @vitest-environment page
import { afterEach, expect, it, vi } from 'vitest';
import { lookWhileVisible } from './visibleWatch';

afterEach(() => vi.useRealTimers());

it('looks now and then while the page is shown, at once when it is shown again, and not after its end', () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const stop = lookWhileVisible(look);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(3);
  shown.mockReturnValue('hidden');
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(3);
  shown.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(4);
});
