import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { ImapFlow } from 'imapflow';
import { type SmtpError, smtpWords, usualPorts } from '../smtpWords';

/** Somebody looks at the settings while an account is checked (ms). */
const checkedWithin = 10_000;

/** As imapflow throws it. */
interface ImapError extends Error {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly responseText?: string;
}

/** Asks where the mailbox of an account lies whether it lets it in. Resolves to what is wrong, in words a person can act on. */
export async function imapProblem(account: MailAccount, secret: string): Promise<string | undefined> {
  const { incoming: server, user, oauth } = account;
  if (!server) return undefined;
  const { host, port, security } = server;
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: oauth ? { user, accessToken: secret } : { user, pass: secret },
    verifyOnly: true,
    logger: false,
    connectionTimeout: checkedWithin,
    greetingTimeout: checkedWithin,
  });
  // What is said beside the answer: `connect` rejects with it.
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return `Incoming mail: ${smtpWords(asSmtp(error as ImapError), { ...account, server }, usualPorts.imap)}`;
  } finally {
    client.close();
  }
}

function asSmtp({ authenticationFailed, responseText, message, code }: ImapError): SmtpError {
  if (authenticationFailed) return Object.assign(new Error(message), { code: 'EAUTH', response: responseText ?? '' });
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
