import { useSwitch } from '@steps/shared';
import { useEffect, useRef } from 'react';
import { type ReviewKey, reviewKeyOf, takesLetters } from './reviewKeys';

/** Id of the choice whether single letters decide; people who speak to their computer switch them off (WCAG 2.1.4). */
export const singleKeysPreference = 'review.singleKeys';

/** Whether single letters decide. */
export const useSingleKeys = (): boolean => useSwitch(singleKeysPreference, true);

/** Listens for the queue's keys: never in text fields, in menus or behind a dialog. */
export function useReviewKeys(onKey: (key: ReviewKey) => void): void {
  const enabled = useSingleKeys();
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const key = reviewKeyOf(event);
      if (!key || event.defaultPrevented || takesLetters(event.target) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
