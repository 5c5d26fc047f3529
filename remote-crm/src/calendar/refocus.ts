import { useEffect, useRef } from 'react';

/** A meeting that moves to another day is drawn anew there: this gives the focus back to it. Call the result before a move by key. */
export function useRefocus(drawn: unknown): (key: string) => void {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what is drawn has changed.
  useEffect(() => {
    if (!wanted.current) return;
    const found = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    wanted.current = undefined;
    found?.focus();
  }, [drawn]);
  return (key) => {
    wanted.current = key;
  };
}
