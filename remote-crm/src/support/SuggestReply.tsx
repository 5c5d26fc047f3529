import { type AiResult, approvedText, isApproved, useAiResults } from '@steps/shared';
import { ResultCard, useTaskRun } from '@steps/shared/results';
import { FormField } from '@steps/shared/ui';
import { Button } from 'antd';
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
  const work = useTaskRun(async () => (await import('../tasks/ticketReply')).ticketReply);
  const result = latestSuggestion(useAiResults(), ticket);
  const ask = () => void work.run(inputOf(ticket, facts), { about: { collection: 'tickets', id: ticket.id } });
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
      {!work.progress && (
        <div className="s-line">
          <Button type={result ? 'default' : 'primary'} onClick={ask}>
            {result ? 'Suggest another' : 'Suggest now'}
          </Button>
        </div>
      )}
      <ResultCard
        title="Suggested reply"
        work={work}
        resultId={result?.id}
        actions={(shown) =>
          isApproved(shown) ? (
            <Button type="primary" onClick={() => onUse(approvedText(shown), shown.id)}>
              Put into the reply
            </Button>
          ) : (
            <span className="s-faint">
              Approve or modify the suggestion to use it. Until then it stays out of the conversation.
            </span>
          )
        }
      />
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
