import { useEffect, useRef, useState } from 'react';
import { typedWords } from '../store/saveQueue';

/** Words that are typed, until they are kept. */
export interface TypingRest {
  /** Something was typed: it is kept once typing rests, when the field or the page is left or hidden, and with Ctrl+S. */
  later(): void;
  /** Keeps it now, if it waits. */
  now(): void;
}

/** Keeps what is typed once typing rests, so that a step of undo is a thought. Call `now` when the editor goes. */
export function typingRest(keep: () => void): TypingRest {
  // One for each editor, whatever function it was given.
  const words = () => keep();
  return {
    later: () => typedWords.later(words),
    now: () => typedWords.now(words),
  };
}

/** `typingRest` for as long as a component is there; what waits then is kept as it goes. */
export function useTypingRest(keep: () => void): TypingRest {
  const latest = useRef(keep);
  latest.current = keep;
  const [rest] = useState(() => typingRest(() => latest.current()));
  useEffect(() => () => rest.now(), [rest]);
  return rest;
}
