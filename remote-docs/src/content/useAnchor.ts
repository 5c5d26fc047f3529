import { useLocation } from '@steps/platform/router';
import { useEffect } from 'react';

/** Brings the heading that the address names into view, with the focus, as browsers do for pages that were there from the start. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    // Where several articles are on one page their headings have no id, since two may be called alike: the first one is meant.
    const name = `="${CSS.escape(anchor)}"`;
    const heading =
      anchor && document.querySelector<HTMLElement>(`[data-anchor${name}], [data-part${name}] :is(h2, h3)`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}
