import { useDebouncedSave } from '@steps/platform';
import { useRef } from 'react';

/** Keeps a text that is typed, once typing pauses, as `useDebouncedSave` does. */
export function useDebouncedText(keep: (text: string) => void) {
  const pending = useRef<() => string>(undefined);
  const written = useRef<string>(undefined);
  const saving = useDebouncedSave(() => {
    const read = pending.current;
    pending.current = undefined;
    if (!read) return;
    written.current = read();
    keep(written.current);
  });
  return {
    /** Something was typed. It is read when it is kept, not with every letter: a long text takes its time. */
    write(read: () => string) {
      pending.current = read;
      saving.schedule();
    },
    /** Whether something newer than what is kept is being typed. */
    typing: () => pending.current !== undefined,
    /** Whether a text that is kept is the one that this field shows, since it was written here last. */
    wrote(text: string) {
      if (written.current !== text) written.current = undefined;
      return written.current === text;
    },
  };
}
