import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { ImapFlow } from 'imapflow';
import { type SmtpError, smtpWords, usualPorts } from '../smtpWords';
import { imapOptions } from './imapClient';

/** Somebody is looking at the settings while an account is checked (ms). */
const checkedWithin = 10_000;

/** As imapflow throws it. */
interface ImapError extends Error {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly responseText?: string;
}

/** Tries to sign in to an account's mailbox. Resolves to what is wrong, in words a person can act on. */
export async function imapProblem(account: MailAccount, secret: string): Promise<string | undefined> {
  const options = imapOptions(account, secret);
  if (!options) return undefined;
  const client = new ImapFlow({
    ...options,
    verifyOnly: true,
    connectionTimeout: checkedWithin,
    greetingTimeout: checkedWithin,
  });
  // Errors besides the answer are ignored: `connect` rejects with them.
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return imapWords(error, account);
  } finally {
    client.close();
  }
}

/** What an error of the incoming mail server means, in words a person can act on. */
export function imapWords(error: unknown, account: MailAccount | undefined): string {
  const server = account?.incoming;
  if (!server) return 'Incoming mail: the mailbox could not be asked.';
  return `Incoming mail: ${smtpWords(asSmtp(error as ImapError), { ...account, server }, usualPorts.imap)}`;
}

function asSmtp({ authenticationFailed, responseText, message, code }: ImapError): SmtpError {
  if (authenticationFailed) return Object.assign(new Error(message), { code: 'EAUTH', response: responseText ?? '' });
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
