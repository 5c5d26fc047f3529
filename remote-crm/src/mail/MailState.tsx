import { cancelMail, type OutgoingMail, sendMailAgain } from '@steps/business/mail';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, StatusTag, useMinute } from '@steps/platform/ui';
import { Button } from 'antd';
import { stateOfMail } from './mailWords';

/** ms: a post office that runs takes what is due within seconds. */
const usuallyTaken = 60_000;

interface MailProps {
  readonly mail: OutgoingMail;
}

/** How a message is doing, and what can be done about it. */
export function MailState({ mail }: MailProps) {
  const { id, status } = mail;
  const { label, tone } = stateOfMail(mail);
  return (
    <>
      <StatusTag tone={tone}>{label}</StatusTag>
      {status === 'scheduled' && (
        <Button size="small" onClick={() => attempt({ title: 'The email was not taken back' }, () => cancelMail(id))}>
          Take it back
        </Button>
      )}
      {(status === 'failed' || status === 'doubtful') && (
        <Button
          size="small"
          onClick={() => attempt({ title: 'The email was not sent again' }, () => sendMailAgain(id))}
        >
          Send again
        </Button>
      )}
    </>
  );
}

/** Why a message has not arrived, as far as that is known. */
export function MailReason({ mail: { reason, sendAt, status } }: MailProps) {
  const isOverdue = useMinute().getTime() > Date.parse(sendAt) + usuallyTaken && status === 'scheduled';
  if (reason) return <span className="s-muted">{reason}</span>;
  if (!isOverdue) return null;
  return (
    <span className="s-muted">
      Your post office has not taken it yet, as far as this device knows.{' '}
      <Link to={paths.module.href('integrations')}>See whether it is running</Link>
    </span>
  );
}
