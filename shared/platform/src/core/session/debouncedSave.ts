import { useEffect, useRef, useState } from 'react';
import { pendingTyping } from '../store/saveQueue';

/** Saves text that is being typed. */
export interface DebouncedSave {
  /** Something was typed: it is saved once typing pauses, when the field or the page is left or hidden, and with Ctrl+S. */
  schedule(): void;
  /** Saves now, if something is pending. */
  flush(): void;
}

/** Saves what is typed once typing pauses, so that a step of undo is a thought. Call `flush` when the editor unmounts. */
export function debouncedSave(keep: () => void): DebouncedSave {
  // One for each editor, whatever function it was given.
  const words = () => keep();
  return {
    schedule: () => pendingTyping.schedule(words),
    flush: () => pendingTyping.flush(words),
  };
}

/** `debouncedSave` for as long as a component is mounted; what is pending then is saved as it unmounts. */
export function useDebouncedSave(keep: () => void): DebouncedSave {
  const latest = useRef(keep);
  latest.current = keep;
  const [rest] = useState(() => debouncedSave(() => latest.current()));
  useEffect(() => () => rest.flush(), [rest]);
  return rest;
}
