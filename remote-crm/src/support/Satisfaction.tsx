import { useTyped } from '@steps/platform';
import { attempt, Row, Section, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { notifyStep } from '../records/notices/stepNotice';
import { isDone, type Ticket, updateTicket } from '../tickets';
import { replyLink } from './emailRules';
import { requesterOf } from './requester';
import styles from './support.module.css';

const marks = [
  [1, 'Very unhappy'],
  [2, 'Unhappy'],
  [3, 'Neither'],
  [4, 'Happy'],
  [5, 'Very happy'],
] as const;

const failure = { title: 'Not saved', description: 'The answer could not be saved. Please try again.' };

/** How satisfied the requester was: asked once the ticket is solved, entered by hand. */
export function Satisfaction({ ticket }: { readonly ticket: Ticket }) {
  const { typed, type, forget } = useTyped(`satisfaction:${ticket.id}`, {
    mark: ticket.satisfaction,
    comment: ticket.satisfactionComment ?? '',
  });
  const { mark, comment } = typed;
  if (!isDone(ticket.status) && ticket.satisfaction === undefined) return null;
  const changed = mark !== ticket.satisfaction || comment.trim() !== (ticket.satisfactionComment ?? '');
  const question = `Hello,\n\nwe have solved “${ticket.subject}”. How satisfied are you with our help, from 1 (very unhappy) to 5 (very happy)? A word on why helps us.`;
  const ask = replyLink(requesterOf(ticket).email, `How did we do? [#${ticket.number}]`, question);
  return (
    <Section
      title="Satisfaction"
      purpose="Ask the requester, and write the answer down here."
      actions={
        ask && (
          <a className="s-button s-button--small" href={ask.href}>
            <Mail size={14} aria-hidden /> Ask by email
          </a>
        )
      }
    >
      <Stack
        as="form"
        gap={4}
        bound
        alignContent="start"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(failure, () => {
            updateTicket(ticket.id, {
              satisfaction: mark,
              satisfactionComment: comment.trim() || undefined,
              satisfactionAt: new Date().toISOString(),
            });
            forget();
            notifyStep('Satisfaction saved');
          });
        }}
      >
        <Row as="fieldset" gap={4} rowGap={1} align="center" wrap bare>
          <legend className="s-hidden">Satisfaction from 1 to 5</legend>
          {marks.map(([value, label]) => (
            <Row
              key={value}
              as="label"
              inline
              gap={2}
              align="center"
              minHeight={28}
              className={styles.kind}
              title={label}
            >
              <input
                type="radio"
                name="satisfaction"
                checked={mark === value}
                onChange={() => type({ ...typed, mark: value })}
              />
              {value}
              <span className="s-hidden">, {label.toLowerCase()}</span>
            </Row>
          ))}
          <span className="s-faint">
            {marks.find(([value]) => value === mark)?.[1] ?? '1 very unhappy, 5 very happy'}
          </span>
        </Row>
        <TextArea
          required={false}
          label="What they said"
          value={comment}
          onChange={(comment) => type({ ...typed, comment: comment })}
        />
        <div>
          <Button htmlType="submit" disabled={mark === undefined || !changed}>
            Save the answer
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
