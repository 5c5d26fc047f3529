import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import './states.css';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** The words that the part holds: they are shown plain when it fails, and other words are tried by themselves. */
  readonly text?: string | undefined;
}

/** Keeps a fault to one part of a page: its words are shown as they are, with Retry, and the rest of the page works. */
export const PartBoundary = ({ children, text }: PartBoundaryProps) => (
  <ErrorBoundary
    resetKey={text}
    fallback={(_, reset) => (
      <div className="s-failed-part">
        <div className="s-failed-part__head" role="alert">
          <p>This part could not be shown. Nothing you saved is lost.</p>
          <Button size="small" onClick={reset}>
            Retry
          </Button>
        </div>
        {text && <p className="s-failed-part__text">{text}</p>}
      </div>
    )}
  >
    {children}
  </ErrorBoundary>
);
