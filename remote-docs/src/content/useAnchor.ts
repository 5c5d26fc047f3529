import { useLocation } from '@steps/shared/router';
import { useEffect } from 'react';

/** Brings the heading that the address names into view, with the focus, as browsers do for pages that were there from the start. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    const heading = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}
