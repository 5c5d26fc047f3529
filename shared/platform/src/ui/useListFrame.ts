import { type RefObject, useLayoutEffect, useState } from 'react';
import { firstStays } from './recordColumns';

interface ListFrame {
  /** From the top of the page to the list, pixels; a guess until it is measured. */
  readonly above: number;
  /** The table scrolls sideways, and its first column can stay. */
  readonly keepsFirst: boolean;
}

/** Where the last list was, pixels: most lists are at the same place, and a right guess spares laying the page out twice. */
let last = { above: 300, room: Number.POSITIVE_INFINITY };

/** Where a list is on its page, followed as what is around it changes. `least`: width of the whole table, `first`: of its first column, pixels. */
export function useListFrame(scroller: RefObject<HTMLElement | null>, least: number, first: number): ListFrame {
  const [above, setAbove] = useState(last.above);
  const [room, setRoom] = useState(last.room);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      // Hidden lists, and tests, measure 0: the guess is kept until they are seen.
      if (element.clientWidth === 0) return;
      last = {
        above: Math.round(element.getBoundingClientRect().top + window.scrollY),
        room: element.clientWidth,
      };
      setAbove(last.above);
      setRoom(last.room);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [scroller]);
  return { above, keepsFirst: least > room && firstStays(first, room) };
}
