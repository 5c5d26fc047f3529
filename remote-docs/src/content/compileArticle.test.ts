import { describe, expect, it } from 'vitest';
import { compileArticle } from '../../build/compileArticle.mjs';

const surroundings = {
  facts: { maxTags: '10' },
  hrefOf: (name: string) => `/help?topic=${name}`,
  picture: (name: string) => ({ light: `${name}.light`, dark: `${name}.dark`, width: 4, height: 3 }),
};
const head = '---\ntitle: Tags\nsummary: At most {{maxTags}}.\n---\n';
const blocks = (text: string) => compileArticle('tags', `${head}${text}`, surroundings).blocks;

describe('an article', () => {
  it('has its fields, and facts in them', () => {
    expect(compileArticle('tags', head, surroundings)).toEqual({
      id: 'tags',
      title: 'Tags',
      summary: 'At most 10.',
      blocks: [],
    });
  });

  it('gives each heading an anchor', () => {
    expect(blocks('## How many, then?')).toEqual([
      { kind: 'heading', depth: 2, id: 'how-many-then', text: 'How many, then?' },
    ]);
  });

  it('writes keys, code and marked words within a line', () => {
    expect(blocks('Press <kbd>K</kbd> for **{{maxTags}}** of `a < b` & *more*.')).toEqual([
      {
        kind: 'paragraph',
        inside: [
          { kind: 'text', text: 'Press ' },
          { kind: 'key', text: 'K' },
          { kind: 'text', text: ' for ' },
          { kind: 'strong', inside: [{ kind: 'text', text: '10' }] },
          { kind: 'text', text: ' of ' },
          { kind: 'code', text: 'a < b' },
          { kind: 'text', text: ' & ' },
          { kind: 'emphasis', inside: [{ kind: 'text', text: 'more' }] },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('turns a link to another file into its address, with the heading', () => {
    expect(blocks('[lists](lists.md#views)')).toEqual([
      {
        kind: 'paragraph',
        inside: [{ kind: 'link', href: '/help?topic=lists#views', inside: [{ kind: 'text', text: 'lists' }] }],
      },
    ]);
  });

  it('shows a picture that is alone, a note, a list and a table', () => {
    const kinds = blocks('![Tags](pictures/tags)\n\n> [!TIP]\n> Few.\n\n1. One\n2. Two\n\n| a |\n| - |\n| b |');
    expect(kinds).toMatchObject([
      { kind: 'picture', alt: 'Tags', light: 'pictures/tags.light', width: 4 },
      { kind: 'note', tone: 'tip', blocks: [{ kind: 'paragraph' }] },
      { kind: 'list', ordered: true, items: [[{ kind: 'paragraph' }], [{ kind: 'paragraph' }]] },
      { kind: 'table', head: [[{ text: 'a' }]], rows: [[[{ text: 'b' }]]] },
    ]);
  });

  it.each([
    ['an unknown fact', 'At most {{maxTag}}.', '{{maxTag}}'],
    ['HTML', 'A <b>bold</b> word.', '<b>'],
    ['a heading of the title’s depth', '# Tags', '"Tags" has 1 #'],
    ['a quotation that is no note', '> Said somebody', 'Said somebody'],
    ['a link to nowhere', '[x](javascript:alert(1))', 'is no address'],
  ])('is refused with the file’s name for %s', (_what, text, said) => {
    expect(() => blocks(text)).toThrow('tags.md');
    expect(() => blocks(text)).toThrow(said);
  });

  it('is refused without a title', () => {
    expect(() => compileArticle('tags', '---\nsummary: x\n---\n', surroundings)).toThrow('expected the field "title"');
  });
});
