import { exportFile } from '@steps/business';
import { mailBodies, mailFileParts, mailRequests, type ReceivedMail } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { attempt, confirm, DateText, Dialog, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Paperclip } from 'lucide-react';
import { useEffect } from 'react';
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
              <Attachment key={`${id} ${file.part}`} mail={mail} file={file} />
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

interface AttachmentProps {
  readonly mail: ReceivedMail;
  readonly file: ReceivedMail['attachments'][number];
}

/** More is not fetched, bytes as they were sent. */
const mostBytes = 40_000_000;

function Attachment({ mail, file }: AttachmentProps) {
  const request = useRecords(mailRequests).find((one) => one.mailId === mail.id && one.part === file.part);
  const parts = wholeFile(useRecords(mailFileParts).filter((one) => one.mailId === mail.id && one.part === file.part));
  const isLarge = file.size > mostBytes;
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={2}>
      <Paperclip size={16} aria-hidden />
      <Stack as="span" basis={200} grow shrink breakWords>
        <span>{file.name}</span>
        <span className="s-faint">{sizeText(file.size)}</span>
        {request?.problem && <span className="s-muted">{request.problem}</span>}
        {isLarge && <span className="s-muted">Too large to be fetched: open it in your mail program.</span>}
      </Stack>
      {parts ? (
        <Button
          size="small"
          onClick={() =>
            attempt({ title: 'The file was not saved' }, () => exportFile('crm', file.name, blobOf(parts)))
          }
        >
          Save
        </Button>
      ) : (
        <Button
          size="small"
          disabled={isLarge}
          loading={request !== undefined && !request.problem}
          onClick={() => askForMail(mail, file.part)}
        >
          Fetch
        </Button>
      )}
    </Row>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

type FilePart = NonNullable<ReturnType<typeof mailFileParts.get>>;

/** The pieces of a file in their order; `undefined` while some are missing. It may have been asked for before. */
function wholeFile(all: readonly FilePart[]): readonly FilePart[] | undefined {
  const nth = ({ id, requestId }: FilePart) => Number(id.slice(requestId.length + 1));
  for (const last of all) {
    const pieces = all.filter(({ requestId }) => requestId === last.requestId);
    if (last.parts === pieces.length) return pieces.toSorted((one, other) => nth(one) - nth(other));
  }
  return undefined;
}

/** To be saved, never shown: whatever its sender calls it. */
const blobOf = (parts: readonly FilePart[]): Blob =>
  new Blob(
    parts.map(({ base64 }) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))),
    { type: 'application/octet-stream' },
  );
