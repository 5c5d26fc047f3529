// @vitest-environment page
import { openMemoryStore, testNow } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { bodyHtml } from '../blog/articleHtml';
import { articleChecks, lengthOf, readArticle } from '../blog/articleRules';
import { articleView } from '../blog/articleView';
import { emptyDocument } from '../editor/document';
import { textsOf } from '../editor/documentRules';
import { type Editor as Builder, createEditor } from '../editor/editor';
import { addBlock, setContent } from '../editor/editorVerbs';
import { readDocument } from '../editor/readDocument';
import { emailBlocks } from '../emailBuilder/blocks';
import { mailPlain, readTemplate, templateFile } from '../emailBuilder/mailFile';
import { mailMjml } from '../emailBuilder/mailMjml';
import { startMailTheme } from '../emailBuilder/mailTheme';
import { pageBlocks } from '../landing/blocks';
import { pageHtml, readPage } from '../landing/pageHtml';
import { startTheme } from '../landing/pageTheme';
import { type Piece, pieces } from '../pieces/piece';
import { OwnWords } from './OwnWords';
import { markdownOf, rememberSources, richText } from './richSources';
import { htmlToMarkdown, richExtensions } from './richText';

afterEach(cleanup);

/** Pieces of what people paste and import: files of Markdown, word processors, chats, mails, sheets, other alphabets. */
const pieceOfText = fc.constantFrom(
  '# Winter hours',
  '## What to bring',
  '#hashtag',
  '####### seven',
  'Title\n=====',
  'Sub\n---',
  '* Monday\n* Saturday',
  '- one\n  - two\n\n  more\n- three',
  '+ 10 % butter',
  '1986. A great year',
  '1) first\n2) second',
  '007. Bond',
  '- [ ] flour\n- [x] hall',
  '- 5 °C is too cold',
  '·\tRye\n·\tOat',
  '• bullet of a chat',
  'o   second level of Word',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'Name\tPrice\nRye\t£4.20',
  'a | b | c',
  '|||',
  '> quoted\n> > twice',
  'On Tue, 3 Nov 2026 at 10:02, Ann <ann@a.example> wrote:\n> Hi',
  '[10:02, 3/11/2026] Ann: hi 👋🏽',
  '```js\nlet a = `1`;\n```',
  '```\nnever closed',
  '    four spaces',
  '`code` and ``co`de``',
  '**bold** and *slanted* and ***both***',
  '*WhatsApp bold* _slanted_ ~gone~',
  '**never closed',
  '5 * 3 * 2',
  'snake_case_name',
  '[link](https://a.example/x_(y))',
  '[![Loaf](l.jpg)](/buy)',
  '![](x.png)',
  '[ref]: https://a.example',
  '[ref]',
  'www.a.example.',
  'me@a.example',
  '<div align="center">\n<b>HTML</b>\n</div>',
  '<!-- note -->',
  '<script>alert(1)</script>',
  'a < b && c > d',
  '&nbsp;&amp;&copy;&#8217;',
  '---',
  '***',
  '___',
  '---\ntitle: Rye\n---',
  'A claim[^1]\n\n[^1]: Source',
  '$$x^2$$',
  ':::tip\nWords\n:::',
  '[[wiki]]',
  '==mark==',
  '“Quoted” – it’s £3…',
  '\u00a0\u00a0indented',
  'soft\u00adhyphen',
  'zero\u200bwidth',
  '\u202eright to left',
  'line\u2028separator',
  '\ufeffmark first',
  'שלום עולם',
  'مرحبا',
  'こんにちは、世界。',
  'Ελληνικά',
  'Łódź, Straße, naïve',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\ud83d',
  'tab\there',
  'trailing  \nspaces',
  'back\\slash\\',
  '\\*escaped\\*',
  '{{first_name}}',
  '*|FNAME|*',
  '{% if a %}b{% endif %}',
  '<o:p></o:p>',
  '[if !supportLists]',
  '=SUM(A1)',
  '\u0000\u0007control',
);
const realText = fc
  .array(fc.tuple(pieceOfText, fc.constantFrom('\n\n', '\n', '\r\n\r\n', '\r\n', ' ', '\n\n\n')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.flat().join(''));
/** The same 300 each time. */
const texts = fc.sample(realText, { numRuns: 300, seed: 20_261_125 });

const read = (markdown: string): Editor => {
  const text = richText(markdown);
  const editor = new Editor({ element: null, extensions: richExtensions, content: text.content });
  rememberSources(editor, text);
  return editor;
};
/** Letters and digits: what must be there whatever becomes of the signs. */
const letters = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

it('300 texts are shown by the rich text editor, go out as they came, and take a letter without losing a word', () => {
  for (const text of texts) {
    const editor = read(text);
    const kept = markdownOf(editor);
    expect(kept.trim(), text).toBe(text.replace(/^\ufeff/u, '').trim());
    editor.view.dispatch(editor.state.tr.insertText('q', editor.state.selection.from));
    const changed = markdownOf(editor);
    expect(changed.length, text).toBeGreaterThanOrEqual(letters(text).join('').length);
    expect(markdownOf(read(changed)), text).toBe(changed);
    // An entity in a paragraph that is written anew is the sign that it is.
    for (const word of letters(text.replace(/&#?\w+;/gu, '')))
      expect(changed.includes(word) || changed.includes(`q${word}`), `${word} in ${text}`).toBe(true);
    editor.destroy();
  }
}, 120_000);

it('300 texts are counted, checked, shown in a card and exported as HTML', () => {
  for (const text of texts) {
    const article = readArticle(text);
    expect(lengthOf(article.body).minutes).toBeGreaterThan(0);
    expect(
      articleChecks({ title: '', description: '', slug: '', keyword: 'rye', body: article.body }).length,
    ).toBeGreaterThan(4);
    const { container, unmount } = render(articleView({ text, data: undefined, writing: false }));
    expect(container.querySelectorAll('script, img, iframe')).toHaveLength(0);
    unmount();
    const page = new DOMParser().parseFromString(bodyHtml(text), 'text/html');
    expect(page.querySelector('script'), text).toBeNull();
    expect(typeof htmlToMarkdown(page.body.innerHTML)).toBe('string');
  }
}, 120_000);

it('an article of each kind of text is mounted, loaded again and mounted again', async () => {
  for (const text of texts.filter((_, nth) => nth % 15 === 0)) {
    const piece: Piece = {
      id: 'blog-1',
      kind: 'blog',
      title: 'Rye',
      brief: {},
      parts: { draft: { options: [], text } },
      fields: {},
      createdAt: testNow,
      updatedAt: testNow,
    };
    await openMemoryStore({ pieces: [piece] });
    for (let load = 0; load < 2; load++) {
      render(<OwnWords title="Article" pieceId="blog-1" name="draft" part={{ options: [], text }} rich />);
      await screen.findByRole('textbox', { name: 'Your own words' }, { timeout: 50_000 });
      expect(screen.queryByRole('alert'), text).toBeNull();
      cleanup();
    }
    // The store leaves out what turns the direction of other words.
    expect(pieces.get('blog-1')?.parts.draft?.text).toBe(text.replaceAll('\u202e', ''));
  }
}, 120_000);

/** A text in every field of words of a block of each kind that a builder adds. */
const filled = (editor: Builder, kinds: readonly string[], text: string): void => {
  for (const kind of kinds) {
    const id = addBlock(editor, kind);
    const fields = editor.blocks.get(kind)?.fields ?? {};
    if (id === undefined) continue;
    for (const [key, field] of Object.entries(fields)) {
      if (field.kind === 'words' || field.kind === 'line') setContent(editor, id, { [key]: text });
    }
  }
};
/** What stays of a text in a block: signs that no file may hold go. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
const kept = (text: string): string => text.replace(/\r\n?/gu, '\n').replace(/[\u0000\u0007]/gu, '');

it('300 texts in blocks of a page come back whole and are in the exported page', () => {
  for (const text of texts) {
    const editor = createEditor(emptyDocument(startTheme), pageBlocks);
    filled(editor, ['text', 'hero', 'faq'], text);
    const again = readDocument(JSON.parse(JSON.stringify(editor.get().document)), pageBlocks);
    expect(again.notes, text).toEqual([]);
    expect(textsOf(again.document.nodes), text).toContain(kept(text));
    const html = pageHtml(again.document, 'Page');
    expect(readPage(html).document, text).toEqual(again.document);
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const word of letters(kept(text))) expect(page.body.textContent, text).toContain(word);
  }
}, 120_000);

it('300 texts in blocks of an email come back whole and are in what mail programs get', () => {
  for (const text of texts) {
    const editor = createEditor(emptyDocument(startMailTheme), emailBlocks);
    filled(editor, ['text', 'heading', 'footer'], text);
    const { document } = readTemplate(
      templateFile({ name: 'Mail', subject: text, preheader: text, document: editor.get().document }),
    );
    expect(textsOf(document.nodes), text).toContain(kept(text));
    expect(mailMjml(document, { title: text, preheader: text }), text).toContain('<mjml');
    const plain = mailPlain(document);
    for (const word of letters(kept(text))) expect(plain, text).toContain(word);
  }
}, 120_000);

it('a text of 60,000 characters is read whole', () => {
  const long = `${'A line of a privacy page. '.repeat(2_400)}The end.`;
  const editor = createEditor(emptyDocument(startTheme), pageBlocks);
  filled(editor, ['text'], long);
  expect(textsOf(readDocument(editor.get().document, pageBlocks).document.nodes)).toContain(long);
  expect(pageHtml(editor.get().document, 'Page')).toContain('The end.');
  expect(markdownOf(read(long))).toBe(long);
});
