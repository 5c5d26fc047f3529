import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';

const state = proxy({ pauses: 0 });

/**
 * Lists keep what they show until the returned function is called: sorting 100,000 rows after each part of an import costs
 * seconds.
 */
export function pauseLists(): () => void {
  state.pauses += 1;
  let paused = true;
  return () => {
    if (paused) state.pauses -= 1;
    paused = false;
  };
}

/** The value, or while lists are paused the last one before. */
export function useUnlessPaused<T>(value: T): T {
  const { pauses } = useSnapshot(state);
  const [shown, setShown] = useState(value);
  if (pauses === 0 && shown !== value) setShown(value);
  return pauses === 0 ? value : shown;
}
