import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { ImapFlow, type ImapFlowOptions } from 'imapflow';

/** A server that does not accept a connection for this long is away (ms). */
const doorSilence = 30_000;

/** The server and user for an account's mailbox; `undefined` if its server is not known. */
export function imapOptions({ incoming, user, oauth }: MailAccount, secret: string): ImapFlowOptions | undefined {
  if (!incoming) return undefined;
  const { host, port, security } = incoming;
  return {
    host,
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: oauth ? { user, accessToken: secret } : { user, pass: secret },
    logger: false,
  };
}

/** Opens a connection to an account's mailbox. Rejects as imapflow does. */
export async function openImap(account: MailAccount, secret: string): Promise<ImapFlow> {
  const options = imapOptions(account, secret);
  if (!options) throw new Error(`Expected a server of incoming mail for ${account.address}, there is none.`);
  const client = new ImapFlow({
    ...options,
    disableAutoIdle: true,
    connectionTimeout: doorSilence,
    greetingTimeout: doorSilence,
  });
  // If the connection is lost later, the next call reports it.
  client.on('error', () => {});
  await client.connect();
  return client;
}
