import { type AiResult, aiResults, approvedText, gapsIn, isApproved, useAiResults, useMay } from '@steps/business';
import { ResultLabel, resultActions, stoodLongEnough, useShownResult, useTaskRun } from '@steps/business/results';
import { announce, Stack, Text } from '@steps/platform/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Ticket } from '../tickets';
import { composerId } from './composerFocus';
import styles from './ReplyDraft.module.css';
import { ReplyDraftActions } from './ReplyDraftActions';
import { DraftBar, DraftEnding, DraftWriting } from './ReplyDraftBar';
import { requesterOf } from './requester';
import { factsIn, replacedSuggestion, sourceOf, suggestionFor, suggestionInput } from './suggestionRules';
import { keepReplyFacts, useReplyFacts } from './ticketDrafts';

interface ReplyDraftProps {
  readonly ticket: Ticket;
  /** Whether the person has written something, which stays. */
  readonly hasOwn: boolean;
  /** The waiting suggestion with the changes so far. */
  readonly edited: { readonly resultId: string; readonly text: string } | undefined;
  readonly onEdit: (edited: { readonly resultId: string; readonly text: string } | undefined) => void;
  /** The approved text and its entry in the ledger. */
  readonly onUse: (text: string, resultId: string) => void;
  /** Back to the person's own text. */
  readonly onClose: () => void;
}

/**
 * A suggested reply in the place where the reply is written, marked while it is being written and while it waits. Accepting,
 * changing or rejecting it here is its review; until then nothing of it can be recorded.
 */
export function ReplyDraft({ ticket, hasOwn, edited, onEdit, onUse, onClose }: ReplyDraftProps) {
  const facts = useReplyFacts(ticket.id);
  const work = useTaskRun(async () => (await import('../tasks/ticketReply')).ticketReply);
  const result = suggestionFor(useAiResults(), ticket);
  const frame = useRef<HTMLElement>(null);
  const ask = () => {
    const replaces = replacedSuggestion(aiResults.all(), ticket);
    const about = { collection: 'tickets', id: ticket.id };
    const again = replaces && { replaces, feedback: replaces.reason };
    void work.run(suggestionInput(ticket, requesterOf(ticket).name, facts), { about, ...again });
    // The pressed button goes: the focus stays here.
    frame.current?.focus();
  };
  const start = useRef(ask);
  const isThere = useRef(result !== undefined);
  useEffect(() => {
    if (!isThere.current) start.current();
  }, []);
  useAnnounceReady(work, frame);
  const shown = work.progress ? undefined : result;
  return (
    <Stack
      ref={frame}
      as="section"
      gap={3}
      shrink
      className={styles.draft}
      aria-label="Suggested reply"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !work.progress) return;
        event.preventDefault();
        event.stopPropagation();
        frame.current?.focus();
        work.stop();
      }}
    >
      {hasOwn && <p className="s-faint">What you have written stays. An accepted suggestion goes below it.</p>}
      {work.progress && <DraftWriting work={work} source={sourceOf(ticket, factsIn(facts).length)} />}
      {!work.progress && (work.problem !== undefined || work.stopped) && (
        <DraftEnding work={work} onRetry={ask} onClose={onClose} />
      )}
      {shown && (
        <Waiting
          key={shown.id}
          {...{ ticket, result: shown, edited, onEdit, onUse, onClose }}
          onAgain={ask}
          facts={facts}
          onFacts={(text) => keepReplyFacts(ticket.id, text)}
        />
      )}
    </Stack>
  );
}

/** Announces once that the text is there, and focuses it for whoever waited. */
function useAnnounceReady(
  { progress, resultId }: ReturnType<typeof useTaskRun>,
  frame: { current: HTMLElement | null },
) {
  const announced = useRef(resultId);
  useEffect(() => {
    if (progress || resultId === undefined || announced.current === resultId) return;
    announced.current = resultId;
    announce('The suggested reply is ready');
    if (frame.current?.contains(document.activeElement)) document.getElementById(composerId)?.focus();
  }, [progress, resultId, frame]);
}

interface WaitingProps extends Omit<ReplyDraftProps, 'hasOwn'> {
  readonly result: AiResult;
  readonly facts: string;
  readonly onFacts: (text: string) => void;
  readonly onAgain: () => void;
}

function Waiting({ ticket, result, edited, onEdit, onUse, onClose, facts, onFacts, onAgain }: WaitingProps) {
  const made = result.reading?.text ?? approvedText(result);
  const text = edited?.resultId === result.id ? edited.text : made;
  const [busy, setBusy] = useState(false);
  const [hadFacts] = useState(facts !== '');
  const may = useMay();
  const decides = ['human-loop', result.module].some((module) => may('approve', module));
  const gaps = gapsIn(text);
  useShownResult(result.id, made);
  const use = (id: string) => {
    const after = aiResults.get(id);
    // The first of two reviewers approved it: it still waits.
    if (after && isApproved(after)) onUse(approvedText(after), id);
  };
  const accept = async () => {
    if (isApproved(result)) return use(result.id);
    if (!decides || result.held || result.reading || busy) return;
    setBusy(true);
    const done = text === made ? resultActions.approve(result.id) : await resultActions.modifyText(result.id, text);
    setBusy(false);
    if (done) use(result.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    if (text !== made || isApproved(result) || stoodLongEnough(result.id)) void accept();
    else announce('Not accepted: this one has only just come. Read it, then press Ctrl and Enter.');
  };
  return (
    // The keys do the same as its buttons.
    <Stack gap={3} shrink onKeyDown={onKeyDown}>
      <DraftBar
        approved={isApproved(result)}
        changed={text !== made}
        source={sourceOf(ticket, Array.isArray(result.inputs.facts) ? result.inputs.facts.length : 0)}
        onAgain={decides ? onAgain : undefined}
      >
        <ResultLabel.Engine result={result} />
        <ResultLabel.Score result={result} />
      </DraftBar>
      <textarea
        id={composerId}
        className={`s-input ${styles.text}`}
        aria-label="Text of the suggested reply"
        rows={Math.min(14, Math.max(6, text.split('\n').length + 2))}
        readOnly={!decides || result.status !== 'pending'}
        value={text}
        onChange={(event) => onEdit({ resultId: result.id, text: event.target.value })}
      />
      {gaps.length > 0 && <Text tone="warning">Still to fill in: {gaps.join(', ')}</Text>}
      <details className={styles.facts} open={hadFacts}>
        <summary>Facts to use</summary>
        <Stack as="label" gap={1} paddingTop={2}>
          <span className="s-faint">
            One fact in each line, for example “Mended on Tuesday”. “Regenerate” uses them; nothing else is promised.
          </span>
          <textarea
            className="s-input"
            aria-label="Facts to use"
            rows={2}
            value={facts}
            onChange={(event) => onFacts(event.target.value)}
          />
        </Stack>
      </details>
      <ReplyDraftActions
        {...{ result, decides, busy, onClose }}
        changed={text !== made}
        onAccept={() => void accept()}
        onUndo={() => onEdit(undefined)}
        onRejected={() => {
          onEdit(undefined);
          onClose();
        }}
      />
    </Stack>
  );
}
