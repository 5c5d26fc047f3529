import { Readable } from 'node:stream';
import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { connected, handedOver, wasReset } from '../smtpConnection';
import { type SmtpError, smtpWords, unsendable } from '../smtpWords';

/**
 * What became of one of many messages. `bounced`: there is no such address; `failed`: the server refuses this message;
 * `later`: it asks to try again later; `doubtful`: it may have accepted it. `away` and `refusesUs`: it accepts nothing from
 * us now.
 */
export type Handover =
  | { readonly state: 'sent' }
  | {
      readonly state: 'bounced' | 'failed' | 'later' | 'doubtful' | 'away' | 'refusesUs';
      readonly words: string;
    };

export interface Courier {
  /** Sends one message. Never rejects. */
  deliver(from: string, to: string, message: Buffer): Promise<Handover>;
  close(): void;
}

/**
 * Sends messages one after the other on one connection, made with the first and again when it is lost: at most one is on its
 * way. A message is tried once, and once more if a connection that has worked ends before the server had all of it; the
 * library's own pool would try again in any case, and send it twice.
 */
export function openCourier(account: MailAccount, secret: string): Courier {
  let open: Promise<SMTPConnection> | undefined;
  /** Messages that the open connection has carried. */
  let taken = 0;

  async function made(): Promise<SMTPConnection> {
    const connection = await connected(account, secret);
    taken = 0;
    connection.once('end', () => {
      open = undefined;
    });
    return connection;
  }

  function close(): void {
    void open?.then(
      (connection) => connection.close(),
      () => {},
    );
    open = undefined;
  }

  async function handOver(from: string, to: string, message: Buffer): Promise<Handover> {
    let connection: SMTPConnection;
    try {
      open ??= made();
      connection = await open;
    } catch (error) {
      open = undefined;
      const words = smtpWords(error as SmtpError, account);
      return { state: (error as SmtpError).code === 'EAUTH' ? 'refusesUs' : 'away', words };
    }
    let wasWhole = false;
    const raw = Readable.from([message]);
    raw.once('end', () => {
      wasWhole = true;
    });
    try {
      await handedOver(connection, { from, to: [to] }, raw, message.length);
      taken += 1;
      return { state: 'sent' };
    } catch (error) {
      const handover = refusal(error as SmtpError, wasWhole, account);
      if (handover.state === 'away' || handover.state === 'doubtful') close();
      else await wasReset(connection).catch(close);
      return handover;
    }
  }

  return {
    close,
    async deliver(...of) {
      const hasWorked = open !== undefined && taken > 0;
      const handover = await handOver(...of);
      // Some servers accept a limited number of messages per connection: they close it, and accept a new one.
      return handover.state === 'away' && hasWorked ? handOver(...of) : handover;
    },
  };
}

/**
 * What an error says about the message. A server that closes (421), or refuses the sender for now, accepts nothing from us at
 * all.
 */
function refusal(error: SmtpError, wasWhole: boolean, account: MailAccount): Handover {
  const unsent = unsendable(error, account);
  if (unsent) return unsent;
  const { responseCode: code, command = '' } = error;
  const words = smtpWords(error, account);
  if (code === undefined) {
    return wasWhole
      ? {
          state: 'doubtful',
          words: `${account.server.host} broke off before it said whether it takes the message.`,
        }
      : { state: 'away', words };
  }
  if (code === 421 || (code < 500 && command === 'MAIL FROM')) return { state: 'away', words };
  if (code < 500) return { state: 'later', words };
  if (command === 'RCPT TO' && isUnknownAddress(error)) return { state: 'bounced', words };
  return { state: 'failed', words };
}

/** By the enhanced code (RFC 3463: 5.1.x is about the address), or, where there is none, the plain one (RFC 5321, section 4.2.3). */
function isUnknownAddress({ responseCode, response = '' }: SmtpError & { readonly response?: string }): boolean {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhanced) return /^5\.1\.([0-6]|10)$/.test(enhanced);
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
}
