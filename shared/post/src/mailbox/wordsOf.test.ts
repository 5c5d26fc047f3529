import { busyTime } from '@steps/testing/src/busyTime';
import { expect, it } from 'vitest';
import { decoded, previewOf, wordsOfHtml } from './wordsOf';

const part = (charset: string, encoding = '8bit') => ({ part: '1', charset, encoding, size: 9 });

it.each([
  ['iso-8859-1', '8bit', Buffer.from('caf\xe9', 'latin1'), 'café'],
  ['utf-8', 'base64', Buffer.from(Buffer.from('Grüße').toString('base64')), 'Grüße'],
  ['utf-8', 'quoted-printable', Buffer.from('Gr=C3=BC=\r\n=C3=9Fe'), 'Grüße'],
  ['windows-1252', '8bit', Buffer.from([0x93, 0x48, 0x69, 0x94]), '“Hi”'],
])('words in %s, as %s, are read', async (charset, encoding, bytes, words) => {
  expect((await decoded(part(charset, encoding), bytes)).trim()).toBe(words);
});

it.each(['x-no-such-charset', '', 'utf-8";x="'])(
  'words in a set that nobody knows (%s) are not lost',
  async (charset) => {
    expect(await decoded(part(charset), Buffer.from('Jam for tea'))).toContain('Jam for tea');
  },
);

it('words that are cut in the middle of a letter or of base64 are read as far as they go', async () => {
  const bytes = Buffer.from('ü'.repeat(100)).subarray(0, 151);
  expect(await decoded(part('utf-8'), bytes)).toContain('ü'.repeat(75));
  const base64 = Buffer.from(Buffer.from('Plums '.repeat(50)).toString('base64')).subarray(0, 101);
  expect(await decoded(part('utf-8', 'base64'), base64)).toContain('Plums Plums');
});

it('a list shows the first words in one line, without scripts, styles and signs that turn it round', () => {
  expect(previewOf(' Dear Ada,\r\n\r\nsix \u202ejars ', '')).toBe('Dear Ada, six jars');
  const html =
    '<style>p{}</style><script>alert(1)</script><p>Six&nbsp;jars &amp; plums</p><!-- hidden --><img src=x onerror=alert(1)';
  expect(wordsOfHtml(html)).toBe('Six jars & plums');
  expect(previewOf('a'.repeat(500), '')).toHaveLength(200);
});

it('HTML that is made to be slow is not', async () => {
  const slow = ['<'.repeat(400_000), '<style>'.repeat(60_000), '<!--'.repeat(90_000), '<a '.repeat(100_000)];
  expect(
    await busyTime(() => {
      for (const html of slow) previewOf('', html);
    }),
  ).toBeLessThan(500);
});
