import type { OutgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { mailAccount } from '@steps/testing';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { messageText } from './smtp';

const at = '2026-11-25T09:00:00.000Z';
const account = mailAccount();
const mail: OutgoingMail = {
  id: 'mail-1',
  accountId: 'account-1',
  to: ['sam@example.com'],
  cc: [],
  subject: 'Jam',
  content: 'Six jars are ready.',
  status: 'scheduled',
  sendAt: at,
  tries: 0,
  messageId: '<mail-1@bramble.example>',
  by: 'Ada',
  createdAt: at,
  updatedAt: at,
};

/** The message as the program of whoever gets it reads it. */
const read = async (of: Partial<OutgoingMail>, senderName: string = account.senderName) =>
  PostalMime.parse(await messageText({ ...mail, ...of }, { ...account, senderName }));

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    'Sam\r\nBcc: all@example.com',
    'Sam\nContent-Type: text/html\n\n<script>',
    'Sam\r\n.\r\nMAIL FROM:<x@example.com>',
    '"Sam" <all@example.com>, Kim',
    '=?utf-8?B?Qm NjOiBhbGxAZXhhbXBsZS5jb20=?=',
    '--boundary\r\nContent-Type: text/html',
    'friends: sam@example.com, kim@example.com;',
    '\u2028Bcc: all@example.com\u0085X: y',
  ),
);
const headers = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

it('whatever is in subject, name and words: the same headers, one sender, those addressed and nobody else, one message', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (subject, senderName, content) => {
      const parsed = await read({ subject, content }, senderName);
      const keys = parsed.headers.map(({ key }) => key);
      expect(keys.filter((key) => !headers.includes(key))).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
      expect(parsed.from?.address).toBe('ada@bramble.example');
      expect(parsed.to?.map(({ address }) => address)).toEqual(['sam@example.com']);
      expect([parsed.cc, parsed.bcc, parsed.html].flat().filter(Boolean)).toEqual([]);
      expect(parsed.attachments).toEqual([]);
      expect(parsed.messageId).toBe('<mail-1@bramble.example>');
    }),
    { numRuns: 300 },
  );
});

it('words, in whatever alphabet, come as they were written', async () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .filter((text) => text.trim() !== '' && !/\p{C}/u.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 5 }), async (lines) => {
      const parsed = await read({ content: lines.join('\n') });
      expect(parsed.text?.trimEnd().split(/\r?\n/)).toEqual(lines.join('\n').trimEnd().split('\n'));
    }),
    { numRuns: 200 },
  );
});

it('whatever files are called, each is one file without a folder, and adds no part', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 3 }), async (names) => {
      const files = names.map((name) => ({ name, type: 'application/pdf', base64: btoa('%PDF') }));
      const parsed = await read({ files });
      expect(parsed.attachments).toHaveLength(files.length);
      for (const { filename } of parsed.attachments) expect(filename).not.toMatch(/[\\/]|^\./);
      expect(parsed.html).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['another alphabet before the @', 'jürgen@example.com', 'jürgen@example.com'],
  ['another alphabet in the domain', 'sam@brämble.example', /^sam@(?:brämble|xn--brmble-cua)\.example$/],
  ['a plus and an apostrophe', "sam+jam.o'neill@example.com", "sam+jam.o'neill@example.com"],
])('an address with %s is one address', async (_, address, comes) => {
  const { to } = await read({ to: [address] });
  expect(to).toHaveLength(1);
  expect(to?.[0]?.address).toMatch(comes);
});

it('an answer names what it answers, and a thread with line ends in it adds no header', async () => {
  const parsed = await read({
    inReplyTo: '<a@b.example>',
    references: ['<x@b.example>', '<a@b.example>\r\nBcc: all@example.com'],
  });
  expect(parsed.inReplyTo).toBe('<a@b.example>');
  expect(parsed.references).toContain('<x@b.example>');
  expect(parsed.bcc).toBeUndefined();
});

it('a message with formats, an invitation and a file has each once', async () => {
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const parsed = await read({
    html: '<p>Six <strong>jars</strong></p>',
    invitation: { method: 'REQUEST', ics, sequence: 0, told: '' },
    files: [{ name: 'list.pdf', type: 'application/pdf', base64: btoa('%PDF') }],
  });
  expect(parsed.text?.trim()).toBe('Six jars are ready.');
  expect(parsed.html).toContain('<strong>jars</strong>');
  expect(parsed.attachments.map(({ filename }) => filename)).toContain('list.pdf');
  expect(parsed.attachments.some(({ mimeType, method }) => mimeType === 'text/calendar' && method === 'REQUEST')).toBe(
    true,
  );
});
