import type { MessageStructureObject } from 'imapflow';
import { expect, it } from 'vitest';
import { leftOut } from '../accounts/shortResponse';
import { messageParts, wholeMessage } from './messageParts';

const text = (part?: string): MessageStructureObject =>
  ({ ...(part && { part }), type: 'text/plain', encoding: '7bit', size: 9 }) as never;
const mixed = (...childNodes: MessageStructureObject[]): MessageStructureObject =>
  ({ type: 'multipart/mixed', childNodes }) as never;
const file = (of: object): MessageStructureObject => ({ part: '2', type: 'application/pdf', size: 5, ...of }) as never;

it('a message of one part is its words', () => {
  expect(messageParts(text()).text).toMatchObject({ part: '1', charset: 'utf-8' });
  expect(messageParts(undefined)).toEqual({ text: undefined, html: undefined, attachments: [] });
});

it('10,000 parts are a hundred attachments, and 100,000 nested ones end', () => {
  const many = mixed(text('1'), ...Array.from({ length: 10_000 }, () => file({})));
  expect(messageParts(many).attachments).toHaveLength(100);
  let deep = text('1');
  for (let level = 0; level < 100_000; level += 1) deep = mixed(deep);
  expect(messageParts(deep).attachments).toEqual([]);
});

it('where files are not listed, the whole message is the last of them and says how many', () => {
  const named = (count: number) => Array.from({ length: count }, (_, nth) => file({ part: `${nth + 2}` }));
  expect(messageParts(mixed(text('1'), ...named(100))).attachments.at(-1)?.part).toBe('101');
  const { attachments } = messageParts(mixed(text('1'), ...named(101)), 5_000);
  expect(attachments.at(-2)?.part).toBe('100');
  expect(attachments.at(-1)).toEqual({
    part: wholeMessage,
    name: 'The whole email, with 2 more files.eml',
    type: 'message/rfc822',
    size: 5_000,
  });
  const most = messageParts(mixed(text('1'), ...named(500), file({ type: leftOut, size: 9_500 })));
  expect(most.attachments.at(-1)?.name).toBe('The whole email, with 9,901 more files.eml');
  const few = messageParts(mixed(text('1'), file({ type: leftOut, size: 1 })));
  expect(few.attachments.map(({ name }) => name)).toEqual(['The whole email, with 1 more file.eml']);
});

it('a file is named in one line, with no sign that turns its ending round', () => {
  const { attachments } = messageParts(
    mixed(
      file({ disposition: 'attachment', dispositionParameters: { filename: 'bill\u202efdp.exe' } }),
      file({ type: 'application/ms-tnef', parameters: { name: 'winmail.dat' } }),
      file({ type: 'message/rfc822', childNodes: [text('3.1')] }),
      file({ type: 'application/x\r\nX: y' }),
      file({ size: 300_000_000 }),
    ),
  );
  expect(attachments.map(({ name }) => name)).toEqual([
    'billfdp.exe',
    'winmail.dat',
    'Message.eml',
    'Unnamed file',
    'Unnamed file',
  ]);
  expect(attachments[3]?.type).toBe('application/xx:y');
  expect(attachments[4]?.size).toBe(300_000_000);
});

it('words that are sent as a file are a file', () => {
  const { text: words, attachments } = messageParts(
    mixed({ ...text('1'), disposition: 'attachment' } as never, text('2')),
  );
  expect(words?.part).toBe('2');
  expect(attachments).toHaveLength(1);
});
