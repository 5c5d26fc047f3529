import { aiResults, useAiResults } from '@steps/business';
import { RuleError, UnapprovedAiChangeError } from '@steps/platform';
import { announce, attempt, Card, lazyPart, Menu, notify, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSendsTo } from '../mail/SendByEmail';
import { notifyStep } from '../records/notices/stepNotice';
import { addTicketMessage, type Ticket, type TicketStatus } from '../tickets';
import { filledIn, leftToFillIn } from './cannedRules';
import { useCannedReplies } from './cannedState';
import { composerId } from './composerFocus';
import { isFromTemplate } from './isFromTemplate';
import { MessageText } from './MessageText';
import { requesterOf } from './requester';
import { SuggestedBy } from './SuggestedBy';
import { suggestionFor } from './suggestionRules';
import styles from './support.module.css';
import { personName } from './supportPerson';
import { type DraftKind, type DraftWords, draftOf, forgetDraft, keepDraft, useTicketDraft } from './ticketDrafts';

const ReplyDraft = lazyPart(async () => (await import('./ReplyDraft')).ReplyDraft);

/** Where a post office sends from the business's own address. */
const sentHint = 'The reply is recorded here. “Send by email” below it then sends it from your address.';

const kinds: Readonly<Record<DraftKind, { label: string; action: string; notice: string; hint: string }>> = {
  reply: {
    label: 'Reply',
    action: 'Record reply',
    notice: 'Reply recorded',
    hint: 'Steps cannot send email from the browser. The reply is recorded here; “Open in your email program” then carries it there for you to send.',
  },
  note: {
    label: 'Internal note',
    action: 'Add note',
    notice: 'Note added',
    hint: 'For the team only: a note is never part of an answer.',
  },
  requester: {
    label: 'Requester’s message',
    action: 'Add message',
    notice: 'Message added',
    hint: 'What the requester wrote or said. A ticket that waited or was solved opens again.',
  },
};

/** The status after a reply; usually a ticket then waits. */
const afterwards: readonly { value: TicketStatus; label: string }[] = [
  { value: 'waiting', label: 'then wait for the requester' },
  { value: 'open', label: 'and keep it open' },
  { value: 'solved', label: 'and solve it' },
];

const failure = {
  title: 'Not recorded',
  description: 'The message could not be recorded. It is still here; please try again.',
};
const emptyDraft: DraftWords = { kind: 'reply', body: '' };

/** Writes to the requester or for the team. What is typed is kept until it is recorded, over reloads too. */
export function Composer({ ticket }: { readonly ticket: Ticket }) {
  const draft = useTicketDraft(ticket.id) ?? emptyDraft;
  const [after, setAfter] = useState<TicketStatus>('waiting');
  const [suggesting, setSuggesting] = useState(() => isWaitingHere(ticket));
  const replies = useCannedReplies();
  const results = useAiResults();
  const { kind, body, aiResultId } = draft;
  const { action } = kinds[kind];
  const left = kind === 'reply' ? leftToFillIn(body) : [];
  const requester = requesterOf(ticket);
  const sends = useSendsTo(requester.email);
  const hint = kind === 'reply' && sends ? sentHint : kinds[kind].hint;
  const write = (next: string) => keepDraft(ticket.id, { ...draft, body: next });
  const insert = (text: string) => write(joined(body, text));

  const record = () => {
    if (!body.trim()) return announce('There is nothing to record yet.');
    if (left.length > 0) {
      const description = `Fill in first: ${left.join(', ')}`;
      return notify({ title: 'Not recorded', description, tone: 'destructive' });
    }
    if (attemptMessage(ticket, draft, kind === 'reply' ? after : undefined)) forgetDraft(ticket.id);
  };

  const suggestion = suggestionFor(results, ticket);
  const focus = () => requestAnimationFrame(() => document.getElementById(composerId)?.focus());
  const use = (text: string, resultId: string) => {
    const before = draft;
    keepDraft(ticket.id, { kind: 'reply', body: joined(body, text), aiResultId: resultId });
    setSuggesting(false);
    if (body.trim()) {
      const undo = { label: 'Undo', onClick: () => keepDraft(ticket.id, before) };
      notify({ title: 'Added below your text', action: undo });
    }
    focus();
  };

  if (kind === 'reply' && suggesting) {
    return (
      <Card as="section" gap={3} padding={4} className={styles.composer} aria-label="Write" data-suggesting>
        <KindChoice
          kind={kind}
          onChange={(next) => {
            setSuggesting(false);
            keepDraft(ticket.id, { ...draft, kind: next });
          }}
        />
        <Suspense>
          <ReplyDraft
            ticket={ticket}
            hasOwn={body.trim() !== ''}
            edited={draft.edited}
            onEdit={(edited) => keepDraft(ticket.id, { ...draft, edited })}
            onUse={use}
            onClose={() => {
              setSuggesting(false);
              focus();
            }}
          />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card
      as="form"
      gap={3}
      padding={4}
      className={styles.composer}
      data-keep-clear
      aria-label="Write"
      onSubmit={(event) => {
        event.preventDefault();
        record();
      }}
    >
      <KindChoice kind={kind} onChange={(next) => keepDraft(ticket.id, { ...draft, kind: next })} />
      {kind === 'reply' && aiResultId && (
        <Row as="p" inline gap={1} align="center" tone={isFromTemplate(aiResultId) ? 'muted' : 'ai'} size={13}>
          <SuggestedBy
            resultId={aiResultId}
            template="From a template that you approved"
            ai="With a suggestion by AI that you approved"
          />
        </Row>
      )}
      <MessageText
        id={composerId}
        kind={kind}
        label={kinds[kind].label}
        value={body}
        replies={kind === 'reply' ? replies : []}
        fill={(text) => filledIn(text, ticket, requester)}
        onChange={write}
        onSubmit={record}
      />
      {left.length > 0 && (
        <Text tone="warning" role="status">
          Still to fill in: {left.join(', ')}
        </Text>
      )}
      <Text size={13} tone="faint">
        {hint}
      </Text>
      <Row gap={2} align="center" wrap>
        {kind === 'reply' && (
          <>
            {replies.length > 0 && (
              <Menu
                label="Insert a canned reply"
                trigger="Canned reply"
                items={replies.map((reply) => ({
                  id: reply.id,
                  label: reply.title,
                  detail: `/${reply.shortcut}`,
                  onSelect: () => insert(filledIn(reply.body, ticket, requester)),
                }))}
              />
            )}
            <Button icon={<Sparkles size={16} aria-hidden />} onClick={() => setSuggesting(true)}>
              {suggestion && suggestion.id !== aiResultId ? 'Show the suggestion' : 'Suggest a reply'}
            </Button>
          </>
        )}
        <Row as="span" gap={2} align="center" wrap atEnd>
          {kind === 'reply' && (
            <select
              className="s-input"
              aria-label="After the reply"
              value={after}
              onChange={(event) => setAfter(event.target.value as TicketStatus)}
            >
              {afterwards.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <Button type="primary" htmlType="submit" disabled={!body.trim()}>
            {action}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}

/** Whether a suggestion waits for this ticket and nothing else was started: then the composer shows it. */
const isWaitingHere = (ticket: Ticket): boolean =>
  !draftOf(ticket.id)?.body && suggestionFor(aiResults.all(), ticket)?.status === 'pending';

/** The existing text stays, with the new one below it. */
const joined = (body: string, text: string): string => (body.trim() ? `${body.trimEnd()}\n\n${text}` : text);

/** Records what was written. Words of AI are recorded with their ledger entry: the store refuses them without approval. */
function attemptMessage(
  ticket: Ticket,
  { kind, body, aiResultId }: DraftWords,
  status: TicketStatus | undefined,
): boolean {
  const requester = requesterOf(ticket);
  return attempt(failure, () => {
    try {
      addTicketMessage(
        ticket.id,
        {
          by: kind === 'requester' ? requester.name || requester.email : personName(),
          from: kind === 'requester' ? 'requester' : 'team',
          body: body.trim(),
          internal: kind === 'note',
          status,
        },
        ...(aiResultId ? [{ by: 'ai', resultId: aiResultId } as const] : []),
      );
    } catch (error) {
      if (!(error instanceof UnapprovedAiChangeError)) throw error;
      throw new RuleError(
        'These words come from a suggestion that nobody has approved. Approve it first, or write your own.',
      );
    }
    notifyStep(kinds[kind].notice);
  });
}

interface KindChoiceProps {
  readonly kind: DraftKind;
  readonly onChange: (kind: DraftKind) => void;
}

function KindChoice({ kind, onChange }: KindChoiceProps) {
  return (
    <Row as="fieldset" gap={4} rowGap={1} align="center" wrap bare>
      <legend className="s-hidden">What you write</legend>
      {(Object.keys(kinds) as DraftKind[]).map((value) => (
        <Row key={value} as="label" inline gap={2} align="center" minHeight={28} className={styles.kind}>
          <input type="radio" name="message-kind" checked={value === kind} onChange={() => onChange(value)} />
          {kinds[value].label}
        </Row>
      ))}
    </Row>
  );
}
