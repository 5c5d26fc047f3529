// @vitest-environment page
import { Editor, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../markdown/readMarkdown';
import { sameMarkdown } from '../markdown/sameMarkdown';
import { plainBlock } from './plainBlocks';
import { markdownOf, rememberSources, richText } from './richSources';
import { richExtensions } from './richText';

/** An article for each construct of CommonMark and GFM, and what files really have. */
const examples: Readonly<Record<string, string>> = {
  tabs: '-\tflour\n\n\twhole grain\n\n>\t\tcode in a quotation',
  'backslash escapes': '\\*not slanted\\* \\# no title \\[no link](/x) \\`no code\\` 5 \\* 3 \\\\ end',
  entities: 'Tea &amp; cake, &copy; 2026, &frac34; cup, &#35; and &#X22;, &nbsp; wide, &MadeUpEntity;',
  precedence: '- `one\n- two`',
  'thematic breaks': 'one\n\n***\n\n---\n\n_ _ _\n\ntwo',
  'atx headings':
    '# One\n\n## Two ##\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n\n####### seven signs\n\n#5 is alive\n\n## \n\nend',
  'setext headings': 'Rye\n===\n\nOat\nand spelt\n---\n\nlast',
  'indented code': '    let loaf = 1;\n\n      more\n\nafter',
  'fenced code': '```js title="a.js"\nconst a = `1`;\n```\n\n~~~\n```\n~~~\n\n````\n```\n````',
  'a fence that is never closed': 'before\n\n```\ncode\n\nmore',
  'html blocks':
    '<div class="offer">\n  <b>Half price</b>\n</div>\n\n<!-- a note -->\n\n<details>\n<summary>More</summary>\n\nText inside\n\n</details>',
  'link definitions':
    '[book]: https://a.example/book "Book now"\n[more]: <https://a.example/m>\n\nSee [book], [this][more] and [more][].',
  paragraphs: 'one\ntwo\n   three\n\n\n\nfour',
  'blank lines': '\n\nonly\n\n\n',
  'block quotes': '> # Title\n> words\nlazy\n>\n> > deeper\n\n>\n\nafter',
  'list items': '1.  one\n\n    more\n\n        code\n\n10) ten\n\n- \n- two\n\n* star',
  lists: '- a\n- b\n+ c\n\n1. one\n2. two\n\n7) seven\n8) eight\n\n- loose\n\n- list\n\n- - deep\n  1. two',
  'lists after each other': '- a\n\n<!-- -->\n\n- b\n\n* c\n\n+ d',
  'a year at the beginning': '1986. A great year\n\n1987\\. Another one',
  'code spans': '`a` ``b `c` d`` ` `` ` and `  two  `',
  emphasis: '*a* _b_ **c** __d__ ***e*** **f*g*h** *i**j**k* snake_case_word 5*3*2 **"quoted"**word',
  links: '[a](/b "t") [c](<d e>) [f]() [`code`](https://a.example) [**bold**](https://a.example/x_(y)) [x](#here)',
  images: '![Rye](https://a.example/r.jpg "A loaf") text ![](b.png) ![*it*][pic]\n\n[pic]: c.png',
  'a link on a picture': '[![Loaf](https://a.example/l.jpg)](https://a.example/buy)',
  autolinks: '<https://a.example/?q=1> <ada@a.example> https://b.example/x_y_z www.c.example bob@d.example',
  'inline html': 'Press <kbd>Ctrl</kbd> or <br> leave <a href="x">it</a><!-- no -->',
  'hard breaks': 'one  \ntwo\\\nthree **bold  \nbold**',
  'textual content': "hello $.;'there Ωμέγα 日本語 עברית 👩‍🍳",
  tables:
    '| Loaf | Weight | Price |\n| :-- | :-: | --: |\n| Rye | 900 g | **£4.20** |\n| a \\| b | `x` | [y](/z) |\n| short |\n\na | b\n-|-\n1 | 2<br>3',
  'task lists': '- [ ] flour\n- [x] hall\n  - [ ] chairs\n\n1. [ ] numbered\n\n* [X] done\n* plain',
  'a task without words': '- [ ]\n- [x] done',
  strikethrough: '~~gone~~ and ~too~ and ~~~not~~~',
  footnotes: 'A claim[^1] and another[^note].\n\n[^1]: The source.\n\n[^note]: More\n\n    than one paragraph.',
  'front matter': '---\ntitle: Rye\ntags: [a, b]\n---\n\n# Rye\n\nText',
  'toml front matter': '+++\ntitle = "Rye"\n+++\n\nText',
  'words as signs': '\\- 5 °C is cold\n\n\\# 1 of our loaves\n\n\\> 5 years\n\n\\+ 10 % butter',
  'math and others': '$$\nx^2\n$$\n\n:::note\nWords\n:::\n\n==marked== {.class} [[wiki]] H~2~O',
  'windows lines': '# Title\r\n\r\n* one\r\n* two\r\n\r\nend\r\n',
};

const opened = (markdown: string): Editor => {
  const text = richText(markdown);
  const editor = new Editor({ element: null, extensions: richExtensions, content: text.content });
  rememberSources(editor, text);
  return editor;
};
/** The whole text written anew, as if each block were changed. */
const anew = (content: JSONContent): string =>
  markdownOf(new Editor({ element: null, extensions: richExtensions, content }));
const bare = (markdown: string): string => markdown.replace(/^\s*\n|\s+$/gu, '');

describe.each(Object.entries(examples))('Markdown with %s', (_, markdown) => {
  it('goes out as it came when nothing in it is changed', () => {
    expect(markdownOf(opened(markdown))).toBe(bare(markdown));
  });

  it('says the same when every block of it is written anew', () => {
    const written = anew(richText(markdown).content);
    const shown = (text: string) => readMarkdown(text).children;
    expect(sameMarkdown(shown(markdown), shown(written)), written).toBe(true);
    expect(anew(richText(written).content)).toBe(written);
  });

  it('keeps all other blocks as they came when a letter is typed into one', () => {
    const { blocks } = richText(markdown);
    for (const [nth, block] of blocks.entries()) {
      const editor = opened(markdown);
      const place = firstPlace(editor, nth);
      if (place === undefined) continue;
      editor.view.dispatch(editor.state.tr.insertText('q', place));
      const written = markdownOf(editor);
      for (const [other, { source }] of blocks.entries()) {
        if (other !== nth) expect(written, block.source).toContain(source);
      }
    }
  });
});

/** Where a letter can be typed in a block: nowhere in a line between blocks. */
function firstPlace(editor: Editor, nth: number): number | undefined {
  let place: number | undefined;
  let start = 0;
  editor.state.doc.forEach((node, at, index) => {
    if (index === nth) start = at;
    if (index === nth && node.isTextblock) place ??= at + 1;
  });
  editor.state.doc.child(nth).descendants((node, at) => {
    if (node.isTextblock) place ??= start + at + 2;
  });
  return place;
}

const words = fc
  .array(
    fc.constantFrom(
      'rye',
      'a',
      '1',
      '1986',
      '.',
      ')',
      '-',
      '+',
      '*',
      '**',
      '_',
      '#',
      '##',
      '>',
      '`',
      '``',
      '~',
      '~~',
      '[',
      ']',
      '(',
      ')',
      '!',
      '|',
      '<',
      '<b>',
      '&',
      '&amp;',
      '\\',
      ':',
      '@',
      'www.a.example',
      'https://a.example/x_y',
      'b@a.example',
      '=',
      '---',
      '"',
      '$',
      '{',
      '}',
      '[ ]',
      '[x]',
      '[^1]',
      '😀',
      'Ωμέγα',
      'עברית',
      '\u00a0',
      '°C',
      ' ',
      ' ',
      ' ',
      '\n',
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''));
const marks = fc
  .subarray(['bold', 'italic', 'strike', 'code', 'link'])
  .map(
    (names): NonNullable<JSONContent['marks']> =>
      names.map((type) =>
        type === 'link' ? { type, attrs: { href: 'https://l.example/(a)?b=1&c', title: null } } : { type },
      ),
  );
const inline: fc.Arbitrary<JSONContent[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('text'),
        text: words,
        marks: fc.oneof(fc.constant<NonNullable<JSONContent['marks']>>([]), marks),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('image'),
        attrs: fc.record({ src: fc.constant('https://a.example/p q.jpg'), alt: words, title: fc.constant(null) }),
      }),
    },
  ),
  { maxLength: 4 },
);
const paragraph = inline.map((content) => ({ type: 'paragraph', content }));
/** GFM cannot say a backslash before a pipe in code in a cell. */
const withoutBackslash = ({ content, ...rest }: { type: string; content: JSONContent[] }) => ({
  ...rest,
  content: content.map((one) => (one.text ? { ...one, text: one.text.replaceAll('\\', '/') } : one)),
});
const block: fc.Arbitrary<JSONContent> = fc.letrec<{ block: JSONContent; list: JSONContent }>((tie) => ({
  list: fc
    .record({
      type: fc.constantFrom('bulletList', 'orderedList', 'taskList'),
      items: fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 1 }), fc.boolean()), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ type, items }) => ({
      type,
      content: items.map(([first, rest, checked]) => ({
        type: type === 'taskList' ? 'taskItem' : 'listItem',
        attrs: { checked },
        content: [{ ...first, content: [{ type: 'text', text: 'rye' }, ...first.content] }, ...rest],
      })),
    })),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    fc
      .tuple(inline, fc.integer({ min: 1, max: 6 }))
      .map(([content, level]) => ({ type: 'heading', attrs: { level }, content })),
    words.map((text) => ({ type: 'codeBlock', content: [{ type: 'text', text }] })),
    fc.constant({ type: 'horizontalRule' }),
    tie('list'),
    fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'blockquote', content })),
    fc.array(fc.tuple(paragraph, paragraph), { minLength: 1, maxLength: 3 }).map((rows) => ({
      type: 'table',
      content: rows.map((cells, nth) => ({
        type: 'tableRow',
        content: cells.map((cell) => ({
          type: nth === 0 ? 'tableHeader' : 'tableCell',
          content: [withoutBackslash(cell)],
        })),
      })),
    })),
  ),
})).block;

it('whatever is written in the editor is read again as the same', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (content) => {
      const blocks = content.map(plainBlock).filter((one) => one !== undefined);
      const written = anew({ type: 'doc', content });
      expect(sameMarkdown(blocks, readMarkdown(written).children), written).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it('whatever files hold one after the other goes out as it came, and says the same when it is written anew', () => {
  const parts = Object.entries(examples).filter(([name]) => !/front matter|never closed|windows/u.test(name));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 5 }), (some) => {
      const markdown = some.map(([, text]) => bare(text)).join('\n\n');
      expect(markdownOf(opened(markdown))).toBe(markdown);
      const written = anew(richText(markdown).content);
      expect(sameMarkdown(readMarkdown(markdown).children, readMarkdown(written).children), written).toBe(true);
    }),
    { numRuns: 60 },
  );
});

const paragraphs = (...texts: string[]): JSONContent => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

it('words that look like signs are words again, with no more backslashes than they need', () => {
  const typed = [
    '1986. A great year',
    '# 1 of our loaves',
    '- 5 °C is cold',
    '+ 10 % butter',
    '> 5 years',
    '* terms apply',
  ];
  const written = anew(paragraphs(...typed));
  expect(written).toBe(
    '1986\\. A great year\n\n\\# 1 of our loaves\n\n\\- 5 °C is cold\n\n\\+ 10 % butter\n\n\\> 5 years\n\n\\* terms apply',
  );
  expect(richText(written).blocks.map(({ content }) => content)).toEqual(
    typed.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text, marks: [] }] })),
  );
  const plain = 'R&D at AT&T, snake_case_name, 5 * 3, a [note], me@a.example, see https://a.example/x_y (or ~5 £) #1!';
  expect(anew(paragraphs(plain))).toBe(plain);
});

it('tables, task lists and linked pictures are known, and not shown as source', () => {
  const kinds = (markdown: string) => richText(markdown).content.content?.map(({ type }) => type);
  expect(kinds('| a | b |\n| - | -: |\n| 1 | 2 |')).toEqual(['table']);
  expect(kinds('- [ ] flour\n- [x] hall')).toEqual(['taskList']);
  expect(kinds('[![Loaf](https://a.example/l.jpg)](https://a.example/buy)')).toEqual(['paragraph']);
  expect(kinds('###### Six\n\nA claim[^1].\n\n[^1]: Source.')).toEqual(['heading', 'paragraph', 'source']);
  expect(kinds('---\ntitle: a\n---\n\n# A')).toEqual(['source', 'heading']);
});

it('a table that is put in has what is typed into it, and a cell of several lines is one in Markdown', () => {
  const cell = (type: string, ...lines: string[]) => ({ type, content: paragraphs(...lines).content });
  const table = {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Loaf'), cell('tableHeader', 'Price | each')] },
      { type: 'tableRow', content: [cell('tableCell', 'Rye', 'and oat'), cell('tableCell', '£4')] },
    ],
  };
  expect(anew({ type: 'doc', content: [table] })).toBe(
    '| Loaf           | Price \\| each |\n| -------------- | ------------- |\n| Rye<br>and oat | £4            |',
  );
});

it('a paragraph of thousands of signs is kept as it is written', () => {
  const heavy = '**a** [b](c) '.repeat(3_000);
  expect(richText(heavy).content.content?.map(({ type }) => type)).toEqual(['source']);
  expect(markdownOf(opened(heavy))).toBe(heavy);
});
