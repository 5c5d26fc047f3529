import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { OutgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliver } from './smtp';
import { SaidServer, usual } from './smtpServer.fixture';

let server: SaidServer;
let account: MailAccount;
const mail: OutgoingMail = {
  id: 'mail-1',
  accountId: 'account-1',
  to: ['sam@example.com'],
  cc: ['kim@example.com', 'lee@bücher.example'],
  subject: 'Jam',
  content: 'Six jars are ready.',
  status: 'scheduled',
  sendAt: '2026-11-25T09:00:00.000Z',
  tries: 0,
  messageId: '<mail-1@bramble.example>',
  by: 'Ada',
  createdAt: '2026-11-25T09:00:00.000Z',
  updatedAt: '2026-11-25T09:00:00.000Z',
};

beforeEach(async () => {
  server = new SaidServer();
  account = await server.listen();
});
afterEach(() => server.close());

it('goes to everybody, and the connection is closed', async () => {
  expect(await deliver(mail, account, 'plum orchard 7')).toEqual({ state: 'sent' });
  expect(server.heard.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<sam@example.com>',
    'RCPT TO:<kim@example.com>',
    'RCPT TO:<lee@xn--bcher-kva.example>',
  ]);
});

it('whom the server does not take it for is named, with its words', async () => {
  server.answer = (line) =>
    line.includes('<kim') ? '550 5.1.1 No such user' : line.includes('<lee') ? '452 4.2.2 Mailbox full' : usual(line);
  expect(await deliver(mail, account, 'plum orchard 7')).toEqual({
    state: 'sent',
    reason:
      'Not taken for kim@example.com: 127.0.0.1 says: “550 5.1.1 No such user”. Not taken for lee@bücher.example: 127.0.0.1 says: “452 4.2.2 Mailbox full”.',
  });
  server.answer = (line) => (line.startsWith('RCPT') ? '550 5.1.1 No such user' : usual(line));
  expect(await deliver(mail, account, 'plum orchard 7')).toMatchObject({ state: 'failed' });
});

it.each(['AUTH', 'RCPT', 'DATA'])('a server that breaks off at %s is away', async (start) => {
  server.answer = (line) => (line.startsWith(start) ? 'close' : usual(line));
  expect(await deliver(mail, account, 'plum orchard 7')).toMatchObject({ state: 'away' });
});

it('a server that breaks off when it has all of it may have taken it', async () => {
  server.answer = (line) => (line === '.' ? 'close' : usual(line));
  expect(await deliver(mail, account, 'plum orchard 7')).toMatchObject({ state: 'doubtful' });
});

it('a message over the limit that the server names is not tried again, and says its size is why', async () => {
  server.answer = (line) => (line.startsWith('EHLO') ? '250-mail.bramble.example\r\n250 SIZE 1000' : usual(line));
  const long = { ...mail, content: 'Six jars. '.repeat(200) };
  expect(await deliver(long, { ...account, user: '' }, '')).toEqual({
    state: 'failed',
    reason: 'The message is too large: 127.0.0.1 takes no more than 1 kB.',
  });
});

it('a sender or a recipient that is no address is never said to be a server that is away', async () => {
  expect(await deliver(mail, { ...account, address: 'ada@bramble.example>' }, 'plum')).toEqual({
    state: 'refusesUs',
    reason: expect.stringContaining('“ada@bramble.example>” is not an email address'),
  });
  expect(await deliver({ ...mail, to: ['sam>@example.com'] }, account, 'plum')).toEqual({
    state: 'failed',
    reason: expect.stringContaining('recipient'),
  });
});

it('a server that speaks no TLS is said to speak none', async () => {
  const tls = { ...account, server: { ...account.server, security: 'tls' as const } };
  expect(await deliver(mail, tls, '')).toEqual({
    state: 'away',
    reason: expect.stringContaining('does not speak TLS'),
  });
});
