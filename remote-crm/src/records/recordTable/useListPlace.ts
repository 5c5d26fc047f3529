import { useLayoutEffect, useRef } from 'react';

/** When an open record replaces the list, closing it scrolls back to where the list was left: a long list on a phone. */
export function useListPlace(isOpen: boolean): void {
  const place = useRef(0);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return;
    }
    const left = place.current;
    // Once the list knows its height again.
    const frame = wasOpen.current ? requestAnimationFrame(() => window.scrollTo(0, left)) : 0;
    const follow = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, [isOpen]);
}
