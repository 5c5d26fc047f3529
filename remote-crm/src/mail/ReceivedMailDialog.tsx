import { mailBodies, mailRequests, type ReceivedMail } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { attempt, confirm, DateText, Dialog, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect } from 'react';
import { MailAttachment } from './MailAttachment';
import { hasWebPictures, mailFrame } from './mailFrame';
import styles from './receivedMail.module.css';
import { askForMail, takeOutMail } from './receivedMailState';

/** A message from a mailbox: its words, which are fetched where they did not come along, and its files. */
export function ReceivedMailDialog({ mail, onClose }: { readonly mail: ReceivedMail; readonly onClose: () => void }) {
  const { id, subject, from, to, cc, date, attachments } = mail;
  const takeOut = async () => {
    const text = 'It goes for everyone, with its attachments. It stays in the mailbox and is not read again.';
    if (!(await confirm({ title: 'Take this email out of Steps?', text, action: 'Take it out' }))) return;
    attempt({ title: 'The email was not taken out' }, () => {
      takeOutMail(mail);
      onClose();
    });
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
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Stack gap={3} bound data-own>
        <span className="s-muted">
          From {from.name ? `${from.name} <${from.address}>` : from.address} to{' '}
          {[...to, ...cc].map(({ name, address }) => name || address).join(', ')} · <DateText value={date} />
        </span>
        <Words mail={mail} />
        {attachments.length > 0 && (
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

function Words({ mail }: { readonly mail: ReceivedMail }) {
  const body = useRecords(mailBodies).find(({ mailId }) => mailId === mail.id);
  const request = useRecords(mailRequests).find(({ mailId, part }) => mailId === mail.id && part === undefined);
  const isMissing = body === undefined;
  useEffect(() => {
    if (isMissing) askForMail(mail);
  }, [isMissing, mail]);
  if (!body) {
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
      {body.html ? (
        // Without scripts and without its own origin: nothing in it can run, whatever it says.
        <iframe
          className={styles.frame}
          title="The email"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mailFrame(body.html)}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre className={styles.words} tabIndex={0}>
          {body.text || 'This email has no words.'}
        </pre>
      )}
      {hasWebPictures(body.html) && (
        <p className="s-muted">Pictures from the web are not shown: they would tell the sender that you opened it.</p>
      )}
      {body.isCut && <p className="s-muted">This email is longer than is shown here. The rest is in the mailbox.</p>}
    </>
  );
}
