import { type AiResult, approvedText, isApproved, RuleError, useAiResults } from '@steps/shared';
import { ResultCard } from '@steps/shared/results';
import { FormField, ProgressBar } from '@steps/shared/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '../tickets';
import { requesterOf } from './requester';
import styles from './support.module.css';
import { keepReplyFacts, useReplyFacts } from './ticketDrafts';

interface SuggestReplyProps {
  readonly ticket: Ticket;
  /** The approved text and the entry of the ledger it comes from. */
  readonly onUse: (text: string, resultId: string) => void;
}

/** Asks for a reply and shows it for review; only what was approved or changed by a person can go into the reply. */
export function SuggestReply({ ticket, onUse }: SuggestReplyProps) {
  const facts = useReplyFacts(ticket.id);
  const { ask, stop, progress, line, error } = useSuggestion(ticket);
  const result = latestSuggestion(useAiResults(), ticket);
  const asking = progress !== undefined;
  return (
    <section className={styles.suggest} aria-label="Suggested reply">
      <FormField
        label="What may be said"
        help="One fact in each line, for example “Mended on Tuesday”. Nothing else is promised."
        required={false}
      >
        {(control) => (
          <textarea
            {...control}
            className="s-input"
            rows={2}
            value={facts}
            onChange={(event) => keepReplyFacts(ticket.id, event.target.value)}
          />
        )}
      </FormField>
      <div className="s-line">
        {asking ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button type={result ? 'default' : 'primary'} onClick={() => void ask(facts)}>
            {result ? 'Suggest another' : 'Suggest now'}
          </Button>
        )}
      </div>
      {asking && (
        <>
          <ProgressBar label="Writing a suggestion" value={progress} />
          <p className="s-faint">{line}</p>
        </>
      )}
      {error && (
        <p className="s-field__error" role="alert">
          {error}
        </p>
      )}
      {result && !asking && (
        <>
          <ResultCard resultId={result.id} />
          {isApproved(result) ? (
            <div>
              <Button type="primary" onClick={() => onUse(approvedText(result), result.id)}>
                Put into the reply
              </Button>
            </div>
          ) : (
            <p className="s-faint">
              Approve or modify the suggestion to use it. Until then it stays out of the conversation.
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** The newest suggestion for a ticket that was neither turned down nor used. */
function latestSuggestion(results: readonly AiResult[], ticket: Ticket): AiResult | undefined {
  const used = new Set(ticket.messages.map(({ aiResultId }) => aiResultId));
  return results
    .filter(({ kind, about }) => kind === 'ticket-reply' && about?.collection === 'tickets' && about.id === ticket.id)
    .filter(({ id, status }) => status !== 'rejected' && !used.has(id))
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
}

function useSuggestion(ticket: Ticket) {
  const [progress, setProgress] = useState<number>();
  const [line, setLine] = useState('');
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (facts: string) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    setLine('');
    setError(undefined);
    try {
      const [{ runTask, stageText }, { ticketReply }] = await Promise.all([
        import('@steps/shared/ai'),
        import('../tasks/ticketReply'),
      ]);
      await runTask(ticketReply, inputOf(ticket, facts), {
        about: { collection: 'tickets', id: ticket.id },
        signal: controller.signal,
        onStage: (stage) => !controller.signal.aborted && setLine(stageText(stage)),
        onProgress: (percent) => !controller.signal.aborted && setProgress(percent),
      });
    } catch (failure) {
      if (!controller.signal.aborted) setError(failureText(failure));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { ask, stop, progress, line, error };
}

function inputOf(ticket: Ticket, facts: string) {
  const asked = ticket.messages.findLast(({ from, internal }) => from === 'requester' && !internal);
  return {
    subject: ticket.subject,
    message: asked?.body ?? ticket.subject,
    customerName: requesterOf(ticket).name,
    facts: facts
      .split('\n')
      .map((fact) => fact.trim())
      .filter(Boolean),
  };
}

function failureText(failure: unknown): string {
  const known = failure instanceof RuleError || (failure instanceof Error && failure.name === 'AiError');
  if (!known) console.error('No reply could be suggested.', failure);
  return known ? failure.message : 'No reply could be suggested. Please try again.';
}
