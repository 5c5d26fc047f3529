import { Button } from 'antd';
import { Inbox, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import './page.css';
import './states.css';

interface EmptyStateProps {
  readonly icon?: LucideIcon;
  /** What will be here: "No contacts yet". */
  readonly title: string;
  /** What it is for, one or two sentences. */
  readonly purpose: ReactNode;
  /** The one thing to do first. */
  readonly action?: ReactNode;
  /** Offers sample data, quietly. */
  readonly sample?: { readonly label: string; readonly onClick: () => void };
}

/** First use: what this is for, one action, sample offered. */
export function EmptyState({ icon: Icon = Inbox, title, purpose, action, sample }: EmptyStateProps) {
  return (
    <div className="s-state">
      <span className="s-state__icon">
        <Icon size={20} aria-hidden />
      </span>
      <h2 className="s-state__title">{title}</h2>
      <p className="s-state__text">{purpose}</p>
      <div className="s-page__line s-state__actions">
        {action}
        {sample && (
          <Button type="text" onClick={sample.onClick}>
            {sample.label}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NothingFoundProps {
  /** What was searched, as a person says it: "“lovelace” in contacts tagged VIP". */
  readonly searched: string;
  readonly onClear: () => void;
  readonly clearLabel?: string;
}

/** A search without results: what was searched, and the way back. */
export function NothingFound({ searched, onClear, clearLabel = 'Clear filters' }: NothingFoundProps) {
  return (
    <div className="s-state">
      <span className="s-state__icon">
        <SearchX size={20} aria-hidden />
      </span>
      <h2 className="s-state__title">Nothing found</h2>
      <p className="s-state__text">Searched for {searched}.</p>
      <div className="s-page__line s-state__actions">
        <Button onClick={onClear}>{clearLabel}</Button>
      </div>
    </div>
  );
}
