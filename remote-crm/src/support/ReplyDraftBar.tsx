import type { TaskRunner } from '@steps/shared/results';
import { Kbd } from '@steps/shared/ui';
import { Button } from 'antd';
import { CircleAlert, RefreshCw, Sparkles, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ReplyDraft.module.css';

interface DraftBarProps {
  readonly approved: boolean;
  readonly changed: boolean;
  /** What it was made from. */
  readonly source: string;
  /** Asks for another one; none for those who may not. */
  readonly onAgain: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The line that marks a text as AI's: who made it, from what, how good it is. */
export function DraftBar({ approved, changed, source, onAgain, children }: DraftBarProps) {
  const state = approved ? 'AI draft, approved' : changed ? 'AI draft, changed by you' : 'AI draft';
  return (
    <div className={styles.bar}>
      <Mark>{state}</Mark>
      {children}
      <span className={styles.source}>{source}</span>
      {onAgain && (
        <Button
          className={styles.barEnd}
          type="text"
          size="small"
          icon={<RefreshCw size={14} aria-hidden />}
          onClick={onAgain}
        >
          Regenerate
        </Button>
      )}
    </div>
  );
}

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <strong className={styles.mark}>
    <Sparkles size={14} aria-hidden /> {children}
  </strong>
);

type Work = TaskRunner<never, unknown, unknown>;

/** The text as far as it has come, and the way to stop it. */
export function DraftWriting({ work, source }: { readonly work: Work; readonly source: string }) {
  const { progress } = work;
  return (
    <>
      <div className={styles.bar}>
        <Mark>AI draft, writing</Mark>
        <span className={styles.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.source}>{source}</span>
        <Button
          className={styles.barEnd}
          type="text"
          size="small"
          icon={<Square size={14} aria-hidden />}
          aria-keyshortcuts="Escape"
          onClick={work.stop}
        >
          Stop <Kbd keys="Esc" />
        </Button>
      </div>
      <p role="status" className="s-hidden">
        Writing a reply
      </p>
      {/* It changes many times a second: a screen reader is told when the whole is there. */}
      <div className={styles.coming} aria-live="off" data-writing>
        {textOf(progress?.draft) || progress?.text}
        <span className={styles.caret} aria-hidden />
      </div>
      <div className={styles.actions}>
        <span className={styles.hint}>You can accept it once it is complete.</span>
        <Button type="primary" disabled>
          Accept
        </Button>
      </div>
    </>
  );
}

interface DraftEndingProps {
  readonly work: Work;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why no text came, and the way to try again. */
export function DraftEnding({ work, onRetry, onClose }: DraftEndingProps) {
  return (
    <div className={styles.ending}>
      {work.problem === undefined ? (
        <p>Stopped. Nothing was recorded.</p>
      ) : (
        <p role="alert" className={styles.problem}>
          <CircleAlert size={16} aria-hidden /> {work.problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button icon={<RefreshCw size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
        {work.resultId === undefined && <Button onClick={onClose}>Write it myself</Button>}
      </div>
    </div>
  );
}

const textOf = (draft: unknown): string => {
  const content = typeof draft === 'object' && draft !== null && 'content' in draft ? draft.content : '';
  return typeof content === 'string' ? content : '';
};
