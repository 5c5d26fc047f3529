import { type AiResult, isApproved } from '@steps/business';
import { resultActions } from '@steps/business/results';
import { paths } from '@steps/platform/paths';
import { Box, ButtonLink, Kbd, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, ListChecks, PencilLine, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { composerId } from './composerFocus';
import styles from './ReplyDraft.module.css';

interface ReplyDraftActionsProps {
  readonly result: AiResult;
  /** Whether the person at work may decide. */
  readonly decides: boolean;
  readonly changed: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
  /** Drops the person's changes. */
  readonly onUndo: () => void;
  readonly onRejected: () => void;
  readonly onClose: () => void;
}

/** Accept, edit and reject: the review of the suggestion, in the composer. */
export function ReplyDraftActions(props: ReplyDraftActionsProps) {
  const { result, decides, changed, busy, onAccept, onUndo, onRejected, onClose } = props;
  const [rejecting, setRejecting] = useState(false);
  if (rejecting) {
    return <Reasons id={result.id} onDone={onRejected} onCancel={() => setRejecting(false)} />;
  }
  const own = (
    <Button type="text" onClick={onClose}>
      Write it myself
    </Button>
  );
  if (isApproved(result)) {
    return (
      <Row gap={2} align="center" justify="end" wrap className={styles.actions}>
        <span className={styles.hint}>Approved. It can go into the reply.</span>
        {own}
        <Button type="primary" onClick={onAccept}>
          Put into the reply
        </Button>
      </Row>
    );
  }
  const elsewhere = elsewhereWords(result, decides);
  if (elsewhere) {
    return (
      <Row gap={2} align="center" justify="end" wrap className={styles.actions}>
        <span className={styles.hint}>{elsewhere}</span>
        {own}
        <ButtonLink to={paths.module.href('human-loop', { entry: result.id })}>
          <ListChecks size={16} aria-hidden />
          Open in queue
        </ButtonLink>
      </Row>
    );
  }
  return (
    <Row
      gap={2}
      align="center"
      justify="end"
      wrap
      className={styles.actions}
      role="toolbar"
      aria-label="Review of the suggested reply"
    >
      <span className={styles.hint}>
        Accepting records your review.{' '}
        <span className={styles.keys} aria-hidden>
          <Kbd keys="Ctrl+Enter" />
        </span>
      </span>
      {own}
      <Button icon={<X size={16} aria-hidden />} onClick={() => setRejecting(true)}>
        Reject
      </Button>
      {changed ? (
        <Button onClick={onUndo}>Undo my changes</Button>
      ) : (
        <Button icon={<PencilLine size={16} aria-hidden />} onClick={editText}>
          Edit
        </Button>
      )}
      <Button
        type="primary"
        icon={<Check size={16} aria-hidden />}
        loading={busy}
        aria-keyshortcuts="Control+Enter"
        onClick={onAccept}
      >
        {changed ? 'Accept changes' : 'Accept'}
      </Button>
    </Row>
  );
}

/** Why it cannot be decided here. */
function elsewhereWords({ held, reading }: AiResult, decides: boolean): string | undefined {
  if (!decides) return 'Your role reads and comments; somebody else approves.';
  if (held) return 'A review rule holds it back. Release it in the queue first.';
  if (reading) return `Read once, by ${reading.actor}. A second reader approves it in the queue.`;
  return undefined;
}

/** Puts the cursor at the end of the suggested text. */
function editText(): void {
  const text = document.getElementById(composerId);
  if (!(text instanceof HTMLTextAreaElement)) return;
  text.focus();
  text.setSelectionRange(text.value.length, text.value.length);
}

/** The usual reasons for rejecting replies; anything else can be typed. */
const commonReasons = ['Facts are wrong', 'Wrong tone', 'Does not answer the question'];

interface ReasonsProps {
  readonly id: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function Reasons({ id, onDone, onCancel }: ReasonsProps) {
  const [reason, setReason] = useState('');
  const reject = (why: string) => {
    if (resultActions.reject(id, why)) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    // The form around it would record a reply.
    else if (event.key === 'Enter') reject(reason);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box as="fieldset" bare className={styles.reasons}>
      <Text as="legend" paddingBottom={2} weight={600}>
        Why is it rejected?
      </Text>
      <Row gap={2} align="center" justify="end" wrap className={styles.actions}>
        {commonReasons.map((why) => (
          <Button key={why} onClick={() => reject(why)}>
            {why}
          </Button>
        ))}
        <input
          className="s-input"
          aria-label="Another reason"
          placeholder="Another reason"
          ref={focusIt}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button disabled={!reason.trim()} onClick={() => reject(reason)}>
          Reject for this reason
        </Button>
        <Button type="text" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Box>
  );
}

/** A stable function, so that React calls it when the field appears and not with each letter. */
const focusIt = (field: HTMLElement | null): void => field?.focus();
