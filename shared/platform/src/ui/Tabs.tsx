import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { stepFrom } from './rovingRules';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** A real count beside the label. */
  readonly count?: number;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, read aloud. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the open tab; an unknown one opens the first. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Tabs with arrow keys, Home and End; only the open panel is rendered. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === value) ?? tabs[0];
  const open = current?.id;
  useLayoutEffect(() => {
    const strip = list.current;
    if (!strip || open === undefined) return;
    const show = () => showTab(strip, `${id}-${open}`);
    show();
    // The page's own scrollbar may come after the tab, and takes some of its room.
    const watch = new ResizeObserver(show);
    watch.observe(strip);
    return () => watch.disconnect();
  }, [id, open]);
  if (!current) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFrom(tabs.indexOf(current), tabs.length, event.key, 'row');
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${tab.id}`)}`)?.focus();
  };

  return (
    <div className="s-tabs">
      <div ref={list} className="s-tabs__list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="s-tabs__tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="s-tabs__count"> {tab.count.toLocaleString('en-GB')}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="s-tabs__panel"
        role="tabpanel"
        aria-labelledby={`${id}-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing to focus, so it is a stop itself
        tabIndex={0}
      >
        {current.panel}
      </div>
    </div>
  );
}

/** So much of the next tab is seen, pixels: it tells that there is one. */
const peek = 32;

/** Scrolls the strip, and nothing else, until the tab is in it: on phones it is longer than the screen. */
function showTab(strip: HTMLElement, id: string): void {
  const tab = strip.querySelector(`#${CSS.escape(id)}`)?.getBoundingClientRect();
  const box = strip.getBoundingClientRect();
  if (!tab) return;
  if (tab.right + peek > box.right) strip.scrollLeft += tab.right + peek - box.right;
  else if (tab.left - peek < box.left) strip.scrollLeft -= box.left - tab.left + peek;
}
