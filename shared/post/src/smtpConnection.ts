import type { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import type { SmtpError } from './smtpWords';

/** A server that does not accept a connection, or our sign-in, for this long is away (ms). */
export const doorSilence = 30_000;
/** How long a server may take to say whether it accepts a message (ms; RFC 5321, section 4.5.3.2.6). */
const thinking = 600_000;

/** How the library connects to an account's server. `silence`: how long it may take to answer (ms). */
export const serverOptions = ({ server: { host, port, security } }: MailAccount, silence: number = doorSilence) => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  connectionTimeout: silence,
  greetingTimeout: silence,
  socketTimeout: thinking,
});

/** The recipients of a message, and the address for bounces. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** A connection to an account's server, signed in. Rejects with the library's error; then nothing is left open. */
export async function connected(account: MailAccount, secret: string): Promise<SMTPConnection> {
  const connection = new SMTPConnection(serverOptions(account));
  // If the connection is lost between two steps, the next one reports it.
  connection.on('error', () => {});
  try {
    await step(connection, (done) => connection.connect(done));
    const { user, oauth } = account;
    if (user && connection.allowsAuth) {
      // Accounts that sign in at their provider send a token (XOAUTH2).
      const login = oauth ? { user, oauth2: new XOAuth2({ user, accessToken: secret }) } : { user, pass: secret };
      await step(connection, (done) => connection.login(login, done), doorSilence);
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A recipient whom a server refused, and its words. */
export interface Refused {
  readonly address: string;
  readonly error: SmtpError;
}

/** Sends a message. Resolves to the refused recipients, if it was accepted for others. */
export async function handedOver(
  connection: SMTPConnection,
  { from, to }: Envelope,
  message: Readable,
  size: number,
): Promise<readonly Refused[]> {
  const envelope = { from: ascii(from), to: to.map(ascii), size };
  const info = await step<SMTPConnection.SentMessageInfo>(connection, (done) =>
    connection.send(envelope, message, done),
  );
  return (info?.rejectedErrors ?? []).map((error) => ({
    address: to.find((one) => ascii(one) === error.recipient) ?? error.recipient ?? '',
    error,
  }));
}

/** Makes a connection ready for the next message after a refused one. */
export const wasReset = (connection: SMTPConnection): Promise<unknown> =>
  step(connection, (done) => connection.reset(done), doorSilence);

type Done<T> = (error?: Error | null, value?: T) => void;

/**
 * One step of a conversation. The library does not report a lost or closed connection to a waiting step, so this listens for
 * it. `within`: how long it may take (ms), if less than the connection may be silent.
 */
function step<T>(connection: SMTPConnection, begin: (done: Done<T>) => void, within?: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer =
      within === undefined
        ? undefined
        : setTimeout(() => settle(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })), within);
    const lost = (error: Error) => settle(error);
    const ended = () => settle(Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' }));
    function settle(error?: Error | null, value?: T): void {
      clearTimeout(timer);
      connection.off('error', lost);
      connection.off('end', ended);
      if (error) reject(error);
      else resolve(value);
    }
    connection.once('error', lost);
    connection.once('end', ended);
    begin(settle);
  });
}

/**
 * An address in the form that every server accepts: its domain in ASCII (`xn--…`). What is no domain stays unchanged, and is
 * refused.
 */
function ascii(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isForeign = /[^\x20-\x7e]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  const plain = isForeign ? domainToASCII(domain) : '';
  return plain ? `${address.slice(0, at)}@${plain}` : address;
}
