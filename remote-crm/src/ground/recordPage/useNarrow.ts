import { type RefObject, useLayoutEffect, useState } from 'react';

/** Less than this leaves room for one pane only, pixels: the record's own width, whatever stands beside it. */
const narrowBelow = 600;

/** Whether the element has room for one pane only. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    // Without a layout there is no width, and nothing to save room for.
    const measure = () => setNarrow(frame.offsetWidth > 0 && frame.offsetWidth < narrowBelow);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => watch.disconnect();
  }, [element]);
  return isNarrow;
}
