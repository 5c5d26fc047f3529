import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FittedScale {
  /** Of what the frame is to fit into. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** At most 1. */
  readonly scale: number;
}

/** How much smaller something of this width (CSS pixels) has to be drawn to fit into the room that there is. */
export function useFittedScale(width: number): FittedScale {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const measure = () => setRoom(stage.current?.clientWidth || width);
    measure();
    const watch = new ResizeObserver(measure);
    if (stage.current) watch.observe(stage.current);
    return () => watch.disconnect();
  }, [width]);
  return { stage, scale: Math.min(1, room / width) };
}
