import { useLocation, useSearchParams } from '@steps/platform/router';
import { announce } from '@steps/platform/ui';
import { useEffect, useRef } from 'react';

/** Id of the element that holds the page. */
export const mainId = 'main';

/** After a change of page: scrolls up, and takes the focus to the heading, which is announced. The first page is left alone. */
export function PageFocus() {
  const { pathname } = useLocation();
  const address = `${pathname}?${useSearchParams()[0].get('module') ?? ''}`;
  const last = useRef(address);

  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [address]);

  return null;
}

/** Focuses the page's heading as soon as it is there: most pages are fetched first. Returns the undo. */
function focusHeading(): () => void {
  const main = document.getElementById(mainId);
  if (!main) return () => {};
  // The link that was followed may be gone with its page; from here Tab goes on in the new one.
  main.focus({ preventScroll: true });
  const take = () => {
    const heading = main.querySelector('h1');
    // Out of sight: rendered ahead while the skeleton of the module switch is shown (ModulePage).
    if (!heading || heading.closest('[style*="display: none"]')) return false;
    // Whoever has moved on meanwhile is left where they are.
    if (document.activeElement !== main && document.activeElement !== document.body) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    announce(heading.textContent ?? '');
    return true;
  };
  const observer = new MutationObserver(() => {
    if (take()) observer.disconnect();
  });
  if (!take()) observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}
