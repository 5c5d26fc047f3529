import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { whenIdle } from '../core/storage/pageTime';

/** A row that is rendered: its place in the list, and its distance from the top in pixels. */
interface ShownRow {
  readonly index: number;
  readonly start: number;
}

interface FixedRows {
  readonly shown: readonly ShownRow[];
  /** Pixels. */
  readonly total: number;
  /** Scrolls as far as it takes to see the row. */
  readonly scrollTo: (index: number) => void;
}

interface FixedRowsOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels, as is `head`, the sticky head over the rows. */
  readonly rowHeight: number;
  readonly head: number;
}

/** Rows rendered above and below what is seen, once that is on the screen: a list shows in half the time without them. */
const most = 8;
/** What is rendered changes in steps of so many rows: most frames of scrolling then render nothing. */
const step = 4;
/** Hidden lists, and tests, measure 0: they get as many rows as the last list showed, one screen at first. Pixels. */
let lastHeight = 640;

/** The rows to render of a list whose rows all have one height: no bookkeeping for each row, whatever their number. */
export function useFixedRows({ scroller, count, rowHeight, head }: FixedRowsOptions): FixedRows {
  const [place, setPlace] = useState(0);
  const [height, setHeight] = useState(lastHeight);
  const [beyond, setBeyond] = useState(0);
  useEffect(() => whenIdle(() => startTransition(() => setBeyond(most)), 500), []);
  const follow = useCallback(() => {
    setPlace(Math.floor((scroller.current?.scrollTop ?? 0) / (rowHeight * step)) * step);
  }, [scroller, rowHeight]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      lastHeight = element.clientHeight || lastHeight;
      setHeight(lastHeight);
    };
    const scrolled = () => {
      setBeyond(most);
      follow();
    };
    measure();
    follow();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller, follow]);

  const screenful = Math.ceil(height / rowHeight) + step;
  const first = Math.max(0, Math.min(place, count - screenful) - beyond);
  const last = Math.min(count, first + screenful + 2 * beyond);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, at) => ({
    index: first + at,
    start: (first + at) * rowHeight,
  }));

  const scrollTo = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const room = (element.clientHeight || lastHeight) - head;
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + room) element.scrollTop = top + rowHeight - room;
    follow();
  };
  return { shown, total: count * rowHeight, scrollTo };
}
