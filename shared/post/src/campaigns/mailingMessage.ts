import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { filledLetter } from '@steps/business/src/nouns/mailings/letterRules';
import type { MailingRecipient } from '@steps/business/src/nouns/mailings/mailingChunk';
import type { MailingLetter } from '@steps/business/src/nouns/mailings/mailingLetter';
import MailComposer from 'nodemailer/lib/mail-composer';

/** Addresses on the post office for one recipient; none where nobody outside reaches it. */
export interface RecipientLinks {
  unsubscribe(): string;
  /** Where a press of the link of that number is counted; `undefined` where none is. */
  click: ((nth: number) => string) | undefined;
}

export interface MailingMessage {
  readonly recipient: MailingRecipient;
  readonly letter: MailingLetter;
  readonly links: RecipientLinks | undefined;
  /** With the angle brackets; the same each time it is made. */
  readonly messageId: string;
}

/**
 * A message of a campaign as it goes over the wire, with a way out that mail programs offer as a button (RFC 2369, and RFC 8058 where it is
 * one press).
 */
export function mailingMessage(
  { recipient, letter, links, messageId }: MailingMessage,
  { senderName, address }: MailAccount,
): Promise<Buffer> {
  const byMail = `mailto:${address}?subject=unsubscribe`;
  const unsubscribe = links?.unsubscribe();
  const { subject, html, text } = filledLetter(letter, {
    values: recipient.values,
    link: (nth, to) => (isWeb(to) ? links?.click?.(nth) : undefined) ?? to,
    unsubscribe: unsubscribe ?? byMail,
  });
  return new MailComposer({
    from: { name: senderName, address },
    to: [{ name: '', address: recipient.address }],
    subject,
    text,
    html,
    messageId,
    headers: {
      'List-Unsubscribe': unsubscribe ? `<${unsubscribe}>, <${byMail}>` : `<${byMail}>`,
      ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    attachments: letter.pictures.map(({ id, type, base64 }) => ({
      cid: id,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
      contentDisposition: 'inline' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** Links to numbers and addresses are not led over the post office: nothing is counted of them. */
const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);
