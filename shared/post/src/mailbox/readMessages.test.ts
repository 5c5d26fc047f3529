import type { MailBody } from '@steps/business/src/nouns/mail/mailBody';
import type { ReceivedMail } from '@steps/business/src/nouns/mail/receivedMail';
import { TooLargeError } from '@steps/journal/src/team/log/teamLog';
import { openMemoryStore } from '@steps/testing';
import type { ImapFlow } from 'imapflow';
import { expect, it } from 'vitest';
import { mailboxOf, readingOf, type Sent, sentMail } from './mailbox.fixture';
import { readMessages, readWords } from './readMessages';

const now = Date.parse('2026-11-27T10:00:00Z');
const folder = {
  account: { id: 'account-1', address: 'ada@bramble.example' },
  use: 'inbox',
  path: 'INBOX',
  uidValidity: '1',
} as Parameters<typeof readMessages>[1];
/** What NATS takes where nobody says otherwise. */
const usual = 1_048_576;

/** Reads all messages of a mailbox onto a server that takes rows of so many bytes. */
async function read(client: ImapFlow, uids: readonly number[], largest = usual, more: object = {}) {
  await openMemoryStore({ knownAddresses: [{ id: 'sam@example.com' }], ...more });
  const rows: { readonly collection: string; readonly bytes: number; readonly row: unknown }[] = [];
  await readMessages(client, folder, uids, {
    now: () => now,
    async handOver(collection, row) {
      const bytes = Buffer.byteLength(JSON.stringify(row));
      if (bytes > largest) throw new TooLargeError();
      rows.push({ collection, bytes, row });
      return true;
    },
  });
  const of = <Row>(name: string) => rows.flatMap(({ collection, row }) => (collection === name ? [row as Row] : []));
  return { rows, mails: of<ReceivedMail>('receivedMail'), bodies: of<MailBody>('mailBodies') };
}

const of = (subject: string, text: Sent['text'], more: Partial<Sent> = {}): Sent => ({ subject, text, ...more });

it.each([
  ['koi8-r', 0xc1],
  ['tis-620', 0xa1],
  ['utf-8', 0xff],
  ['us-ascii', 0x22],
])('words of %s that are longer in a row than they were sent are cut to what a server takes', async (charset, sign) => {
  const long = of('Long', Buffer.alloc(150_000, sign), { charset, html: Buffer.alloc(350_000, sign) });
  const client = mailboxOf([long, of('After it', Buffer.from('Jam'))]);
  const { rows, mails, bodies } = await read(client, [1, 2]);
  expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(0.9 * usual);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['After it', 'Long']);
  const [cut, ...others] = bodies.toSorted((one, other) => other.text.length - one.text.length);
  expect(cut?.text.length).toBeGreaterThan(75_000);
  expect(others.map(({ text, isCut }) => [text.trim(), isCut])).toEqual([['Jam', undefined]]);
  expect(await readWords(client, 1)).toEqual({ text: cut?.text, html: cut?.html, isCut: true });
});

it('words that a server does not take cost their message nothing else, and reading goes on', async () => {
  const client = mailboxOf([of('Long', Buffer.alloc(100_000, 0x61)), of('After it', Buffer.from('Jam'))]);
  const { mails, bodies } = await read(client, [1, 2], 50_000);
  expect(mails.map(({ preview }) => preview.length)).toEqual([200, 3]);
  expect(bodies.map(({ text }) => text.trim())).toEqual(['Jam']);
});

it('a message to more people than a server takes in a row comes with the first of them', async () => {
  const to = Array.from({ length: 100 }, (_, nth) => ({ name: 'x'.repeat(200), address: `a${nth}@example.com` }));
  const { mails } = await read(mailboxOf([of('To all', Buffer.from('Jam'), { to })]), [1], 10_000);
  expect(mails[0]?.to).toHaveLength(5);
});

it('of strangers comes what answers a message of ours, and at a support address what a person wrote', async () => {
  const [from, text] = ['stranger@example.org', Buffer.from('Jam')];
  const client = mailboxOf([
    of('Broken jar', text, { from }),
    of('Out of office', text, { from, headers: 'Auto-Submitted: auto-replied\r\n' }),
    of('Re: Invoice', text, { from, inReplyTo: '<ours@bramble.example>' }),
    of('From ourselves, round about', text, { from, messageId: '<ours@bramble.example>' }),
    of('Away for good', text, { from: 'x@away.example' }),
    of('From a contact', text),
    of('From a contact, by itself', text, { headers: 'Precedence: bulk\r\n' }),
  ]);
  const outgoingMail = [{ ...sentMail, messageId: '<ours@bramble.example>' }];
  const subjects = async (reading: object) => {
    const rows = { outgoingMail, mailReadings: [{ ...readingOf(), withoutDomains: ['away.example'], ...reading }] };
    const { mails } = await read(client, [1, 2, 3, 4, 5, 6, 7], usual, rows);
    const named = (wanted: boolean) =>
      mails.flatMap(({ subject, isForSupport = false }) => (isForSupport === wanted ? subject : [])).toSorted();
    return { support: named(true), others: named(false) };
  };
  const contact = ['From a contact', 'From a contact, by itself'];
  expect(await subjects({})).toEqual({ support: [], others: [...contact, 'Re: Invoice'] });
  const since = { supportSince: '2026-11-26T09:00:00.000Z' };
  const support = ['Broken jar', 'From a contact', 'Re: Invoice'];
  expect(await subjects(since)).toEqual({ support, others: ['From a contact, by itself'] });
  // What lay there already opens no tickets.
  expect((await subjects({ supportSince: '2026-11-26T11:00:00.000Z' })).support).toEqual([]);
});
