import { useEffect, useRef } from 'react';
import { setPartText } from '../pieces/pieceState';
import { attempt } from './attempt';

/** Typing rests for so long before it is kept, ms: a step of undo is a thought, not a letter. */
const restMs = 600;

interface OwnText {
  readonly pieceId: string;
  /** Name of the part in the piece. */
  readonly name: string;
  /** What is kept now. */
  readonly kept: string;
}

/** Keeps a person's own words once typing rests, when the field is left, and when the page is. */
export function useOwnText({ pieceId, name, kept }: OwnText) {
  const pending = useRef<() => string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<string>(undefined);
  const save = useRef(() => {});
  save.current = () => {
    clearTimeout(timer.current);
    const read = pending.current;
    pending.current = undefined;
    const next = read?.();
    if (next === undefined || next === kept) return;
    written.current = next;
    attempt(() => setPartText(pieceId, name, next));
  };
  useEffect(() => () => save.current(), []);
  return {
    /** Something was typed. It is read when it is kept, not with every letter: a long text takes its time. */
    write(read: () => string) {
      pending.current = read;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save.current(), restMs);
    },
    save: () => save.current(),
    /** Whether something newer than what is kept is being typed. */
    typing: () => pending.current !== undefined,
    /** Whether a text that is kept is the one that this field shows, since it was written here last. */
    wrote(text: string) {
      if (written.current !== text) written.current = undefined;
      return written.current === text;
    },
  };
}
