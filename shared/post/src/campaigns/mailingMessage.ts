import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { aroundMarks, filledLetter } from '@steps/business/src/nouns/mailings/letterRules';
import type { MailingRecipient } from '@steps/business/src/nouns/mailings/mailingChunk';
import type { MailingLetter } from '@steps/business/src/nouns/mailings/mailingLetter';
import MailComposer from 'nodemailer/lib/mail-composer';
import * as qp from 'nodemailer/lib/qp';

/** Addresses at the post office for one recipient; none if it cannot be reached from outside. */
export interface RecipientLinks {
  unsubscribe(): string;
  /** Where a click on the link with that number is counted; `undefined` if it is not. */
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
 * A campaign's message as it is sent, with a way to unsubscribe that mail programs offer as a button (RFC 2369, and RFC 8058
 * for one click).
 */
export function mailingMessage(
  { recipient, letter, links, messageId }: MailingMessage,
  { senderName, address }: MailAccount,
): Promise<Buffer> {
  const byMail = `mailto:${address}?subject=unsubscribe`;
  const unsubscribe = links?.unsubscribe();
  const { subject, html, text } = filledLetter(encodedLetter(letter), {
    encoded,
    values: recipient.values,
    link: (nth, to) => (isWeb(to) ? links?.click?.(nth) : undefined) ?? to,
    unsubscribe: unsubscribe ?? byMail,
  });
  return new MailComposer({
    from: { name: senderName, address },
    to: [{ name: '', address: recipient.address }],
    subject,
    text: { raw: part('plain', text) },
    html: { raw: part('html', html) },
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

/** Letters whose words are already encoded for sending, with placeholders left in: once, not for each reader. */
const encodedLetters = new WeakMap<MailingLetter, MailingLetter>();

function encodedLetter(letter: MailingLetter): MailingLetter {
  const known = encodedLetters.get(letter);
  if (known) return known;
  const made = { ...letter, html: aroundMarks(letter.html, before), text: aroundMarks(letter.text, before) };
  encodedLetters.set(letter, made);
  return made;
}

const encoded = (text: string): string => qp.encode(text.replace(/\r\n?|\n/g, '\r\n'));

/** A space before a placeholder is not at the end of its line. */
const before = (text: string): string => encoded(`${text}.`).slice(0, -1);

/** Servers may remove spaces at the end of a line. */
const atEnd = (text: string): string => text.replace(/[ \t](?=\r\n|$)/g, (sign) => (sign === ' ' ? '=20' : '=09'));

const part = (kind: 'plain' | 'html', text: string): string =>
  `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${qp.wrap(atEnd(text), 76)}\r\n`;

/** Links to telephone numbers and addresses do not lead through the post office: they are not counted. */
const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);
