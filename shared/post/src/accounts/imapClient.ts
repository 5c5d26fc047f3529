import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { type ImapResponse, shortResponse } from './shortResponse';

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

/** What imapflow calls for each response. It is not among its types: `shortResponse.test.ts` fails if a later version lacks it. */
interface Responding {
  handleResponse(response: ImapResponse): Promise<boolean>;
}
const { handleResponse } = ImapFlow.prototype as unknown as Responding;

/** imapflow, without reading what a sender has put into a message to fill the memory. */
class ShortImap extends ImapFlow implements Responding {
  handleResponse(response: ImapResponse): Promise<boolean> {
    return handleResponse.call(this, shortResponse(response));
  }
}

/** Opens a connection to an account's mailbox. Rejects as imapflow does. */
export async function openImap(account: MailAccount, secret: string): Promise<ImapFlow> {
  const options = imapOptions(account, secret);
  if (!options) throw new Error(`Expected a server of incoming mail for ${account.address}, there is none.`);
  const client = new ShortImap({
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
