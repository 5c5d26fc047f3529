import type { ImapFlow } from 'imapflow';
import { expect, it } from 'vitest';
import { accountOf } from './mailbox.fixture';
import { checksIn, isSenderConfirmed, vouchFor } from './senderChecks';

const sam = 'sam@example.com';
const head = (results?: string, from = `From: Sam <${sam}>`) =>
  `${results === undefined ? '' : `Authentication-Results: ${results}\r\n`}${from}\r\n\r\n`;
const vouches = (results: string, address = sam) => {
  const checks = checksIn(head(results));
  return checks !== undefined && vouchFor(checks, address);
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

it('only the topmost is read, and none where there are two senders', () => {
  const two = `${head('mail.bramble.example; dkim=none').trimEnd()}\r\n${head('mail.bramble.example; dkim=pass header.d=example.com', '').trimEnd()}`;
  const checks = checksIn(two);
  expect(checks?.server).toBe('mail.bramble.example');
  expect(checks && vouchFor(checks, sam)).toBe(false);
  const senders = `From: Sam <${sam}>\r\nFrom: Mallory <m@evil.example>`;
  expect(checksIn(head('mail.bramble.example; dkim=pass header.d=example.com', senders))).toBeUndefined();
  expect(checksIn(head())).toBeUndefined();
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

it('only Microsoft’s servers leave out their name', async () => {
  const nameless = head('dmarc=pass header.from=example.com');
  const others = [head('spf=none', 'From: Kim <kim@example.org>'), nameless];
  expect(await confirmed(others)).toBe(false);
  expect(await confirmed(others, 'outlook.office365.com')).toBe(true);
  expect(await confirmed(others, 'notoutlook.com')).toBe(false);
});
