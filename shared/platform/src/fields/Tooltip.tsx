import { cloneElement, type ReactElement, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazyPart';
import styles from './Tooltip.module.css';

// antd's tooltip, fetched when the first one is asked for.
const TooltipBubble = lazyPart(async () => (await import('./TooltipBubble')).TooltipBubble);

interface TooltipProps {
  /** A few words about what is there. Never the only place of something needed: fingers do not hover. */
  readonly text: string;
  /** At which side it comes. */
  readonly placement?: 'top' | 'right';
  /** The words are the control's name already, which is hidden for the eye: nothing is said twice. */
  readonly named?: boolean;
  /** One control, or words that can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** ms; shorter flickers on the way of the pointer, longer feels broken. */
const delay = { open: 300, close: 120 };

/**
 * Words about a control, for pointer and keyboard alike: they come with the focus too, Esc takes them away, and the pointer may
 * go over them (WCAG 1.4.13). Screen readers have them from the start, as the description of the control.
 */
export function Tooltip({ text, placement = 'top', named = false, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [open]);
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can have the focus is inside
    <span
      className={styles.around}
      data-wide={named || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turn(true, delay.open)}
      onPointerLeave={() => turn(false, delay.close)}
      onPointerDown={() => turn(false, 0)}
      onFocus={({ target }) => target.matches(':focus-visible') && turn(true, 0)}
      onBlur={() => turn(false, 0)}
    >
      {named ? children : cloneElement(children, { 'aria-describedby': described })}
      {!named && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {open && (
        <Suspense>
          <TooltipBubble text={text} placement={placement} />
        </Suspense>
      )}
    </span>
  );
}
