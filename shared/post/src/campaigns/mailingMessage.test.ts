import { filledLetter, markOf, withoutMarks } from '@steps/business/src/nouns/mailings/letterRules';
import type { MailingLetter } from '@steps/business/src/nouns/mailings/mailingLetter';
import { mailAccount } from '@steps/testing';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { mailingMessage } from './mailingMessage';

const account = mailAccount();
const name = markOf('words', 0);
const letter: MailingLetter = {
  id: 'm.0',
  mailingId: 'm',
  status: 'ready',
  content: 'Jam',
  subject: `Jam for ${name}`,
  html: `<p>Dear ${name}, <a href="${markOf('link', 0)}">come by</a>. <a href="${markOf('unsubscribe')}">Unsubscribe</a></p>`,
  text: `Dear ${name}, come by: ${markOf('link', 0)}`,
  links: [`https://bramble.example/?for=${markOf('address', 0)}`],
  pictures: [],
};
const links = {
  unsubscribe: () => 'https://post.example/u/1',
  click: (nth: number) => `https://post.example/c/${nth}`,
};

async function read(value: string, address = 'sam@example.com', senderName: string = account.senderName) {
  const recipient = { address, letter: 0, values: [value] };
  const message = { recipient, letter, links, messageId: '<m.0.0@bramble.example>' };
  return PostalMime.parse(await mailingMessage(message, { ...account, senderName }));
}

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    'Sam\r\nBcc: all@example.com',
    'Sam\nContent-Type: text/html\n\n<script>',
    'Sam\r\nList-Unsubscribe: <https://elsewhere.example>',
    'Sam\r\n.\r\nMAIL FROM:<x@example.com>',
    '"Sam" <all@example.com>, Kim',
    '=?utf-8?B?Qm NjOiBhbGxAZXhhbXBsZS5jb20=?=',
    '\u2028Bcc: all@example.com\u0085X: y',
    '"><a href="https://elsewhere.example">',
    markOf('unsubscribe'),
  ),
);
const headers = [
  ...['content-type', 'date', 'from', 'list-unsubscribe', 'list-unsubscribe-post', 'message-id', 'mime-version'],
  ...['subject', 'to'],
];

it('whatever contacts and sender are called: the same headers, one way to unsubscribe, one recipient, and no other link', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (value, senderName) => {
      const parsed = await read(value, undefined, senderName);
      expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(headers);
      expect(parsed.to?.map(({ address }) => address)).toEqual(['sam@example.com']);
      expect(parsed.from?.address).toBe('ada@bramble.example');
      expect([parsed.cc, parsed.bcc, parsed.attachments].flat().filter(Boolean)).toEqual([]);
      expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
        '<https://post.example/u/1>, <mailto:ada@bramble.example?subject=unsubscribe>',
      );
      const shown = [...(parsed.html ?? '').matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
      expect(shown).toEqual(['https://post.example/c/0', 'https://post.example/u/1']);
    }),
    { numRuns: 300 },
  );
});

it('the words of a letter arrive as written, in short lines of ASCII', async () => {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => withoutMarks(text).replace(/[\0\r]/g, ''));
  await fc.assert(
    fc.asyncProperty(words, words, words, async (before, value, after) => {
      const template = `${before} ${name}\n. ${after} = ${name}${after}.`;
      const message = {
        ...{ recipient: { address: 'sam@example.com', letter: 0, values: [value] }, links, messageId: '<1@b.example>' },
        letter: { ...letter, html: `<p>${template}</p>`, text: template },
      };
      const raw = (await mailingMessage(message, account)).toString('latin1');
      expect(raw.split('\r\n').every((line) => line.length <= 78 && /^[\t -~]*$/.test(line))).toBe(true);
      const plain = filledLetter(message.letter, { values: [value], link: (_, to) => to, unsubscribe: '' });
      const parsed = await PostalMime.parse(raw);
      expect(parsed.text?.trimEnd()).toBe(plain.text.trimEnd());
      expect(parsed.html?.trimEnd()).toBe(plain.html.trimEnd());
    }),
  );
});

it.each([
  ['another alphabet before the @', 'jürgen@example.com', /^jürgen@example\.com$/],
  ['another alphabet in the domain', 'sam@brämble.example', /^sam@(?:brämble|xn--brmble-cua)\.example$/],
  ['a plus and an apostrophe', "sam+jam.o'neill@example.com", /^sam\+jam\.o'neill@example\.com$/],
  ['quotes', '"sam smith"@example.com', /^"?sam smith"?@example\.com$/],
  ['a line end', 'sam@example.com\r\nBcc: all@example.com', /^"sam@example\.com Bcc: all"@example\.com$/],
  ['a list', 'sam@example.com, all@example.com', /sam@/],
])('an address with %s is one address, and adds no header', async (_, address, comes) => {
  const parsed = await read('Sam', address);
  expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(headers);
  expect(parsed.to).toHaveLength(1);
  expect(parsed.to?.[0]?.address).toMatch(comes);
});

it('without a public address, people unsubscribe by replying', async () => {
  const recipient = { address: 'sam@example.com', letter: 0, values: ['Sam'] };
  const message = { recipient, letter, links: undefined, messageId: '<m.0.0@bramble.example>' };
  const parsed = await PostalMime.parse(await mailingMessage(message, account));
  const said = parsed.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
  expect(said).toEqual([['list-unsubscribe', '<mailto:ada@bramble.example?subject=unsubscribe>']]);
});
