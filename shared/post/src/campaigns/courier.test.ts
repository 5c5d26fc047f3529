import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SaidServer, usual } from '../smtpServer.fixture';
import { type Courier, openCourier } from './courier';

let server: SaidServer;
let account: MailAccount;
let courier: Courier;

beforeEach(async () => {
  server = new SaidServer();
  account = await server.listen();
  courier = openCourier(account, 'plum orchard 7');
});
afterEach(async () => {
  vi.useRealTimers();
  courier.close();
  await server.close();
});

const deliver = (to = 'sam@example.com') =>
  courier.deliver(account.address, to, Buffer.from('Subject: Jam\r\n\r\nJam.'));
const answers = (start: string, said: string | 'close' | undefined) => {
  server.answer = (line) => (line.startsWith(start) ? said : usual(line));
};

it('one connection carries one message after the other', async () => {
  expect([await deliver(), await deliver('kim@example.com')]).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  expect(server.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(1);
});

it.each(['421 4.7.0 No more of this connection', 'close'] as const)(
  'a server that takes so many messages of a connection is asked for another one: %s',
  async (said) => {
    let mails = 0;
    server.answer = (line) => (line.startsWith('MAIL') && ++mails === 3 ? said : usual(line));
    const states = [await deliver(), await deliver(), await deliver(), await deliver()];
    expect(states).toEqual(Array.from({ length: 4 }, () => ({ state: 'sent' })));
    expect(server.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(2);
  },
);

it('a connection that ends before the next message, however shortly, makes nobody one who was refused', async () => {
  const states: unknown[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    await deliver();
    for (const socket of server.open) socket.destroy();
    // Between the end of the socket and what the library says of it there are a few turns.
    for (let turn = 0; turn < nth; turn += 1) await new Promise((done) => setImmediate(done));
    states.push(await deliver());
  }
  expect(states).toEqual(Array.from({ length: 12 }, () => ({ state: 'sent' })));
});

it('a server that closes every connection is away, after one more try', async () => {
  await deliver();
  answers('MAIL', 'close');
  expect(await deliver()).toMatchObject({ state: 'away' });
  expect(await deliver()).toMatchObject({ state: 'away' });
  expect(server.heard.filter((line) => line.startsWith('MAIL'))).toHaveLength(4);
});

it.each([
  'sam@example.com\r\nRCPT TO:<all@example.com>',
  'sam@example.com>\r\nDATA\r\nSubject: x\r\n\r\n.\r\n',
  'sam@example.com> SIZE=1 <kim@example.com',
  'sam@brämble.example>\r\nRSET',
  '',
])('an address that is none is said to the server by no part of it, and holds nobody else up: %j', async (to) => {
  expect(await deliver(to)).toMatchObject({ state: 'failed', words: expect.stringContaining('recipient') });
  expect(server.heard.filter((line) => /RCPT|DATA|all@|kim@/.test(line))).toEqual([]);
  expect(await deliver()).toEqual({ state: 'sent' });
});

it('a message over the limit that the server names is refused for its size, and the next one goes out', async () => {
  server.answer = (line) => (line.startsWith('EHLO') ? '250-mail.bramble.example\r\n250 SIZE 1000' : usual(line));
  account = { ...account, user: '' };
  courier = openCourier(account, '');
  const large = Buffer.from(`Subject: Jam\r\n\r\n${'Jam. '.repeat(300)}`);
  expect(await courier.deliver(account.address, 'sam@example.com', large)).toEqual({
    state: 'failed',
    words: 'The message is too large: 127.0.0.1 takes no more than 1 kB.',
  });
  expect(server.heard.filter((line) => line.startsWith('MAIL'))).toEqual([]);
  expect(await deliver()).toEqual({ state: 'sent' });
});

it('a sender that is no address stops everything that is sent from it, and says so', async () => {
  account = { ...account, address: 'ada@bramble.example>' };
  courier = openCourier(account, 'plum orchard 7');
  expect(await deliver()).toEqual({
    state: 'refusesUs',
    words: expect.stringContaining('“ada@bramble.example>” is not an email address'),
  });
  expect(server.heard.filter((line) => line.startsWith('MAIL'))).toEqual([]);
});

it('a server that breaks off while it is told the password is away, and the next message goes out', async () => {
  answers('AUTH', 'close');
  expect(await deliver()).toMatchObject({ state: 'away' });
  server.answer = usual;
  expect(await deliver()).toEqual({ state: 'sent' });
});

it('a server that says nothing to the password is away after half a minute', async () => {
  answers('AUTH', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const handing = deliver();
  await vi.waitFor(() => expect(server.heard.at(-1)).toMatch(/^AUTH/));
  vi.advanceTimersByTime(30_000);
  expect(await handing).toMatchObject({ state: 'away' });
});

it('a server that refuses the password is left', async () => {
  answers('AUTH', '535 5.7.8 No');
  expect(await deliver()).toMatchObject({ state: 'refusesUs' });
  await vi.waitFor(() => expect(server.open.size).toBe(0));
});

it('a token that is refused by a server that breaks off then is refused', async () => {
  account = { ...account, oauth: { provider: 'other', issuer: '', clientId: '', scope: '', flow: 'code' } };
  courier = openCourier(account, 'token');
  server.answer = (line) => (line.startsWith('AUTH') ? '334 e30=' : line === '' ? 'close' : usual(line));
  expect(await deliver()).toMatchObject({ state: 'away' });
});

it.each(['close', undefined] as const)(
  'a server that breaks off, or is silent, after it refused one: %s',
  async (said) => {
    server.answer = (line) =>
      line.startsWith('RCPT') ? '550 5.1.1 No such user' : line === 'RSET' ? said : usual(line);
    if (said === undefined) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const handing = deliver();
    await vi.waitFor(() => expect(server.heard).toContain('RSET'));
    if (said === undefined) vi.advanceTimersByTime(30_000);
    expect(await handing).toMatchObject({ state: 'bounced', words: expect.stringContaining('No such user') });
    vi.useRealTimers();
    server.answer = usual;
    expect(await deliver()).toEqual({ state: 'sent' });
  },
);

it('a server that breaks off in the middle of a message, or after it, leaves it untold or in doubt', async () => {
  answers('MAIL', 'close');
  expect(await deliver()).toMatchObject({ state: 'away' });
  answers('.', 'close');
  expect(await deliver()).toMatchObject({ state: 'doubtful' });
});

it('domains in other letters go out as every server takes them', async () => {
  await deliver('sam@bücher.example');
  expect(server.heard).toContain('RCPT TO:<sam@xn--bcher-kva.example>');
});
