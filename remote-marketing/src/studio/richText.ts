import { Editor, Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Markdown, type MarkdownExtensionOptions } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { Marked } from 'marked';
import { linkAddress } from '../links/addressRules';
import { CaretAfterTyping } from './caretAfterTyping';

/**
 * A picture as its words: pictures of other servers are not fetched here. Its address and words are in the element, so
 * that copying keeps them.
 */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'span[data-picture]',
      getAttrs: (element) => ({ src: element.dataset.picture, alt: element.textContent }),
    },
    { tag: 'img[src]' },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-picture': attrs.src, title: attrs.src },
    attrs.alt || 'A picture without words',
  ],
});

/** The page has the first heading and the field the second: an article begins below them for those who hear it. */
const HeardLevels = Extension.create({
  name: 'heardLevels',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: { level: { default: 1, renderHTML: ({ level }) => ({ 'aria-level': Number(level) + 2 }) } },
    },
  ],
});

/** HTML in an article is text like any other: nothing of it is read, and nothing is lost. */
const marked = new Marked({ tokenizer: { html: () => undefined, tag: () => undefined } });

/** What an article can have: headings, lists, links, pictures, quotations; kept as Markdown. */
export const richText: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    underline: false,
    link: { openOnClick: false, isAllowedUri: (address) => linkAddress(address) !== '' },
  }),
  Picture,
  HeardLevels,
  CaretAfterTyping,
  // A reader of its own has all that the common one has; their types differ in what cannot be called here.
  Markdown.configure({ marked: marked as unknown as NonNullable<MarkdownExtensionOptions['marked']> }),
];

/**
 * What is written as Markdown, without the empty line that an editor keeps at its end. The library writes signs that HTML
 * would read as entities; nobody reads HTML in an article, so they are the signs that were typed.
 */
export const markdownOf = (editor: Editor): string =>
  editor
    .getMarkdown()
    .trim()
    .split(/(```[\s\S]*?```|`[^`\n]*`)/u)
    .map((text, index) => (index % 2 === 1 ? text : typed(text)))
    .join('');

/** An entity that somebody typed stays one, and so does a sign that would begin a quotation. */
const typed = (text: string): string =>
  // Most articles have none, and looking back from each place takes as long as writing the article out.
  text.includes('&')
    ? text
        .replace(/&lt;/gu, '<')
        .replace(/(?<=[\p{L}\p{N}].*)&gt;/gmu, '>')
        .replace(/&amp;(?!#?\w+;)/gu, '&')
    : text;

/** A page or a part of one as Markdown: what an article can have stays, everything else is left out. Nothing in it runs. */
export function htmlToMarkdown(html: string): string {
  const editor = new Editor({ element: null, extensions: richText, content: html });
  // A picture in a paragraph of its own leaves an empty one.
  const markdown = markdownOf(editor).replace(/\n{3,}/gu, '\n\n');
  editor.destroy();
  return markdown;
}
