import { mailMarks, privateMail, type ReceivedMail } from '@steps/business/mail';
import { useRecord } from '@steps/platform';
import { DateText, lazyPart, Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { MailAbout } from './mailWords';
import { ReplyByEmail } from './ReplyByEmail';
import styles from './receivedMail.module.css';

const ReceivedMailDialog = lazyPart(async () => (await import('./ReceivedMailDialog')).ReceivedMailDialog);

/** A message from a mailbox, in the list of a record. */
export function ReceivedMailRow({ mail, about }: { readonly mail: ReceivedMail; readonly about: MailAbout }) {
  const { subject, from, to, date, preview, direction, attachments } = mail;
  const [open, setOpen] = useState(false);
  const marks = useRecord(mailMarks, mail.id) ?? mail;
  const isPrivate = useRecord(privateMail, mail.id) !== undefined;
  const isIn = direction === 'in';
  const who = isIn ? from.name || from.address : to.map(({ name, address }) => name || address).join(', ');
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong className={styles.subject} title={subject}>
          {subject || 'No subject'}
        </strong>
        <span className="s-faint">
          {who} · <DateText value={date} />
          {attachments.length > 0 &&
            ` · ${attachments.length === 1 ? '1 attachment' : `${attachments.length} attachments`}`}
        </span>
        {preview && <span className="s-muted">{preview}</span>}
      </Stack>
      {isPrivate && <StatusTag tone="info">Only you</StatusTag>}
      <StatusTag>{isIn ? receivedAs(marks) : 'From your mail program'}</StatusTag>
      <Button size="small" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ReplyByEmail mail={mail} about={about} size="small" />
      {open && (
        <Suspense>
          <ReceivedMailDialog mail={mail} about={about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}

/** As the mailbox marks it: somebody may have answered from a mail program. */
const receivedAs = ({ isAnswered, isUnread }: Pick<ReceivedMail, 'isAnswered' | 'isUnread'>): string =>
  isAnswered ? 'Received, answered' : isUnread ? 'Received, unread' : 'Received';
