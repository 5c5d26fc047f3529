import { type AiResult, aiResults, useContact } from '@steps/business';
import { cancelMail, mailAccounts, type OutgoingMail, outgoingMail, sendMailAgain } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { attempt, DateText, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { approvedDrafts, draftLetter } from './approvedDrafts';
import { type MailAbout, shownMail, stateOfMail } from './mailWords';
import { SendByEmail } from './SendByEmail';
import { answerSubject, threadAfter } from './threadRules';

/** What was sent about a record, and what became of it; nothing where nothing was. */
export function SentMail({ about }: { readonly about: MailAbout }) {
  const all = useRecords(outgoingMail);
  const mails = shownMail(all, about);
  const isContact = about.contactId !== undefined && !about.dealId && !about.ticketId;
  const sends = useRecords(mailAccounts).length > 0;
  const drafts = approvedDrafts(useRecords(aiResults), all, isContact && sends ? about.contactId : undefined);
  if (mails.length + drafts.length === 0) return null;
  return (
    <Section title="Email" count={mails.length + drafts.length} flush>
      <ul className="s-plain">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} about={about} />
        ))}
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </Section>
  );
}

/** What an agent drafted and a person approved: sending it is another decision. */
function DraftRow({ draft, about }: { readonly draft: AiResult; readonly about: MailAbout }) {
  const contact = useContact(about.contactId);
  const letter = draftLetter(draft);
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong>{letter.subject || draft.title}</strong>
        <span className="s-faint">Drafted by AI, approved</span>
      </Stack>
      <StatusTag tone="info">Ready to send</StatusTag>
      <SendByEmail size="small" label="Send" about={about} to={contact?.email ?? ''} letter={() => letter} />
    </Row>
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
