import { type AiResult, aiResults, useContact } from '@steps/business';
import { mailAccounts, type OutgoingMail, outgoingMail, type ReceivedMail } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { DateText, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { approvedDrafts, draftLetter } from './approvedDrafts';
import { CampaignMailRow } from './CampaignMailRow';
import { useCampaignMail } from './campaignMail';
import { MailReason, MailState } from './MailState';
import { type MailAbout, shownMail } from './mailWords';
import { ReceivedMailRow } from './ReceivedMailRow';
import styles from './receivedMail.module.css';
import { useMailAbout } from './receivedMailState';
import { SendByEmail } from './SendByEmail';
import { answerSubject, threadAfter } from './threadRules';

/** Messages in the list until somebody asks for more. */
const atOnce = 20;

interface SentMailProps {
  readonly about: MailAbout;
  /** What is shown already, and is not listed again. */
  readonly isShown?: (mail: OutgoingMail | ReceivedMail) => boolean;
}

/** What was sent about a record and what came, and what became of it, newest first; nothing where nothing was. */
export function SentMail({ about, isShown = () => false }: SentMailProps) {
  const [shown, setShown] = useState(atOnce);
  const all = useRecords(outgoingMail);
  const mails = shownMail(all, about).filter((mail) => !isShown(mail));
  const isContact = about.contactId !== undefined && !about.dealId && !about.ticketId;
  const sends = useRecords(mailAccounts).length > 0;
  const drafts = approvedDrafts(useRecords(aiResults), all, isContact && sends ? about.contactId : undefined);
  const received = useMailAbout(about).filter((mail) => !isShown(mail));
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
  const { subject, to, status, sendAt, sentAt } = mail;
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong className={styles.subject} title={subject}>
          {subject}
        </strong>
        <span className="s-faint">
          {to.join(', ')} · <DateText value={sentAt ?? sendAt} />
        </span>
        <MailReason mail={mail} />
      </Stack>
      <MailState mail={mail} />
      {status === 'sent' && (
        <SendByEmail
          size="small"
          label="Follow up"
          about={aboutOf(mail)}
          to={to.join(', ')}
          letter={() => followUp(mail)}
        />
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
