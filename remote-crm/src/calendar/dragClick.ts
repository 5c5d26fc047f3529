import { useRef } from 'react';

/** A click follows every press, also the one that was a drag: this one reaches nobody. */
export function useDragClick() {
  const swallow = useRef(false);
  return {
    /** Whether the press that begins or ends was a drag. */
    wasDrag: (was: boolean) => {
      swallow.current = was;
    },
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (swallow.current) event.stopPropagation();
      swallow.current = false;
    },
  };
}
