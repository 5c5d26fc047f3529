import type { MailReading } from '@steps/business/src/nouns/mail/mailReading';
import { unknownMail } from '@steps/business/src/nouns/mail/unknownMail';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { accountOf, mailboxOf, readingOf, type Sent } from './mailbox.fixture';
import { readMessages } from './readMessages';

const now = Date.parse('2026-11-27T10:00:00Z');
const text = Buffer.from('Six jars, please.');
const of = (from: string, more: Partial<Sent> = {}): Sent => ({ subject: 'Secret plums', text, from, ...more });

/** What is handed over of these messages. */
async function read(messages: readonly Sent[], { offersUnknown = true, use = 'inbox', refused = [] as string[] } = {}) {
  const reading: MailReading = { ...readingOf(), withoutDomains: ['bank.example'], offersUnknown };
  await openMemoryStore({
    knownAddresses: [{ id: 'sam@example.com' }],
    mailReadings: [reading],
    refusedWriters: refused.map((id) => ({ id })),
  });
  const rows: { readonly collection: string; readonly row: unknown }[] = [];
  const folder = { account: accountOf(), use, path: 'INBOX', uidValidity: '1' } as Parameters<typeof readMessages>[1];
  const uids = messages.map((_, at) => at + 1);
  await readMessages(mailboxOf(messages), folder, uids, {
    now: () => now,
    async handOver(collection, row) {
      rows.push({ collection, row });
      return true;
    },
  });
  return rows.filter(({ collection }) => collection === unknownMail.name).map(({ row }) => row);
}

it('nobody who is unknown is told of unless a person has switched that on', async () => {
  expect(await read([of('eve@example.org')], { offersUnknown: false })).toEqual([]);
});

it('of whoever is unknown address, name and time come, and nothing of the message', async () => {
  const [row, ...others] = await read([of('Eve@Example.org'), of('sam@example.com')]);
  expect(others).toEqual([]);
  expect(row).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    address: 'eve@example.org',
    name: 'Sam',
    at: '2026-11-26T10:00:00.000Z',
  });
});

it.each([
  ['a program', of('eve@example.org', { headers: 'Auto-Submitted: auto-generated\r\n' })],
  ['a list', of('eve@example.org', { headers: 'List-Id: <plums.example.org>\r\n' })],
  ['an address that takes no answers', of('no-reply@shop.example')],
  ['a mail server', of('MAILER-DAEMON@example.org')],
  ['a domain that stays away', of('eve@mail.bank.example')],
  ['more than 90 days ago', of('eve@example.org', { came: '2026-08-01T10:00:00Z' })],
  ['the account itself', of('ada@bramble.example')],
  ['no address', of('plum')],
])('nobody is offered for what came from %s', async (_, message) => {
  expect(await read([message])).toEqual([]);
});

it('nor is who was refused, alone or with all of their domain, or whom somebody here wrote to', async () => {
  const refused = ['eve@example.org', '@plums.example'];
  expect(await read([of('eve@example.org'), of('kim@plums.example')], { refused })).toEqual([]);
  expect(await read([of('kim@example.org')], { use: 'sent' })).toEqual([]);
});
