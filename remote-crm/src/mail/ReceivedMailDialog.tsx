import { mailBodies, mailRequests, privateMail, type ReceivedMail } from '@steps/business/mail';
import { useRecord, useRecords } from '@steps/platform';
import { attempt, confirm, DateText, Dialog, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect } from 'react';
import { MailAttachment } from './MailAttachment';
import { MailPage } from './MailPage';
import type { MailAbout } from './mailWords';
import { ReplyByEmail } from './ReplyByEmail';
import styles from './receivedMail.module.css';
import { askForMail, keepPrivate, shareMail, takeOutMail } from './receivedMailState';

interface ReceivedMailDialogProps {
  readonly mail: ReceivedMail;
  /** What an answer to it is about; none is written from here without. */
  readonly about?: MailAbout | undefined;
  readonly onClose: () => void;
}

/** A message from a mailbox: its words, which are fetched where they did not come along, and its files. */
export function ReceivedMailDialog({ mail, about, onClose }: ReceivedMailDialogProps) {
  const { id, subject, from, to, cc, date, attachments } = mail;
  const takeOut = async () => {
    const text = 'It goes for everyone, with its attachments. It stays in the mailbox and is not read again.';
    if (!(await confirm({ title: 'Take this email out of Steps?', text, action: 'Take it out' }))) return;
    attempt({ title: 'The email was not taken out' }, () => {
      takeOutMail(mail);
      onClose();
    });
  };
  const body = useRecords(mailBodies).find(({ mailId }) => mailId === id);
  const kept = useRecord(privateMail, id);
  const keep = async () => {
    if (!body) return;
    const text =
      'Everyone else loses it, and so do your other devices. This device alone keeps its words, without attachments. Anyone who has opened it has seen it, and anyone with the mailbox can still read it there.';
    if (!(await confirm({ title: 'Keep this email to yourself?', text, action: 'Only I see this' }))) return;
    attempt({ title: 'The email was not kept to yourself' }, () => keepPrivate(mail, body));
    onClose();
  };
  const share = () => {
    if (kept) attempt({ title: 'The email was not shared' }, () => shareMail(kept));
    onClose();
  };
  return (
    <Dialog
      open
      size="large"
      title={subject || 'No subject'}
      onClose={onClose}
      footer={
        <>
          <Button danger type="text" onClick={() => void takeOut()}>
            Take out of Steps
          </Button>
          {kept ? (
            <Button type="text" onClick={share}>
              Share with everyone
            </Button>
          ) : (
            <Button type="text" disabled={!body} onClick={() => void keep()}>
              Only I see this
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
          {about && <ReplyByEmail mail={mail} about={about} />}
        </>
      }
    >
      <Stack gap={3} bound data-own>
        <span className="s-muted">
          From {from.name ? `${from.name} <${from.address}>` : from.address} to{' '}
          {[...to, ...cc].map(({ name, address }) => name || address).join(', ')} · <DateText value={date} />
        </span>
        <Words mail={mail} words={kept ?? body} />
        {kept && (
          <p className="s-muted">Only you see this email, on this device. Its attachments are in the mailbox.</p>
        )}
        {attachments.length > 0 && !kept && (
          <ul className="s-plain" aria-label="Attachments">
            {attachments.map((file) => (
              <MailAttachment key={`${id} ${file.part}`} mail={mail} file={file} />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

interface WordsOfMail {
  readonly text: string;
  readonly html: string;
  readonly isCut?: boolean | undefined;
}

/** The words of a message, which are fetched where they did not come along. */
function Words({ mail, words }: { readonly mail: ReceivedMail; readonly words: WordsOfMail | undefined }) {
  const request = useRecords(mailRequests).find(
    ({ mailId, part, pictures }) => mailId === mail.id && part === undefined && !pictures,
  );
  const isMissing = words === undefined;
  useEffect(() => {
    if (isMissing) askForMail(mail);
  }, [isMissing, mail]);
  if (!words) {
    return request?.problem ? (
      <Row gap={3} align="center" wrap>
        <span role="alert">{request.problem}</span>
        <Button size="small" onClick={() => askForMail(mail)}>
          Try again
        </Button>
      </Row>
    ) : (
      <p className="s-muted" role="status">
        Being fetched from the mailbox, as soon as your post office runs…
      </p>
    );
  }
  return (
    <>
      {words.html ? (
        <MailPage mail={mail} html={words.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre className={styles.words} tabIndex={0}>
          {words.text || 'This email has no words.'}
        </pre>
      )}
      {words.isCut && <p className="s-muted">This email is longer than is shown here. The rest is in the mailbox.</p>}
    </>
  );
}
