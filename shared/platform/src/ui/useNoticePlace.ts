import { type RefObject, useLayoutEffect } from 'react';
import { noticeLift } from './noticePlaceRules';

/** What notices must leave free: bars at the bottom, what people write in, and the buttons of dialogs. */
const keptClear = '[data-keep-clear], .s-dialog__footer';

/** Keeps the notices over what must stay in reach while any are shown. In an open dialog only that dialog is. */
export function useNoticePlace(
  place: RefObject<HTMLElement | null>,
  shown: boolean,
  dialog: HTMLDialogElement | undefined,
): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !shown) return;
    const lift = () => {
      const areas = [...(dialog ?? document).querySelectorAll(keptClear)].map((kept) => kept.getBoundingClientRect());
      element.style.insetBlockEnd = `${noticeLift(element.getBoundingClientRect(), areas, window.innerHeight)}px`;
    };
    lift();
    // Its own height too: another notice, or words that are longer.
    const watch = new ResizeObserver(lift);
    watch.observe(element);
    window.addEventListener('resize', lift);
    document.addEventListener('scroll', lift, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', lift);
      document.removeEventListener('scroll', lift, { capture: true });
    };
  }, [place, shown, dialog]);
}
