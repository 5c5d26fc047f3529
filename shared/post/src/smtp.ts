import { Readable } from 'node:stream';
import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { type OutgoingMail, returnedWords } from '@steps/business/src/nouns/mail/outgoingMail';
import nodemailer from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { connected, handedOver, type Refused, serverOptions } from './smtpConnection';
import { type SmtpError, smtpWords, unsendable } from './smtpWords';

/**
 * What became of a message. `away` and `refusesUs`: it did not go out and may later; `doubtful`: it may have. `reason` of one that was sent: whom
 * the server did not take it for.
 */
export type Delivery =
  | { readonly state: 'sent'; readonly reason?: string }
  | { readonly state: 'away' | 'refusesUs' | 'failed' | 'doubtful'; readonly reason: string };

/** Somebody looks at the settings while an account is checked (ms). */
const checkedWithin = 10_000;
/** Asks the server of an account whether it takes mail from it. Resolves to what is wrong, in words a person can act on. */
export async function accountProblem(account: MailAccount, secret: string): Promise<string | undefined> {
  const { user, oauth } = account;
  const auth = oauth ? { type: 'OAuth2' as const, user, accessToken: secret } : { user, pass: secret };
  const mailer = nodemailer.createTransport({ ...serverOptions(account, checkedWithin), ...(user && { auth }) });
  try {
    await mailer.verify();
    return undefined;
  } catch (error) {
    return smtpWords(error as SmtpError, account);
  } finally {
    mailer.close();
  }
}

/** Hands a message over. Never rejects. */
export async function deliver(mail: OutgoingMail, account: MailAccount, secret: string): Promise<Delivery> {
  let connection: SMTPConnection | undefined;
  let wasWhole = false;
  try {
    const text = await messageText(mail, account);
    const raw = Readable.from([text]);
    raw.once('end', () => {
      wasWhole = true;
    });
    connection = await connected(account, secret);
    const envelope = { from: account.address, to: [...mail.to, ...mail.cc] };
    const refused = await handedOver(connection, envelope, raw, text.length);
    if (refused.length === 0) return { state: 'sent' };
    return { state: 'sent', reason: refused.map((one) => refusalOf(one, account)).join(' ') };
  } catch (error) {
    const unsent = unsendable(error as SmtpError, account);
    if (unsent) return { state: unsent.state, reason: unsent.words };
    const { code, responseCode } = error as SmtpError;
    const reason = smtpWords(error as SmtpError, account);
    if (code === 'EAUTH') return { state: 'refusesUs', reason };
    if (responseCode !== undefined) return { state: responseCode >= 500 ? 'failed' : 'away', reason };
    // All of it was said and nothing heard: the server may have taken it.
    return wasWhole
      ? { state: 'doubtful', reason: `${account.server.host} broke off before it said whether it takes the message.` }
      : { state: 'away', reason };
  } finally {
    connection?.close();
  }
}

/** Who does not get it, and what the server said. */
const refusalOf = ({ address, error }: Refused, account: MailAccount): string =>
  `${returnedWords.notTaken} ${address}: ${smtpWords(error, account)}`;

/** The message as it goes over the wire (RFC 5322). The library folds and encodes headers: no name or subject can add one. */
export const messageText = (mail: OutgoingMail, { senderName, address }: MailAccount): Promise<Buffer> =>
  new MailComposer({
    from: { name: senderName, address },
    to: alone(mail.to),
    cc: alone(mail.cc),
    subject: mail.subject,
    text: mail.content,
    ...(mail.html && {
      html: `<!doctype html><html><head><meta charset="utf-8"></head><body>${mail.html}</body></html>`,
    }),
    ...(mail.invitation && {
      icalEvent: { method: mail.invitation.method, filename: 'invitation.ics', content: mail.invitation.ics },
    }),
    messageId: mail.messageId,
    date: new Date(mail.sendAt),
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo }),
    ...(mail.references && { references: [...mail.references] }),
    attachments: (mail.files ?? []).map(({ name, type, base64 }) => ({
      filename: fileName(name),
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
    // A name of a file is a name, not somewhere to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

/** As addresses and nothing else: in a text the library would look for lists, groups and comments. */
const alone = (addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));

/** Without folders and signs that nobody sees: whoever saves it at the other end may be careless. */
const fileName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^\.+/, '') || 'attachment';
