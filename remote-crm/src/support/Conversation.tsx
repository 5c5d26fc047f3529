import { type OutgoingMail, type ReceivedMail, receivedMail } from '@steps/business/mail';
import { useRecords, useRecordsBy } from '@steps/platform';
import { Avatar, Card, CopyButton, DateText, lazyPart, Row, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Lock, Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MailReason, MailState } from '../mail/MailState';
import { sentByReply } from '../mail/outgoingMailState';
import { SendByEmail, useSendsTo } from '../mail/SendByEmail';
import { SentMail } from '../mail/SentMail';
import type { Ticket, TicketMessage } from '../tickets';
import { replyLink } from './emailRules';
import { isFromTemplate } from './isFromTemplate';
import { replyLetter, replySubject } from './replyLetter';
import { type Requester, requesterOf } from './requester';
import { SuggestedBy } from './SuggestedBy';
import styles from './support.module.css';
import { emailOfMessage } from './supportMail';

const ReceivedMailDialog = lazyPart(async () => (await import('../mail/ReceivedMailDialog')).ReceivedMailDialog);

/** The whole conversation, the newest last; internal notes are marked. */
export function Conversation({ ticket }: { readonly ticket: Ticket }) {
  const requester = requesterOf(ticket);
  if (ticket.messages.length === 0) return <p className="s-faint">Nothing has been written yet.</p>;
  return (
    <Stack gap={4} bound>
      <Stack as="ol" gap={3} plain aria-label="Conversation" data-own>
        {ticket.messages.map((message) => (
          <Message key={message.id} message={message} ticket={ticket} requester={requester} />
        ))}
      </Stack>
      <SentMail about={{ ticketId: ticket.id }} isShown={(mail) => isInConversation(ticket, mail)} />
    </Stack>
  );
}

/** A reply that went out, or a message that came: also where it came to two addresses that are read. */
function isInConversation({ messages }: Ticket, mail: OutgoingMail | ReceivedMail): boolean {
  if ('status' in mail) return messages.some(({ id }) => id === mail.ticketMessageId);
  return messages.some((message) => {
    const email = emailOfMessage(message);
    return (
      email !== undefined && (email.id === mail.id || (mail.messageId !== '' && email.messageId === mail.messageId))
    );
  });
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
      {side === 'team' && <Sending ticket={ticket} message={message} email={requester.email} />}
      {side === 'requester' && <ReceivedEmail message={message} />}
    </Card>
  );
}

/** What a message came as: with its pictures and files. */
function ReceivedEmail({ message }: Pick<MessageProps, 'message'>) {
  useRecords(receivedMail);
  const [isOpen, setIsOpen] = useState(false);
  const email = emailOfMessage(message);
  if (!email) return null;
  return (
    <Row size={13}>
      <Button size="small" icon={<Mail size={14} aria-hidden />} onClick={() => setIsOpen(true)}>
        Open the email
      </Button>
      {isOpen && (
        <Suspense>
          <ReceivedMailDialog mail={email} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}

interface SendingProps {
  readonly ticket: Ticket;
  readonly message: TicketMessage;
  readonly email: string;
}

/** How a reply by email is doing, and the ways to send one that has not gone out. */
function Sending({ ticket, message, email }: SendingProps) {
  const sent = useRecordsBy(sentByReply, message.id).filter(({ status }) => status !== 'cancelled');
  // One that came back may be sent to another address.
  const isOut = sent.some(({ status }) => status !== 'failed' && status !== 'bounced');
  return (
    <>
      {sent.map((mail) => (
        <Row key={mail.id} gap={2} align="center" wrap size={13}>
          <MailState mail={mail} />
          <MailReason mail={mail} />
        </Row>
      ))}
      {!isOut && <WaysToSend ticket={ticket} message={message} email={email} />}
    </>
  );
}

/** A browser cannot send email: the business's post office does, or the person's own program. */
function WaysToSend({ ticket, message, email }: SendingProps) {
  const { id: ticketId, contactId, companyId } = ticket;
  const { id: ticketMessageId, body } = message;
  const sends = useSendsTo(email);
  if (sends) {
    return (
      <Row gap={2} align="center" wrap size={13}>
        <SendByEmail
          size="small"
          about={{ ticketId, ticketMessageId, ...(contactId && { contactId }), ...(companyId && { companyId }) }}
          to={email}
          letter={() => replyLetter(ticket, message)}
        />
        <CopyButton text={body} label="Copy reply" />
      </Row>
    );
  }
  const link = replyLink(email, replySubject(ticket), body);
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
