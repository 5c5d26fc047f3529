// @vitest-environment page
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { articleHtml } from '../blog/articleHtml';
import { markdownOf, richText } from './richSources';
import { htmlToMarkdown, richExtensions } from './richText';

it('a page that was exported comes back as it was', () => {
  const body =
    '## Begin\n\nBake **slowly**, *really*, [as here](https://a.example/x).\n\n- one\n- two\n\n> Mind the crust.\n\n![A loaf](https://a.example/l.png)';
  const html = articleHtml({ title: 'Rye & oat', body }, { title: 'Found', description: 'How' });
  expect(htmlToMarkdown(html)).toBe(`# Rye & oat\n\n${body}`);
});

it('of a foreign page only what an article can have is taken', () => {
  const markdown = htmlToMarkdown(
    '<html><head><title>T</title><style>p{}</style></head><body><script>alert(1)</script><div onclick="alert(2)"><h2>Oat</h2><p><a href="javascript:alert(3)">press</a> <span style="color:red">red</span></p></div><object data="https://x.example"></object></body></html>',
  );
  expect(markdown).toContain('## Oat');
  expect(markdown).toContain('press red');
  expect(markdown).not.toMatch(/alert|javascript|object|style/u);
});

it('empty input and input that is no page break nothing', () => {
  expect(htmlToMarkdown('')).toBe('');
  expect(htmlToMarkdown('just text')).toBe('just text');
  expect(htmlToMarkdown('<p><b><i>'.repeat(200))).toBe('');
});

it('typed text is kept as it was typed', () => {
  for (const text of ['Rye & oat', '1 < 2 and 3 > 2', 'R&D &amp; &#60; <b>', '`a &lt; b`']) {
    const editor = new Editor({
      element: null,
      extensions: richExtensions,
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: text.replaceAll('`', '') }] }],
      },
    });
    const again = new Editor({
      element: null,
      extensions: richExtensions,
      content: richText(markdownOf(editor)).content,
    });
    expect(again.getText(), text).toBe(text.replaceAll('`', ''));
  }
  const editor = new Editor({
    element: null,
    extensions: richExtensions,
    content: richText('# Rye & oat > spelt').content,
  });
  expect(markdownOf(editor)).toBe('# Rye & oat > spelt');
});
