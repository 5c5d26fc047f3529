import { mailFileParts, mailRequests, type ReceivedMail } from '@steps/business/mail';
import { useRecords } from '@steps/platform';
import { Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import { mailFrame, mailSandbox, webPicturesOf } from './mailFrame';
import styles from './receivedMail.module.css';
import { askForPictures } from './receivedMailState';

/** A message that is a page, as its sender made it. Pictures of the web come when somebody asks: the post office fetches them. */
export function MailPage({ mail, html }: { readonly mail: ReceivedMail; readonly html: string }) {
  const wanted = useMemo(() => webPicturesOf(html), [html]);
  const parts = useRecords(mailFileParts);
  const request = useRecords(mailRequests).find(({ mailId, pictures }) => mailId === mail.id && pictures);
  const pictures = useMemo(() => {
    const all = new Set(wanted);
    const fetched = parts.filter(({ mailId, part }) => mailId === mail.id && all.has(part));
    return new Map(fetched.map(({ part, base64 }) => [part, `data:${typeOf(base64)};base64,${base64}`]));
  }, [parts, wanted, mail.id]);
  const page = useMemo(() => mailFrame(html, pictures), [html, pictures]);
  return (
    <>
      {wanted.length > 0 && pictures.size === 0 && (
        <Row gap={3} align="center" wrap>
          <span className="s-muted">
            {request?.problem ??
              'Pictures from the web are not shown: they would tell the sender that you opened it. Your post office can fetch them, so that the sender does not learn where you are.'}
          </span>
          <Button
            size="small"
            loading={request !== undefined && !request.problem}
            onClick={() => askForPictures(mail, wanted)}
          >
            Show pictures
          </Button>
        </Row>
      )}
      {/* Without scripts and without its own origin: nothing in it can run, whatever it says. */}
      <iframe className={styles.frame} title="The email" sandbox={mailSandbox} srcDoc={page} />
    </>
  );
}

/** Of the pictures that a post office hands over, by the letters that their first bytes become in base64. */
function typeOf(base64: string): string {
  if (base64.startsWith('iVBORw')) return 'image/png';
  if (base64.startsWith('R0lGOD')) return 'image/gif';
  return base64.startsWith('UklGR') ? 'image/webp' : 'image/jpeg';
}
