import { Avatar, Card, CopyButton, DateText, Row, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Lock, Mail } from 'lucide-react';
import type { Ticket, TicketMessage } from '../tickets';
import { replyLink } from './emailRules';
import { isFromTemplate } from './isFromTemplate';
import { type Requester, requesterOf } from './requester';
import { SuggestedBy } from './SuggestedBy';
import styles from './support.module.css';

/** Everything that was written, the newest last; what only the team sees says so. */
export function Conversation({ ticket }: { readonly ticket: Ticket }) {
  const requester = requesterOf(ticket);
  if (ticket.messages.length === 0) return <p className="s-faint">Nothing has been written yet.</p>;
  return (
    <Stack as="ol" gap={3} plain aria-label="Conversation" data-own>
      {ticket.messages.map((message) => (
        <Message key={message.id} message={message} ticket={ticket} requester={requester} />
      ))}
    </Stack>
  );
}

interface MessageProps {
  readonly message: TicketMessage;
  readonly ticket: Ticket;
  readonly requester: Requester;
}

function Message({ message, ticket, requester }: MessageProps) {
  const { by, from, at, body, internal, aiResultId } = message;
  const side = internal ? 'note' : from;
  return (
    <Card as="li" gap={2} paddingY={3} paddingX={4} className={styles.message} data-side={side}>
      <Row gap={2} rowGap={1} align="center" wrap>
        <Avatar name={by || 'Requester'} size={24} />
        <strong>{by || 'Requester'}</strong>
        {internal && (
          <StatusTag tone="warning" icon={Lock}>
            Internal note
          </StatusTag>
        )}
        {aiResultId && (
          <span className="s-tag" data-tone={isFromTemplate(aiResultId) ? undefined : 'ai'}>
            <SuggestedBy resultId={aiResultId} template="From a template, approved" ai="Suggested by AI, approved" />
          </span>
        )}
        <Text as="span" atEnd size={13} tone="muted">
          <DateText value={at} />
        </Text>
      </Row>
      <p className={styles.messageBody}>{body}</p>
      {side === 'team' && <Sending ticket={ticket} body={body} email={requester.email} />}
    </Card>
  );
}

interface SendingProps {
  readonly ticket: Ticket;
  readonly body: string;
  readonly email: string;
}

/** A browser cannot send email: the person's own program does. */
function Sending({ ticket, body, email }: SendingProps) {
  const link = replyLink(email, `Re: ${ticket.subject} [#${ticket.number}]`, body);
  return (
    <Row gap={2} align="center" wrap size={13}>
      {link && (
        <a className="s-button s-button--small s-button--quiet" href={link.href}>
          <Mail size={14} aria-hidden /> Open in your email program
        </a>
      )}
      <CopyButton text={body} label="Copy reply" />
      {!link && <span className="s-muted">No email address of the requester is known.</span>}
      {link && !link.whole && <span className="s-muted">Too long for a link: copy the text and paste it there.</span>}
    </Row>
  );
}
