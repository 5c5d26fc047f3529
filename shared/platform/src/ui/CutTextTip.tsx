import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCut, wholeText } from './cutText';
import { placeMenu } from './menuRules';

interface CutTextTipProps {
  /** Holds the cells. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Id of the cell that the keys have reached. */
  readonly cell: string | undefined;
}

/** ms, as of other tooltips: shorter flickers on the way of the pointer, longer feels broken. */
const delay = { open: 300, close: 120 };
const cellOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('.s-list__cell:not(.s-list__check)') ?? undefined)
    : undefined;

/**
 * The whole text of a cell that is cut, for pointer and keyboard alike; Esc takes it away, and the pointer may go over it
 * (WCAG 1.4.13). The list is listened to once, and a cell is measured when somebody rests on it: nothing is done for each row.
 * Screen readers have the text in the cell.
 */
export function CutTextTip({ scroller, cell }: CutTextTipProps) {
  const [open, setOpen] = useState<{ readonly text: string; readonly at: HTMLElement }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Shows the text of a cell after a moment, or takes away what is there. */
  const turn = useCallback((at: HTMLElement | undefined, after: number) => {
    clearTimeout(timer.current);
    const show = () => setOpen(at?.isConnected && isCut(at) ? { text: wholeText(at), at } : undefined);
    const wait = () => {
      setOpen(undefined);
      timer.current = setTimeout(show, after - delay.close);
    };
    if (after === 0) show();
    else timer.current = setTimeout(after > delay.close ? wait : show, delay.close);
  }, []);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let over: HTMLElement | undefined;
    const enter = (event: PointerEvent) => {
      const next = event.pointerType === 'touch' ? undefined : cellOf(event.target);
      if (next === over) return;
      over = next;
      turn(next, next ? delay.open : delay.close);
    };
    const leave = () => {
      over = undefined;
      turn(undefined, delay.close);
    };
    const close = () => turn(undefined, 0);
    const focus = ({ target }: FocusEvent) => {
      if (target !== list && target instanceof Element && target.matches(':focus-visible')) turn(cellOf(target), 0);
    };
    list.addEventListener('pointerover', enter);
    list.addEventListener('pointerleave', leave);
    list.addEventListener('pointerdown', close);
    list.addEventListener('focusin', focus);
    list.addEventListener('focusout', close);
    return () => {
      clearTimeout(timer.current);
      list.removeEventListener('pointerover', enter);
      list.removeEventListener('pointerleave', leave);
      list.removeEventListener('pointerdown', close);
      list.removeEventListener('focusin', focus);
      list.removeEventListener('focusout', close);
    };
  }, [scroller, turn]);

  useEffect(() => {
    turn(cell === undefined ? undefined : (document.getElementById(cell) ?? undefined), 0);
  }, [cell, turn]);

  if (!open) return null;
  return (
    <Bubble
      {...open}
      onStay={() => clearTimeout(timer.current)}
      onLeave={() => turn(undefined, delay.close)}
      onClose={() => turn(undefined, 0)}
    />
  );
}

interface BubbleProps {
  readonly text: string;
  readonly at: HTMLElement;
  /** The pointer has come onto it. */
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function Bubble({ text, at, onStay, onLeave, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    // The top layer keeps it out of clipping boxes; test environments lack it.
    element.showPopover?.();
    const window = { width: document.body.clientWidth, height: document.documentElement.clientHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const cell = at.getBoundingClientRect();
    const { top, left } = placeMenu(cell, size, window, at.dataset.align === 'end' ? 'end' : 'start');
    element.style.translate = `${left}px ${top}px`;
    const scrolled = () => {
      const now = at.getBoundingClientRect();
      if (now.top !== cell.top || now.left !== cell.left) close.current();
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', scrolled, true);
  }, [at]);

  // With the bubble, not after it: Esc is pressed as soon as it is seen.
  useLayoutEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What is around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, []);

  return (
    <div
      ref={bubble}
      className="s-list__tip"
      role="tooltip"
      data-own
      popover="manual"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {text}
    </div>
  );
}
