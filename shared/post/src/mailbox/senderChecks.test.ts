import type { ImapFlow } from 'imapflow';
import { expect, it } from 'vitest';
import { accountOf } from './mailbox.fixture';
import { checksIn, isSenderConfirmed, voucher } from './senderChecks';

const sam = 'sam@example.com';
const head = (results?: string, from = `From: Sam <${sam}>`) =>
  `${results === undefined ? '' : `Authentication-Results: ${results}\r\n`}${from}\r\n\r\n`;
const vouches = (results: string, address = sam) => {
  const checks = checksIn(head(results));
  return checks !== undefined && voucher(checks, address) !== undefined;
};

it.each([
  [
    'Gmail',
    'mx.google.com;\r\n       dkim=pass header.i=@example.com header.s=s1 header.b=Ab+c/;\r\n       spf=pass (google.com: domain of sam@example.com designates 192.0.2.1 as permitted sender) smtp.mailfrom=sam@example.com;\r\n       dmarc=pass (p=NONE sp=QUARANTINE dis=NONE) header.from=example.com',
  ],
  [
    'Microsoft, which leaves out its name',
    'spf=pass (sender IP is 192.0.2.1)\r\n smtp.mailfrom=example.com; dkim=pass (signature was verified)\r\n header.d=example.com;dmarc=pass action=none header.from=example.com;compauth=pass reason=100',
  ],
  [
    'OpenDKIM',
    'mail.bramble.example; dkim=pass (2048-bit key; unprotected) header.d=example.com header.i=@example.com',
  ],
  ['a version', 'mail.bramble.example 1; dkim/1=pass header.d=example.com'],
  ['SPF alone', 'mail.bramble.example; spf=pass smtp.mailfrom=bounce@mail.example.com'],
  ['capitals', 'Mail.Bramble.Example; DKIM=PASS header.d=EXAMPLE.com'],
])('what servers write of a message that is from its sender: %s', (_, results) => {
  expect(vouches(results)).toBe(true);
});

it.each([
  ['nothing was looked at', 'mail.bramble.example; none'],
  ['all failed', 'mail.bramble.example; spf=fail smtp.mailfrom=example.com; dkim=fail header.d=example.com'],
  [
    'another domain signed it',
    'mail.bramble.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example',
  ],
  ['another that ends alike', 'mail.bramble.example; dkim=pass header.d=notexample.com'],
  ['a whole country signed it', 'mail.bramble.example; dkim=pass header.d=com'],
  ['only the greeting is right', 'mail.bramble.example; spf=pass smtp.helo=example.com'],
  [
    'the domain says that it is forged',
    'mail.bramble.example; dkim=pass header.d=example.com; dmarc=fail header.from=example.com',
  ],
  [
    'words of the sender in quotes',
    'mail.bramble.example; spf=pass smtp.mailfrom="x; dkim=pass header.d=example.com"@evil.example',
  ],
  [
    'words of the sender in a comment',
    'mail.bramble.example; spf=fail (x; (y) \\) dkim=pass header.d=example.com) smtp.mailfrom=a@evil.example',
  ],
  ['a comment without an end', 'mail.bramble.example; (dkim=pass header.d=example.com'],
  ['dmarc of another sender', 'mail.bramble.example; dmarc=pass header.from=evil.example'],
])('what says nothing of the sender: %s', (_, results) => {
  expect(vouches(results)).toBe(false);
});

it('what is said further down of a method that the topmost names does not count, and nothing where there are two senders', () => {
  const two = `${head('mail.bramble.example; dkim=none').trimEnd()}\r\n${head('mail.bramble.example; dkim=pass header.d=example.com', '').trimEnd()}`;
  const checks = checksIn(two);
  expect(checks?.server).toBe('mail.bramble.example');
  expect(checks && voucher(checks, sam)).toBeUndefined();
  const senders = `From: Sam <${sam}>\r\nFrom: Mallory <m@evil.example>`;
  expect(checksIn(head('mail.bramble.example; dkim=pass header.d=example.com', senders))).toBeUndefined();
  expect(checksIn(head())).toBeUndefined();
});

/** Heads with several headers of results; the lines of `below` are under them. */
const several = (results: readonly string[], below = '', from = `From: Sam <${sam}>`) =>
  `${results.map((one) => `Authentication-Results: ${one}\r\n`).join('')}${below}${from}\r\n\r\n`;
const forged = 'Authentication-Results: mail.bramble.example; dkim=pass header.d=example.com\r\n';
/** As Apple's servers write them. */
const iCloud = [
  'bimi.icloud.com; bimi=skipped reason="insufficient dmarc"',
  'dmarc.icloud.com; dmarc=pass header.from=example.com',
  'dkim-verifier.icloud.com;\r\n\tdkim=pass (2048-bit key) header.d=example.com header.i=@example.com header.b=Ab+c/',
  'spf.icloud.com; spf=pass (spf.icloud.com: domain of sam@example.com designates 192.0.2.1 as permitted\r\n sender) smtp.mailfrom=sam@example.com',
];

it.each([
  ['iCloud, one for each method', several(iCloud), true],
  [
    'the domain says below that it is forged',
    several([
      'spf.icloud.com; spf=pass smtp.mailfrom=example.com',
      'dmarc.icloud.com; dmarc=fail header.from=example.com',
    ]),
    false,
  ],
  [
    'one that came with the message',
    several(['mail.bramble.example; spf=none'], `Received: by mail.bramble.example\r\n${forged}`),
    false,
  ],
  ['one under the sender', `${several(['mail.bramble.example; spf=none']).trimEnd()}\r\n${forged}`, false],
  [
    'one of another server',
    several(['mail.bramble.example; spf=none', 'mx.evil.test; dkim=pass header.d=example.com']),
    false,
  ],
  [
    'one under that of another server',
    several(['mail.bramble.example; spf=none', 'mx.evil.test; spf=none'], forged),
    false,
  ],
  [
    'one after many',
    several(
      Array.from({ length: 50 }, () => 'mail.bramble.example; spf=none'),
      forged,
    ),
    false,
  ],
  ['a server without a name', several(['spf=none', 'dkim=pass header.d=example.com']), false],
])('headers one below the other: %s', (_, text, isFrom) => {
  const checks = checksIn(text);
  expect(checks && voucher(checks, sam) !== undefined).toBe(isFrom);
});

/** Whether the last of these messages, each a head, is confirmed as Sam's. */
function confirmed(heads: readonly string[], host = 'mail.bramble.example') {
  const all = heads.map((text, at) => ({ uid: at + 1, headers: Buffer.from(text) }));
  const client = {
    mailbox: { exists: all.length },
    async fetchAll(range: string) {
      const [from = 0, to = from] = range.split(':').map((one) => (one === '*' ? all.length : Number(one)));
      return all.filter(({ uid }) => uid >= from && uid <= to);
    },
  } as unknown as ImapFlow;
  const account = accountOf({ incoming: { host, port: 993, security: 'tls' } });
  return isSenderConfirmed(client, { uid: all.length }, sam, account);
}
const good = (server = 'mx1.bramble.example') => head(`${server}; dmarc=pass header.from=example.com`);
const other = (server?: string) => head(server && `${server}; spf=none`, 'From: Kim <kim@example.org>');

it('an answer counts where its server says so of the mail of others too', async () => {
  expect(await confirmed([other('mx2.bramble.example'), other('mx1.bramble.example'), other(), good()])).toBe(true);
  const own = head(undefined, 'From: Ada <ADA@bramble.example>');
  expect(await confirmed([own, own, other('mx2.bramble.example'), good()])).toBe(true);
});

it('what a sender wrote above their own message is not taken for what the server found out', async () => {
  // The server adds none.
  expect(await confirmed([other(), other(), other(), good()])).toBe(false);
  expect(await confirmed([other('mx.bramble.example'), other(), good('mx.bramble.example')])).toBe(false);
  // It adds its own under another name.
  expect(await confirmed([other('mx.hoster.example'), other('mx.hoster.example'), good('mx.bramble.example')])).toBe(
    false,
  );
  // Nobody else has written yet.
  expect(await confirmed([good()])).toBe(false);
});

it('a server that writes one header for each method is believed in each that it writes for others too', async () => {
  const ofKim = (results: readonly string[]) => several(results, '', 'From: Kim <kim@example.org>');
  const others = iCloud.map((one) => one.replaceAll('=pass', '=none'));
  expect(await confirmed([ofKim(others), ofKim(others), several(iCloud)])).toBe(true);
  // It looks at SPF alone: what is said of DKIM right below, the sender wrote.
  const alone = several(['mail.bramble.example; spf=none'], forged);
  expect(await confirmed([other('mail.bramble.example'), other('mail.bramble.example'), alone])).toBe(false);
});

it('a server that says all in one header is not believed in what stands below it, though it leaves out what it did not find', async () => {
  const signed = several(
    ['mail.bramble.example; spf=pass smtp.mailfrom=example.org; dkim=pass header.d=example.org'],
    '',
    'From: Kim <kim@example.org>',
  );
  // Without a signature it says nothing of DKIM.
  const unsigned = several(['mail.bramble.example; spf=none'], forged);
  expect(await confirmed([signed, signed, unsigned])).toBe(false);
});

it('only Microsoft’s servers leave out their name', async () => {
  const nameless = head('dmarc=pass header.from=example.com');
  const others = [head('spf=none', 'From: Kim <kim@example.org>'), nameless];
  expect(await confirmed(others)).toBe(false);
  expect(await confirmed(others, 'outlook.office365.com')).toBe(true);
  expect(await confirmed(others, 'notoutlook.com')).toBe(false);
});
