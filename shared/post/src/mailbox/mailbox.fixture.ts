import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { MailReading } from '@steps/business/src/nouns/mail/mailReading';
import type { OutgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { mailAccount, testNow } from '@steps/testing';
import type { ImapFlow } from 'imapflow';

/** A message in a mailbox of a test. */
export interface Sent {
  readonly subject: string;
  readonly text: Buffer;
  readonly html?: Buffer;
  readonly charset?: string;
  readonly from?: string;
  /** Lines of its head, each with its end. */
  readonly headers?: string;
  readonly messageId?: string;
  readonly inReplyTo?: string;
  /** As servers mark it; changed while it is open, with the number of the change. */
  flags?: readonly string[];
  modseq?: number;
  readonly to?: readonly { readonly name: string; readonly address: string }[];
  readonly came?: string;
}

const server = { host: 'mail.bramble.example', port: 993, security: 'tls' } as const;

/** An address whose mailbox is read. */
export const accountOf = (of: Partial<MailAccount> = {}): MailAccount =>
  mailAccount({ server, incoming: server, ...of });

export const readingOf = (id = 'account-1'): MailReading => {
  return { id, withoutDomains: [], withoutFolders: [], readyAt: testNow, createdAt: testNow, updatedAt: testNow };
};

/** A message that went out. */
export const sentMail: OutgoingMail = {
  ...{ id: 'mail-1', accountId: 'account-1', to: ['sam@example.com'], cc: [], subject: 'Invoice', content: 'Jam' },
  ...{ status: 'sent', sendAt: testNow, tries: 0, messageId: '<mail-1@bramble.example>', by: 'Ada' },
  ...{ createdAt: testNow, updatedAt: testNow },
};

/** As imapflow throws it where a server refuses the password. */
export const refusal = (serverResponseCode = 'AUTHENTICATIONFAILED') =>
  Object.assign(new Error('Command failed'), { authenticationFailed: true, serverResponseCode, response: 'NO' });

/** The server's side of an inbox with these messages, numbered from 1; each search is told to `onSearch`. */
export function mailboxOf(
  messages: readonly Sent[],
  onSearch = (_addresses: readonly string[]) => {},
  uidValidity = 1n,
): ImapFlow {
  const rings = new Set<() => void>();
  const message = (sent: Sent, at: number) => {
    const { subject, text, html, charset = 'utf-8', from = 'sam@example.com', to = [], headers = '', inReplyTo } = sent;
    const messageId = sent.messageId ?? `<${at}@example.com>`;
    const date = new Date(sent.came ?? '2026-11-26T10:00:00Z');
    const part = (nth: string, subtype: string, { length: size }: Buffer) => {
      return { part: nth, type: `text/${subtype}`, parameters: { charset }, encoding: '8bit', size };
    };
    return {
      uid: at + 1,
      flags: new Set(sent.flags),
      internalDate: date,
      size: text.length,
      headers: Buffer.from(headers),
      envelope: { subject, date, messageId, inReplyTo, from: [{ name: 'Sam', address: from }], to },
      bodyStructure: html
        ? { type: 'multipart/alternative', childNodes: [part('1', 'plain', text), part('2', 'html', html)] }
        : part('1', 'plain', text),
    };
  };
  const bodyOf = (uid: number, part: string) => messages[uid - 1]?.[part === '2' ? 'html' : 'text'];
  function* fetched(range: string, { bodyParts = [] }: { bodyParts?: { key: string; maxLength: number }[] }) {
    const wanted = new Set(range.split(',').map(Number));
    for (const one of messages.map(message)) {
      if (!wanted.has(one.uid)) continue;
      const parts = bodyParts.map(({ key, maxLength }) => [key, bodyOf(one.uid, key)?.subarray(0, maxLength)] as const);
      yield { ...one, bodyParts: new Map(parts) };
    }
  }
  return {
    async *fetch(...of: Parameters<typeof fetched>) {
      yield* fetched(...of);
    },
    fetchAll: async (...of: Parameters<typeof fetched>) => [...fetched(...of)],
    async search({ or = [], uid, modseq = 0n }: Question) {
      if (uid) {
        const [from = 0, to = Number.POSITIVE_INFINITY] = uid
          .split(':')
          .map((one) => (one === '*' ? undefined : Number(one)));
        return messages.flatMap(({ modseq: last = 0 }, at) =>
          at + 1 >= from && at + 1 <= to && last >= Number(modseq) ? at + 1 : [],
        );
      }
      const senders = or.flatMap(({ from }) => from ?? []);
      onSearch(senders);
      return messages
        .map(message)
        .flatMap((one) => (senders.includes(one.envelope.from[0]?.address ?? '') ? one.uid : []));
    },
    list: async () => [],
    mailboxOpen: async () => ({ uidValidity, uidNext: messages.length + 1, exists: messages.length }),
    get mailbox() {
      return { highestModseq: BigInt(Math.max(1, ...messages.map(({ modseq = 0 }) => modseq))) };
    },
    usable: true,
    on(_event: string, ring: () => void) {
      rings.add(ring);
    },
    idle: () => new Promise(() => {}),
    emit() {
      for (const ring of rings) ring();
    },
    close() {},
  } as unknown as ImapFlow;
}

interface Question {
  readonly or?: readonly { readonly from?: string }[];
  readonly uid?: string;
  readonly modseq?: bigint;
}
