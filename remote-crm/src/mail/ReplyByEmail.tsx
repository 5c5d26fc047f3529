import type { ReceivedMail } from '@steps/business/mail';
import type { MailAbout } from './mailWords';
import { SendByEmail } from './SendByEmail';
import { answerSubject, threadAfter } from './threadRules';

interface ReplyByEmailProps {
  readonly mail: ReceivedMail;
  readonly about: MailAbout;
  readonly size?: 'small' | 'middle';
}

/** Answers a message from a mailbox, in its thread; nothing for one that was written here. */
export function ReplyByEmail({ mail, about, size = 'middle' }: ReplyByEmailProps) {
  const { accountId, direction, from, messageId, subject } = mail;
  if (direction !== 'in') return null;
  const thread = messageId ? threadAfter(mail) : [];
  const letter = () => ({ accountId, subject: answerSubject(subject), content: '', thread });
  return <SendByEmail size={size} label="Reply" about={about} to={from.address} letter={letter} />;
}
