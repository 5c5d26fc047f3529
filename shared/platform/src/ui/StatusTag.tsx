import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './badges.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

interface StatusTagProps {
  readonly tone?: Tone;
  /** In front of the word; a dot without one. */
  readonly icon?: LucideIcon;
  /** The word: colour alone says nothing. */
  readonly children: ReactNode;
}

/** A state in one word. */
export function StatusTag({ tone = 'neutral', icon: Icon, children }: StatusTagProps) {
  return (
    <span className="s-tag" data-tone={tone}>
      {Icon ? <Icon size={12} aria-hidden /> : <span className="s-tag__dot" aria-hidden />}
      <span className="s-tag__word">{children}</span>
    </span>
  );
}
