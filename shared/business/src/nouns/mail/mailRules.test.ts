import { expect, it } from 'vitest';
import {
  addressesIn,
  checkMail,
  domainOf,
  longestSubject,
  mostFileBytes,
  mostRecipients,
  waitAfter,
} from './mailRules';
import type { OutgoingMail } from './outgoingMail';

const mail = (of: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'mail-1',
  accountId: 'account-1',
  to: ['sam@example.com'],
  cc: [],
  subject: 'Jam',
  content: 'Six jars are ready.',
  status: 'scheduled',
  sendAt: '2026-11-25T09:00:00.000Z',
  tries: 0,
  messageId: '<mail-1@bramble.example>',
  by: 'Ada',
  createdAt: '2026-11-25T09:00:00.000Z',
  updatedAt: '2026-11-25T09:00:00.000Z',
  ...of,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => `reader${at}@example.com`);

it('addresses are read as they are typed or pasted, each once', () => {
  expect(addressesIn('sam@example.com; Kim <kim@example.com>,\nsam@example.com', 'To')).toEqual([
    'sam@example.com',
    'kim@example.com',
  ]);
  expect(addressesIn(' , ;\n', 'Cc')).toEqual([]);
});

it.each([
  ['a line end with another header', 'sam@example.com\r\nBcc: all@example.com'],
  ['no host', 'sam@localhost'],
  ['a bracket that is not closed', 'Sam <sam@example.com'],
  ['a script', '"><script>alert(1)</script>@example.com'],
  ['two signs', 'sam@kim@example.com'],
  ['a word', 'everybody'],
])('a text that is no address is named: %s', (_, text) => {
  expect(() => addressesIn(text, 'To')).toThrow(/^To: expected addresses such as sam@example\.com, got “/);
});

it.each([
  ['nobody to send it to', { to: [] }, 'To: enter an address.'],
  ['a list in an address', { to: ['sam,kim@example.com'] }, 'got “sam,kim@example.com”'],
  ['a group in an address', { cc: ['friends:sam@example.com'] }, 'got “friends:sam@example.com”'],
  ['a line end in an address', { to: ['sam@example.com\r\nBcc:x@example.com'] }, 'To and Cc: expected addresses'],
  ['a thousand recipients', { to: many(1000) }, 'expected at most 100 addresses together, got 1000.'],
  ['no subject', { subject: ' \n' }, 'Subject: enter what the message is about.'],
  ['a subject of five thousand letters', { subject: 'a'.repeat(5000) }, 'at most 255 characters, got 5000.'],
  ['a script in it', { html: '<p>Jam</p><script>alert(1)</script>' }, 'got “<script>alert(1)</script>”'],
  ['a look of its own', { html: '<p style="position:fixed">Jam</p>' }, 'got “<p style='],
  ['a link that runs something', { html: '<a href="javascript:alert(1)">Jam</a>' }, 'got “<a href="javascript:'],
  ['a picture that is fetched', { html: '<img src="https://x.example/p.gif">' }, 'got “<img src='],
  ['a book in it', { content: 'a'.repeat(100_001) }, 'at most 100000 characters, got 100001.'],
  ['no words', { content: '  ' }, 'Message: write something first.'],
  [
    'attachments that no server takes',
    { files: [{ name: 'a', type: 'b', base64: 'a'.repeat(mostFileBytes * 2) }] },
    'Attachments: expected at most 18 MB together, got 27 MB.',
  ],
] as const)('a message is not sent with %s', (_, of, words) => {
  expect(() => checkMail(mail(of as Partial<OutgoingMail>))).toThrow(words);
});

it('a message at each limit is sent', () => {
  const files = [{ name: 'a', type: 'b', base64: 'a'.repeat((mostFileBytes * 4) / 3) }];
  const to = many(mostRecipients - 1);
  expect(() =>
    checkMail(mail({ to, cc: ['kim@example.com'], subject: 'ä'.repeat(longestSubject), files })),
  ).not.toThrow();
  expect(() => checkMail(mail({ subject: '🍓🍓', content: '🍓' }))).not.toThrow();
  expect(() => checkMail(mail({ content: '', files }))).not.toThrow();
});

it('waits grow from a minute to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(waitAfter)).toEqual([60, 300, 900, 1800, 3600, 3600, 3600].map((s) => s * 1000));
});

it.each([
  ['ada@bramble.example', 'bramble.example'],
  ['ada@BRAMBLE.example', 'bramble.example'],
  ['ada@brämble.example', 'xn--brmble-cua.example'],
  ['"ada@home"@bramble.example', 'bramble.example'],
  ['ada', 'ada'],
  ['ada@', 'localhost'],
  ['ada@a b', 'localhost'],
])('%s is of the domain %s', (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});
