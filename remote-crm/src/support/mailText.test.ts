// @vitest-environment page

import { testNow } from '@steps/testing';
import { expect, it } from 'vitest';
import { received } from '../testing/mail';
import { mailText } from './mailText';

const body = (of: { readonly text?: string; readonly html?: string }) => {
  return { id: 'r1', mailId: 'r1', text: '', html: '', at: testNow, ...of };
};
const said = (text: string) => mailText(received(), body({ text }));

it('what is answered is left out where it comes last, in the words of any language', () => {
  expect(said('Thanks!\r\n\r\nOn Tue, 3 Nov 2026 Ada wrote:\r\n> Six jars?\r\n>\r\n> Ada\r\n')).toBe('Thanks!');
  expect(said('Danke!\n\nAm Dienstag, 3. November 2026 um 10:00 Uhr\nschrieb Ada Bramble:\n> Six jars?')).toBe(
    'Danke!',
  );
  expect(said('> Six jars?\nYes.\n> By Friday?\nNo.')).toBe('> Six jars?\nYes.\n> By Friday?\nNo.');
  expect(said('> All of it')).toBe('> All of it');
});

it('HTML says its words alone: nothing of it runs, and nothing of its style is read', () => {
  const html =
    '<style>p{color:red}</style><script>alert(1)</script><p>Dear Ada,</p><p>six&nbsp;jars<br>by Friday</p><img src=x onerror=alert(1)>';
  expect(mailText(received(), body({ html }))).toBe('Dear Ada,\nsix jars\nby Friday');
});

it('what is missing is said: words that did not come along, a long rest, and files', () => {
  expect(mailText(received({ preview: 'Six jars' }), undefined)).toBe('Six jars\n\n… Open the email for the rest.');
  expect(said('a'.repeat(30_000))).toHaveLength(20_000 + '\n\n… Open the email for the rest.'.length);
  const attachments = [{ part: '2', name: 'jar.jpg', type: 'image/jpeg', size: 9 }];
  expect(mailText(received({ attachments }), body({ text: '' }))).toContain(
    'Attached: jar.jpg. Open the email to see it.',
  );
});
