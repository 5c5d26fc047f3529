import { useLayoutEffect } from 'react';

/**
 * How long a result must be on the screen before a key may approve it, ms: what has just appeared was not read. Our choice.
 */
export const readingTime = 1000;

const shown = new Map<string, number>();

/** While the component that calls it is on the page, this text of the result counts as shown. */
export function useShownResult(id: string, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the same result is to be read anew
  useLayoutEffect(() => {
    const start = () => shown.set(id, Date.now());
    const onVisible = () => document.visibilityState === 'visible' && start();
    start();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      shown.delete(id);
    };
  }, [id, text]);
}

/** Whether a result as it is now has been on the screen long enough for a key to approve it. */
export function stoodLongEnough(id: string): boolean {
  const since = shown.get(id);
  return since !== undefined && Date.now() - since >= readingTime;
}
