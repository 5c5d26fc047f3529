import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeMenu } from './menuRules';
import './controls.css';
import './menu.css';

interface PopoverProps {
  /** Read aloud for the button and for what opens: "Status: values". */
  readonly label: string;
  /** Content of the button; an arrow follows. */
  readonly trigger: ReactNode;
  /** Off for a button whose icon says enough. */
  readonly arrow?: boolean;
  /** Class of the button; `s-button` when left out. */
  readonly className?: string;
  /** Open from the start: it was just asked for. */
  readonly startOpen?: boolean;
  readonly disabled?: boolean | undefined;
  /** What opens, or what makes it from a way to close it: a choice that was made gives the focus back to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel of controls beside it. Focus goes into it; Esc, Tab out or a press outside closes. */
export function Popover(props: PopoverProps) {
  const { label, trigger, arrow = true, className = 's-button', startOpen = false, disabled, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(startOpen);
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  return (
    <span className="s-menu">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {trigger}
        {arrow && <ChevronDown size={14} aria-hidden />}
      </button>
      {open && (
        <Panel id={id} label={label} close={close} button={() => button.current}>
          {typeof children === 'function' ? children(() => close(true)) : children}
        </Panel>
      )}
    </span>
  );
}

interface PanelProps {
  readonly id: string;
  readonly label: string;
  readonly close: (refocus: boolean) => void;
  readonly button: () => HTMLElement | null;
  readonly children: ReactNode;
}

function Panel({ id, label, close, button, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef({ close, button });

  useLayoutEffect(() => {
    const element = panel.current;
    const anchor = latest.current.button();
    if (!element || !anchor) return;
    // The top layer keeps the panel above dialogs and out of clipping boxes; test environments lack it.
    element.showPopover?.();
    const window = { width: document.body.clientWidth, height: document.documentElement.clientHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { top, left } = placeMenu(anchor.getBoundingClientRect(), size, window, 'start');
    element.style.translate = `${left}px ${top}px`;
    // A list inside may have chosen where to begin.
    if (element.contains(document.activeElement)) return;
    (element.querySelector<HTMLElement>('input, select, button') ?? element).focus();
  }, []);

  useEffect(() => {
    const { close, button } = latest.current;
    const outside = (event: Event) => {
      if (!(event.target instanceof Node)) return;
      if (!panel.current?.contains(event.target) && !button()?.contains(event.target)) close(false);
    };
    const resized = () => close(false);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    window.addEventListener('resize', resized);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      window.removeEventListener('resize', resized);
    };
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      className="s-menu__list s-popover"
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        close(true);
      }}
    >
      {children}
    </div>
  );
}
