import type { useTaskRun } from '@steps/business/results';
import { Kbd, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert, PencilLine, RefreshCw, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ReplyDraft.module.css';

interface DraftBarProps {
  readonly approved: boolean;
  readonly changed: boolean;
  /** What it was made from. */
  readonly source: string;
  /** Asks for another one; absent for people who may not. */
  readonly onAgain: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The line that marks a text as a draft: whether a template or a model wrote it, from what, and how good it is. */
export function DraftBar({ approved, changed, source, onAgain, children }: DraftBarProps) {
  const state = approved ? 'Draft, approved' : changed ? 'Draft, changed by you' : 'Draft';
  return (
    <Row gap={3} rowGap={1} align="center" wrap paddingY={2} paddingX={3} size={13} className={styles.bar}>
      <Mark>{state}</Mark>
      {children}
      <Text as="span" tone="muted">
        {source}
      </Text>
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
    </Row>
  );
}

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <Row as="strong" inline gap={1} align="center" weight={600}>
    <PencilLine size={14} aria-hidden /> {children}
  </Row>
);

type Work = ReturnType<typeof useTaskRun>;

/** The text so far, and a button to stop it. */
export function DraftWriting({ work, source }: { readonly work: Work; readonly source: string }) {
  const { progress } = work;
  return (
    <>
      <Row gap={3} rowGap={1} align="center" wrap paddingY={2} paddingX={3} size={13} className={styles.bar}>
        <Mark>Draft, writing</Mark>
        <span className={styles.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        <Text as="span" tone="muted">
          {source}
        </Text>
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
      </Row>
      <p role="status" className="s-hidden">
        Writing a reply
      </p>
      {/* It changes many times a second: a screen reader is told when the whole is there. */}
      <div className={styles.coming} aria-live="off" data-writing>
        {textOf(progress?.draft) || progress?.text}
        <span className={styles.caret} aria-hidden />
      </div>
      <Row gap={2} align="center" justify="end" wrap className={styles.actions}>
        <span className={styles.hint}>You can accept it once it is complete.</span>
        <Button type="primary" disabled>
          Accept
        </Button>
      </Row>
    </>
  );
}

interface DraftEndingProps {
  readonly work: Work;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why no text came, and a button to try again. */
export function DraftEnding({ work, onRetry, onClose }: DraftEndingProps) {
  return (
    <Stack gap={3}>
      {work.problem === undefined ? (
        <p>Stopped. Nothing was recorded.</p>
      ) : (
        <Row role="alert" as="p" gap={2} tone="danger">
          <CircleAlert size={16} aria-hidden /> {work.problem}
        </Row>
      )}
      <Row gap={2} align="center" justify="end" wrap className={styles.actions}>
        <Button icon={<RefreshCw size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
        {work.resultId === undefined && <Button onClick={onClose}>Write it myself</Button>}
      </Row>
    </Stack>
  );
}

const textOf = (draft: unknown): string => {
  const content = typeof draft === 'object' && draft !== null && 'content' in draft ? draft.content : '';
  return typeof content === 'string' ? content : '';
};
