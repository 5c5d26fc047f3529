import { useEffect, useRef, useState } from 'react';

/** Typing rests for so long before it is kept, ms: a step of undo is a thought, not a letter. */
const restMs = 600;

/**
 * Keeps what is typed once typing rests, when the field is left, and when the page is about to go. Before it goes, not only
 * as it goes: what is written then may come too late, and the store asks who leaves while something is unwritten.
 */
export function useTyping(keep: (text: string) => void) {
  const pending = useRef<() => string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<string>(undefined);
  const save = useRef(() => {});
  // One function for all letters: the browser is told of a listener once.
  const [now] = useState(() => () => save.current());
  save.current = () => {
    clearTimeout(timer.current);
    // Only while something waits, for the sake of the back-forward cache.
    removeEventListener('beforeunload', now, true);
    const read = pending.current;
    pending.current = undefined;
    if (!read) return;
    written.current = read();
    keep(written.current);
  };
  useEffect(() => {
    // Captured, so that it is before the store writes what is left.
    addEventListener('pagehide', now, true);
    return () => {
      removeEventListener('pagehide', now, true);
      now();
    };
  }, [now]);
  return {
    /** Something was typed. It is read when it is kept, not with every letter: a long text takes its time. */
    write(read: () => string) {
      pending.current = read;
      addEventListener('beforeunload', now, true);
      clearTimeout(timer.current);
      timer.current = setTimeout(now, restMs);
    },
    save: now,
    /** Whether something newer than what is kept is being typed. */
    typing: () => pending.current !== undefined,
    /** Whether a text that is kept is the one that this field shows, since it was written here last. */
    wrote(text: string) {
      if (written.current !== text) written.current = undefined;
      return written.current === text;
    },
  };
}
