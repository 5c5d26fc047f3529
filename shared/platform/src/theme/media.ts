import { useMemo, useSyncExternalStore } from 'react';

/** Below this the interface is a phone's: cards for tables, sheets for side panels, navigation at the bottom. */
export const phoneQuery = '(max-width: 639.98px)';
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
export const coarsePointerQuery = '(pointer: coarse)';

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      subscribe(onChange: () => void) {
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      holds: () => list.matches,
    };
  }, [query]);
  return useSyncExternalStore(media.subscribe, media.holds);
}
