import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { followPress, type PressSession } from './followPress';
import type { Press } from './pressRules';

interface DragOptions<Held> {
  /** What the presses are on. */
  readonly area: RefObject<HTMLElement | null>;
  readonly scrolls?: 'x' | 'both';
  /** What a press takes hold of; nothing when it is not ours. */
  readonly grab: (event: PointerEvent<HTMLElement>, target: HTMLElement, byFinger: boolean) => Held | undefined;
  /** The same thing, dragged to where the press is. */
  readonly follow: (held: Held, press: Press) => Held;
  /** The press is over: `tapped`, `dropped`, or to be forgotten. */
  readonly end: (press: Press, held: Held, byFinger: boolean) => void;
}

/**
 * Drags by mouse and by finger or pen. A mouse drags by moving; a finger scrolls by moving, and lifts what is under it by
 * resting half a second. `data-handle` marks what a finger drags at once. Escape or a second finger puts everything back.
 */
export function useDrag<Held>({ area, scrolls = 'both', grab, follow, end }: DragOptions<Held>) {
  const [drag, setDrag] = useState<{ readonly held: Held; readonly byFinger: boolean }>();
  const session = useRef<PressSession & { readonly byFinger: boolean }>(undefined);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listening = new AbortController();
    const refuse = (name: string, when: (current: PressSession, event: Event) => boolean) =>
      element.addEventListener(
        name,
        (event) => {
          const current = session.current;
          if (current?.byFinger && event.cancelable && when(current, event)) event.preventDefault();
        },
        // Not passive, and there before the finger comes: what is refused later is scrolled already.
        { passive: false, signal: listening.signal },
      );
    refuse('touchmove', ({ phase }) => phase() === 'lifted');
    refuse('touchend', ({ wasLifted }) => wasLifted());
    refuse('contextmenu', (_, event) => !(event instanceof window.PointerEvent && event.pointerType === 'mouse'));
    return () => {
      listening.abort();
      session.current?.cancel();
    };
  }, [area]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, target, nativeEvent, button, isPrimary, pointerType } = event;
    if (!isPrimary) return;
    session.current?.cancel();
    session.current = undefined;
    if (button !== 0 || !(target instanceof HTMLElement)) return;
    const byFinger = pointerType !== 'mouse';
    const held = grab(event, target, byFinger);
    if (!held) return;
    const isHandle = target.closest('[data-handle]') !== null;
    const followed = followPress(currentTarget, nativeEvent, {
      start: byFinger && !isHandle ? 'hold' : 'move',
      held,
      scrolls,
      follow,
      show: (shown) => setDrag(shown && { held: shown, byFinger }),
      end: (press, last) => end(press, last, byFinger),
    });
    session.current = { ...followed, byFinger };
  };
  return { onPointerDown, held: drag?.held, byFinger: drag?.byFinger ?? false };
}
