import { type RefObject, useLayoutEffect, useState } from 'react';

interface ListFrame {
  /** From the top of the page to the list, pixels; 0 until it is measured. */
  readonly above: number;
  /** The table is wider than the room it has, so that it scrolls sideways. */
  readonly wide: boolean;
}

/** Where a list stands on its page, followed as what is around it changes. `least`: width of the whole table, pixels. */
export function useListFrame(scroller: RefObject<HTMLElement | null>, least: number): ListFrame {
  const [above, setAbove] = useState(0);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      setAbove(Math.round(element.getBoundingClientRect().top + window.scrollY));
      // Hidden lists, and tests, measure 0.
      setRoom(element.clientWidth || Number.POSITIVE_INFINITY);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [scroller]);
  return { above, wide: least > room };
}
