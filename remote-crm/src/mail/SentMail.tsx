import { type AiResult, aiResults, useContact } from '@steps/business';
import { cancelMail, mailAccounts, type OutgoingMail, outgoingMail, sendMailAgain } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, DateText, Row, Section, Stack, StatusTag, useMinute } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { approvedDrafts, draftLetter } from './approvedDrafts';
import { CampaignMailRow } from './CampaignMailRow';
import { useCampaignMail } from './campaignMail';
import { type MailAbout, shownMail, stateOfMail } from './mailWords';
import { ReceivedMailRow } from './ReceivedMailRow';
import styles from './receivedMail.module.css';
import { useMailAbout } from './receivedMailState';
import { SendByEmail } from './SendByEmail';
import { answerSubject, threadAfter } from './threadRules';

/** ms: a post office that runs takes what is due within seconds. */
const usuallyTaken = 60_000;

/** Messages in the list until somebody asks for more. */
const atOnce = 20;

/** What was sent about a record and what came, and what became of it, newest first; nothing where nothing was. */
export function SentMail({ about }: { readonly about: MailAbout }) {
  const [shown, setShown] = useState(atOnce);
  const all = useRecords(outgoingMail);
  const mails = shownMail(all, about);
  const isContact = about.contactId !== undefined && !about.dealId && !about.ticketId;
  const sends = useRecords(mailAccounts).length > 0;
  const drafts = approvedDrafts(useRecords(aiResults), all, isContact && sends ? about.contactId : undefined);
  const received = useMailAbout(about);
  const campaigns = useCampaignMail(isContact ? about.contactId : undefined);
  const count = mails.length + drafts.length + received.length + campaigns.length;
  if (count === 0) return null;
  const rows = [
    ...mails.map((mail) => ({ at: mail.createdAt, row: <MailRow key={mail.id} mail={mail} /> })),
    ...received.map((mail) => ({ at: mail.date, row: <ReceivedMailRow key={mail.id} mail={mail} about={about} /> })),
    ...campaigns.map((mail) => ({ at: mail.at, row: <CampaignMailRow key={mail.id} mail={mail} /> })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <Section title="Email" count={count} flush>
      <ul className="s-plain">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} about={about} />
        ))}
        {rows.slice(0, shown).map(({ row }) => row)}
      </ul>
      {rows.length > shown && (
        <Row paddingY={3} paddingX={4}>
          <Button size="small" onClick={() => setShown(shown + atOnce)}>
            Show older email
          </Button>
        </Row>
      )}
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
  const isOverdue = useMinute().getTime() > Date.parse(sendAt) + usuallyTaken && status === 'scheduled';
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong className={styles.subject} title={subject}>
          {subject}
        </strong>
        <span className="s-faint">
          {to.join(', ')} · <DateText value={sentAt ?? sendAt} />
        </span>
        {reason && <span className="s-muted">{reason}</span>}
        {!reason && isOverdue && (
          <span className="s-muted">
            Your post office has not taken it yet.{' '}
            <Link to={paths.module.href('integrations')}>See whether it is running</Link>
          </span>
        )}
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
