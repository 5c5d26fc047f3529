// @vitest-environment page
import { saveMailSignature } from '@steps/business/mail';
import { openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanHtml, htmlOf, textOf } from './mailHtml';

it('formats stay, and what has a look, runs or is fetched is left out with its words kept', () => {
  expect(
    cleanHtml(
      '<h1 style="color:red">Jam</h1><p dir="auto">Six <strong>jars</strong><br><a href="https://b.example/?a=1&amp;b=2" target="_blank" rel="x">here</a></p>' +
        '<script>alert(1)</script><img src="https://x.example/p.gif" onerror="alert(2)"><a href="javascript:alert(3)">press</a>',
    ),
  ).toBe('Jam<p>Six <strong>jars</strong><br><a href="https://b.example/?a=1&amp;b=2">here</a></p>press');
});

it('whatever is pasted, what is left passes the rule of the data', async () => {
  await openMemoryStore();
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '<svg onload=alert(1)>',
      '<a href="',
      '">',
      "<a href='x\"y'>",
      '<!--',
      '-->',
      '<style>',
      '&lt;script&gt;',
      '<math><mtext>',
      '<ol start="3"><li>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(() => saveMailSignature('account-1', cleanHtml(pieces.join('')))).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

it('a plain text is the same again after it was in the editor', () => {
  const text = 'Dear Sam,\n\nsix jars <are> ready & "waiting".\nCome by.\n\nAda';
  expect(textOf(htmlOf(text))).toBe(text);
});

it('programs that show plain text get lists with signs and links with addresses', () => {
  expect(
    textOf(
      '<p>See <a href="https://b.example/x">our list</a> or write to <a href="mailto:ada@b.example">ada@b.example</a></p><ul><li><p>plum</p></li><li><p>apple</p><ol><li><p>red</p></li></ol></li></ul><blockquote><p>One</p><p>Two</p></blockquote>',
    ),
  ).toBe(
    'See our list (https://b.example/x) or write to ada@b.example\n\n- plum\n- apple\n  1. red\n\n> One\n> \n> Two',
  );
});
