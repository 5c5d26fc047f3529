import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { providerOfHost } from '@steps/business/src/nouns/mail/mailProviders';
import { sizeText } from '@steps/platform/src/core/numbers/sizeText';

/** As nodemailer throws it. */
export interface SmtpError extends Error {
  readonly code?: string;
  readonly response?: string;
  readonly responseCode?: number;
  /** In answer to which command. */
  readonly command?: string;
}

/** Where servers that take mail, and mailboxes, usually answer. */
export const usualPorts = { smtp: { tls: 465, starttls: 587 }, imap: { tls: 993, starttls: 143 } } as const;

/** What a server, or the way to it, said, in words a person can act on. */
export function smtpWords(
  error: SmtpError,
  account: Pick<MailAccount, 'server' | 'oauth'>,
  ports: (typeof usualPorts)[keyof typeof usualPorts] = usualPorts.smtp,
): string {
  const { host, port, security } = account.server;
  const { code, response = '', message = '' } = error;
  const said = response.replace(/\s+/g, ' ').trim();
  if (code === 'EAUTH') return refusalWords(host, said, account.oauth !== undefined);
  if (said) return `${host} says: “${said}”.`;
  if (/ENOTFOUND|EDNS|EAI_AGAIN/.test(`${code} ${message}`))
    return `There is no server called ${host}, or this machine is offline.`;
  if (/certificate|self[- ]signed|CERT_/i.test(message)) {
    return `The certificate of ${host} is not trusted (${message}). Use the name that the certificate is made out to.`;
  }
  // A server that speaks TLS from the start waits for it, and says nothing before.
  const waitsForTls = security !== 'tls' && /greeting never received/i.test(message);
  if (waitsForTls || /wrong version number|STARTTLS/i.test(message)) {
    return `${host} does not speak ${security === 'tls' ? 'TLS' : 'STARTTLS'} on port ${port}: try ${security === 'tls' ? `STARTTLS on ${ports.starttls}` : `TLS on ${ports.tls}`}.`;
  }
  return `${host} does not answer on port ${port}. Check the port, and whether a firewall or the provider of this machine closes it.`;
}

/** Why a server does not let this account in. */
export function refusalWords(host: string, said: string, signsIn: boolean): string {
  const words = said ? `: “${said}”` : '';
  const { name = host, appPasswords } = providerOfHost(host) ?? {};
  // Microsoft, where an administrator has not switched it on for the mailbox.
  if (/SmtpClientAuthentication is disabled|5\.7\.139/i.test(said)) {
    return `Microsoft 365 does not let programs send from this mailbox. An administrator switches that on: admin centre, Users, the person, Mail, Manage email apps, Authenticated SMTP.`;
  }
  if (signsIn)
    return `${name} does not take this sign-in${words}. Sign in again with the account that has this address, and allow mail.`;
  if (appPasswords || /app(lication)?[- ]specific|app password/i.test(said)) {
    const where = appPasswords ? `at ${appPasswords}` : 'in the settings of that account';
    return `${name} wants an app password in place of the usual one${words}. Make one ${where}, and enter it here.`;
  }
  return `${host} refuses this user and password${words}. Check both; some providers want an app password.`;
}

/**
 * What is wrong with a message that the library does not hand over, without asking the server; `undefined` where a server or the way to it spoke.
 * `refusesUs`: nothing can be sent from this address.
 */
export function unsendable(
  { code, response, message }: SmtpError,
  { address, server }: Pick<MailAccount, 'address' | 'server'>,
): { readonly state: 'failed' | 'refusesUs'; readonly words: string } | undefined {
  if (response !== undefined || (code !== 'EMESSAGE' && code !== 'EENVELOPE')) return undefined;
  if (message.startsWith('Invalid sender')) {
    return {
      state: 'refusesUs',
      words: `“${address}” is not an email address that can send. Correct it under Integrations.`,
    };
  }
  // The limit that the server named (RFC 1870).
  const [, most] = /larger than allowed (\d+)$/.exec(message) ?? [];
  if (most !== undefined) {
    const size = sizeText(Number(most));
    return { state: 'failed', words: `The message is too large: ${server.host} takes no more than ${size}.` };
  }
  return { state: 'failed', words: `${message}.` };
}
