import { cancelMail, type OutgoingMail, outgoingMail, sendMailAgain } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { attempt, DateText, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { type MailAbout, shownMail, stateOfMail } from './mailWords';
import { SendByEmail } from './SendByEmail';
import { answerSubject, threadAfter } from './threadRules';

/** What was sent about a record, and what became of it; nothing where nothing was. */
export function SentMail({ about }: { readonly about: MailAbout }) {
  const mails = shownMail(useRecords(outgoingMail), about);
  if (mails.length === 0) return null;
  return (
    <Section title="Email" count={mails.length} flush>
      <ul className="s-plain">
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </Section>
  );
}

function MailRow({ mail }: { readonly mail: OutgoingMail }) {
  const { id, subject, to, status, reason, sendAt, sentAt } = mail;
  const { label, tone } = stateOfMail(mail);
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong>{subject}</strong>
        <span className="s-faint">
          {to.join(', ')} · <DateText value={sentAt ?? sendAt} />
        </span>
        {reason && <span className="s-muted">{reason}</span>}
      </Stack>
      <StatusTag tone={tone}>{label}</StatusTag>
      {status === 'scheduled' && (
        <Button size="small" onClick={() => tell('The email was not taken back', () => cancelMail(id))}>
          Take it back
        </Button>
      )}
      {status === 'sent' && (
        <SendByEmail
          size="small"
          label="Follow up"
          about={aboutOf(mail)}
          to={to.join(', ')}
          letter={() => followUp(mail)}
        />
      )}
      {(status === 'failed' || status === 'doubtful') && (
        <Button size="small" onClick={() => tell('The email was not sent again', () => sendMailAgain(id))}>
          Send again
        </Button>
      )}
    </Row>
  );
}

const aboutOf = ({ contactId, companyId, dealId, ticketId }: OutgoingMail): MailAbout => ({
  ...(contactId && { contactId }),
  ...(companyId && { companyId }),
  ...(dealId && { dealId }),
  ...(ticketId && { ticketId }),
});

/** A message in the thread of this one: mail programs show both as one conversation. */
const followUp = (mail: OutgoingMail) => ({
  subject: answerSubject(mail.subject),
  content: '',
  cc: mail.cc.join(', '),
  thread: threadAfter(mail),
});

const tell = (title: string, work: () => void) => attempt({ title }, work);
