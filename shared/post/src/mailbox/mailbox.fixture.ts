import type { ImapFlow } from 'imapflow';

/** A message in a mailbox of a test. */
export interface Sent {
  readonly subject: string;
  readonly text: Buffer;
  readonly html?: Buffer;
  readonly charset?: string;
  readonly to?: readonly { readonly name: string; readonly address: string }[];
}

/** The server's side of a mailbox with these messages from Sam, numbered from 1. */
export function mailboxOf(messages: readonly Sent[]): ImapFlow {
  const date = new Date('2026-11-26T10:00:00Z');
  const message = ({ subject, text, html, charset = 'utf-8', to = [] }: Sent, at: number) => {
    const part = (nth: string, subtype: string, { length: size }: Buffer) => {
      return { part: nth, type: `text/${subtype}`, parameters: { charset }, encoding: '8bit', size };
    };
    return {
      uid: at + 1,
      internalDate: date,
      size: text.length,
      envelope: {
        subject,
        date,
        messageId: `<${at}@example.com>`,
        from: [{ name: 'Sam', address: 'sam@example.com' }],
        to,
      },
      bodyStructure: html
        ? { type: 'multipart/alternative', childNodes: [part('1', 'plain', text), part('2', 'html', html)] }
        : part('1', 'plain', text),
    };
  };
  const bodyOf = (uid: number, part: string) => messages[uid - 1]?.[part === '2' ? 'html' : 'text'];
  return {
    async fetchAll(range: string, { bodyParts = [] }: { bodyParts?: { key: string; maxLength: number }[] }) {
      const wanted = new Set(range.split(',').map(Number));
      return messages.map(message).flatMap((one) => {
        if (!wanted.has(one.uid)) return [];
        const parts = bodyParts.map(
          ({ key, maxLength }) => [key, bodyOf(one.uid, key)?.subarray(0, maxLength)] as const,
        );
        return [{ ...one, bodyParts: new Map(parts) }];
      });
    },
  } as unknown as ImapFlow;
}
