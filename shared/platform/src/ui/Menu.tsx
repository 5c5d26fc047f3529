import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keysMeant } from './keyRules';
import { findByLetter, placeMenu } from './menuRules';
import { stepFrom } from './rovingRules';
import './controls.css';
import './menu.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A second line, in muted text. */
  readonly detail?: string;
  readonly icon?: LucideIcon;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly tone?: 'danger';
  /** Set on items of which one is chosen. */
  readonly checked?: boolean;
  /** A line above this item. */
  readonly separated?: boolean;
}

interface MenuProps {
  /** Read aloud: "Actions for Ada Lovelace". */
  readonly label: string;
  /** Content of the button that opens the menu; plain words get an arrow. */
  readonly trigger: ReactNode;
  /** As a function where working them out costs something: it is asked when the menu opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
  readonly align?: 'start' | 'end';
  /** Class of the button; `s-button` when left out, `s-icon-button` for an icon alone. */
  readonly className?: string;
  /** As wide as its place. */
  readonly wide?: boolean;
  /** -1 where the menu belongs to something that moves the focus itself, e.g. the cards of a board. */
  readonly tabIndex?: number;
}

/** A button that opens a menu, complete by keyboard: arrows, Home, End, first letters, Enter, Esc. */
export function Menu(props: MenuProps) {
  const { label, trigger, items, align = 'start', className = 's-button', wide = false, tabIndex } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const close = (refocus: boolean) => {
    setOpenAt(undefined);
    if (refocus) button.current?.focus();
  };
  return (
    <span className="s-menu" data-wide={wide || undefined}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={openAt !== undefined}
        aria-controls={openAt ? id : undefined}
        tabIndex={tabIndex}
        onClick={() => setOpenAt(openAt ? undefined : 'first')}
        onKeyDown={(event) => {
          if (openAt || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
        {typeof trigger === 'string' && <ChevronDown size={14} aria-hidden />}
      </button>
      {openAt && (
        <MenuList
          {...{ id, label, align, openAt, close }}
          items={typeof items === 'function' ? items() : items}
          button={() => button.current}
        />
      )}
    </span>
  );
}

interface MenuListProps extends Required<Pick<MenuProps, 'label' | 'align'>> {
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly openAt: 'first' | 'last';
  readonly close: (refocus: boolean) => void;
  readonly button: () => HTMLElement | null;
}

function MenuList({ id, label, items, align, openAt, close, button }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const latest = useRef({ align, openAt, close, button, buttons });

  useLayoutEffect(() => {
    const { align, openAt, button, buttons } = latest.current;
    const element = list.current;
    const anchor = button();
    if (!element || !anchor) return;
    // The top layer keeps the menu above dialogs and out of clipping lists; test environments lack it.
    element.showPopover?.();
    const window = { width: document.body.clientWidth, height: document.documentElement.clientHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { top, left } = placeMenu(anchor.getBoundingClientRect(), size, window, align);
    element.style.translate = `${left}px ${top}px`;
    buttons()
      .at(openAt === 'first' ? 0 : -1)
      ?.focus();
  }, []);

  useEffect(() => {
    const { close, button } = latest.current;
    const outside = (event: Event) => {
      if (!(event.target instanceof Node)) return;
      if (!list.current?.contains(event.target) && !button()?.contains(event.target)) close(false);
    };
    const start = button()?.getBoundingClientRect();
    const scrolled = () => {
      // A scroll that began before the menu opened, or elsewhere, leaves the button where it is.
      const now = button()?.getBoundingClientRect();
      if (now?.top !== start?.top || now?.left !== start?.left) close(false);
    };
    const resized = () => close(false);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('scroll', scrolled, true);
    window.addEventListener('resize', resized);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('resize', resized);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close(false);
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      return close(true);
    }
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const labels = items.map((item) => item.label);
    const next = letter
      ? [event.key, ...keysMeant(event)]
          .map((key) => findByLetter(labels, at, key))
          .find((place) => place !== undefined)
      : stepFrom(at, all.length, event.key, 'column');
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      className="s-menu__list"
      role="menu"
      aria-label={label}
      popover="manual"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuRow
          key={item.id}
          item={item}
          onSelect={() => {
            close(true);
            item.onSelect();
          }}
        />
      ))}
    </div>
  );
}

function MenuRow({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }) {
  const { label, detail, icon: Icon, disabled, tone, checked, separated } = item;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the state is set only on the role that has it
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      className="s-menu__item"
      data-tone={tone}
      data-separated={separated || undefined}
      tabIndex={-1}
      onClick={disabled ? undefined : onSelect}
    >
      {Icon && <Icon size={16} aria-hidden />}
      <span className="s-menu__text">
        {label}
        {detail && <span className="s-menu__detail">{detail}</span>}
      </span>
      {checked && <Check size={16} aria-hidden />}
    </button>
  );
}
