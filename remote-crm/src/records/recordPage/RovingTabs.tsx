import { stepFrom } from '@steps/platform/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface RovingTab<Value extends string> {
  readonly value: Value;
  readonly id: string;
  /** Id of its panel. */
  readonly controls: string;
  readonly children: ReactNode;
}

interface RovingTabsProps<Value extends string> {
  /** What the tabs choose between, read aloud. */
  readonly label: string;
  readonly className: string;
  readonly tabs: readonly RovingTab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of tabs whose panels are elsewhere: one stop of the Tab key, then arrows, Home and End. */
export function RovingTabs<Value extends string>(props: RovingTabsProps<Value>) {
  const { label, className, tabs, value, onChange } = props;
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const tab = tabs[stepFrom(at, tabs.length, event.key, 'row') ?? -1];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tab.id)}`)?.focus();
  };
  return (
    <div ref={row} className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tab.id}
          aria-controls={tab.controls}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.children}
        </button>
      ))}
    </div>
  );
}
