import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './page.css';
import './states.css';

interface ErrorStateProps {
  readonly title: string;
  /** More of what happened, one sentence. */
  readonly what?: ReactNode;
  /** What is safe. */
  readonly safe?: ReactNode;
  /** What to do next. */
  readonly next?: ReactNode;
  /** The cause in the machine's words, folded away. */
  readonly detail?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  /** Quiet actions beside Retry. */
  readonly actions?: ReactNode;
}

/** A part that failed: what happened, what is safe, what to do. */
export function ErrorState({
  title,
  what,
  safe = 'Nothing you saved is lost.',
  next = 'Try again. If it keeps failing, come back later.',
  detail,
  onRetry,
  retryLabel = 'Retry',
  actions,
}: ErrorStateProps) {
  return (
    <div className="s-state" data-tone="danger" role="alert">
      <span className="s-state__icon">
        <CircleAlert size={20} aria-hidden />
      </span>
      <h2 className="s-state__title">{title}</h2>
      <p className="s-state__text">
        {what} {safe} {next}
      </p>
      <div className="s-page__line s-state__actions">
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        {actions}
      </div>
      {detail && (
        <details className="s-state__detail">
          <summary>Details</summary>
          <code>{detail}</code>
        </details>
      )}
    </div>
  );
}
