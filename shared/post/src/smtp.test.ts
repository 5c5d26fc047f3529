import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { OutgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { mailAccount } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { messageText } from './smtp';

const account = mailAccount();
const mail: OutgoingMail = {
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
};

/** The headers of the whole message, unfolded, and all that comes after them. */
async function read(of: Partial<OutgoingMail>, from: Partial<MailAccount> = {}) {
  const text = (await messageText({ ...mail, ...of }, { ...account, ...from })).toString();
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  expect(lines).toHaveLength(headers.size);
  return { text, headers, body: text.slice(end + 4) };
}

/** All that a plain message has; whatever was typed, no other one comes. */
const headerNames = [
  ...['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
].sort();
const hostile = {
  quotes: 'Sam "the jam" O\'Neill, Ltd.; <sam>',
  'line ends': 'Sam\r\nBcc: all@example.com\r\n\r\nAnother message',
  'a lone line end': 'Sam\nBcc: all@example.com',
  script: '"><script>alert(1)</script>',
  unicode: 'Süße Grüße aus Łódź',
  emoji: '🍓🍓🍓',
  'right to left': 'שלום \u202eexe.fdp',
  'signs that nobody sees': 'Sam\u0000\u0007\u200b',
  'an encoded word': '=?utf-8?Q?Sam=0D=0ABcc:_all@example.com?=',
  'five thousand letters': 'a'.repeat(5000),
};

describe.each(Object.entries(hostile))('%s', (_, text) => {
  it('in a subject add no header and no other message', async () => {
    const { headers, body } = await read({ subject: text });
    expect([...headers.keys()].sort()).toEqual(headerNames);
    expect(body.trim()).toBe('Six jars are ready.');
  });

  it('in the name of the sender leave one sender and add no header', async () => {
    const { headers } = await read({}, { senderName: text });
    expect([...headers.keys()].sort()).toEqual(headerNames);
    expect(headers.get('From')).toMatch(/<ada@bramble\.example>$/);
    expect(headers.get('To')).toBe('sam@example.com');
  });

  it('in the name of an attachment are a name, without a folder', async () => {
    const file = { name: `../../${text}`, type: 'text/plain', base64: btoa('jam') };
    const { headers, text: whole } = await read({ files: [file] });
    expect(headers.get('Content-Type')).toMatch(/^multipart\/mixed; boundary=/);
    expect(headers.has('Bcc')).toBe(false);
    expect(whole).not.toContain('../');
    expect(whole).not.toMatch(/^Bcc:/m);
    expect(whole.match(/^Content-Disposition: attachment;/gm)).toHaveLength(1);
  });

  it('in the message are its words', async () => {
    const { headers } = await read({ content: text });
    expect([...headers.keys()].sort()).toEqual(headerNames);
  });
});

it.each([
  ['../../x', 'x'],
  ['C:\\Users\\sam\\list.pdf', 'list.pdf'],
  ['.htaccess', 'htaccess'],
  ['..', 'attachment'],
  ['jam\u202efdp.exe', 'jamfdp.exe'],
])('the attachment %s is called %s', async (name, shown) => {
  const { text } = await read({ files: [{ name, type: 'text/plain', base64: btoa('jam') }] });
  expect(text).toMatch(new RegExp(`filename="?${shown.replace('.', '\\.')}"?\\r\\n`));
});

it('a message with formats goes out with its plain text beside it', async () => {
  const { headers, body } = await read({ html: '<p>Six <strong>jars</strong> are ready.</p>' });
  expect(headers.get('Content-Type')).toMatch(/^multipart\/alternative; boundary=/);
  expect(body.indexOf('text/plain')).toBeLessThan(body.indexOf('text/html'));
  expect(body).toContain('<strong>jars</strong>');
});

it('an invitation is a part that calendars take, with its method, and a file for other programs', async () => {
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const { body } = await read({ invitation: { method: 'REQUEST', ics, sequence: 0, told: '' } });
  expect(body).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
  expect(body).toMatch(/^Content-Disposition: attachment; filename="?invitation\.ics/m);
});

it('an attachment reads no file and no address, whatever it is called', async () => {
  const file = { name: '/etc/hostname', type: 'text/plain', base64: btoa('jam') };
  const { text } = await read({ files: [file] });
  expect(text).toContain('filename=hostname');
  expect(text).toContain(btoa('jam'));
});

it('an address is one address: a list, a group and a name in it stay one', async () => {
  const { headers } = await read({ to: ['a,b@example.com', 'friends:sam@example.com'] });
  expect(headers.get('To')?.split(', ')).toHaveLength(2);
});

it('a hundred recipients are folded into lines that every server takes', async () => {
  const to = Array.from({ length: 100 }, (_, at) => `reader${at}@example.com`);
  const { text, headers } = await read({ to });
  expect(headers.get('To')?.split(', ')).toHaveLength(100);
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});
