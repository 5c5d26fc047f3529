import { Editor, Extension, type Extensions, Mark, Node, textblockTypeInputRule } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import Image from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress } from '../links/addressRules';
import { CaretAfterTyping } from './caretAfterTyping';
import { markdownOf } from './richSources';
import { RichTable } from './richTable';

/** A block of Markdown that the editor does not know: it is shown as it is written, and can be changed as it is. */
const SourceBlock = Node.create({
  name: 'source',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: () => ['pre', { 'data-source': '' }, ['code', 0]],
});

/** Words between others that only their source can hold: HTML, a footnote’s number. */
const SourceWords = Mark.create({
  name: 'sourceWords',
  inclusive: false,
  excludes: '',
  parseHTML: () => [{ tag: 'code[data-source]', priority: 60 }],
  renderHTML: () => ['code', { 'data-source': '' }, 0],
});

/**
 * A picture as its words: pictures of other servers are not fetched here. Its address and words are in the element, so
 * that copying keeps them.
 */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'span[data-picture]',
      getAttrs: (element) => ({ src: element.dataset.picture, alt: element.dataset.words ?? element.textContent }),
    },
    { tag: 'img[src]' },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-picture': attrs.src, 'data-words': attrs.alt ?? '', title: attrs.src },
    attrs.alt || 'A picture without words',
  ],
}).configure({ inline: true });

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

/** Whether the items of a list, or what is in one, have an empty line between them. */
const Spread = Extension.create({
  name: 'spread',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList', 'taskList', 'listItem', 'taskItem'],
      attributes: { spread: { default: false, rendered: false } },
    },
  ],
});

/** Signs that nobody begins a sentence with make a heading as they are typed. */
const HeadingSigns = Extension.create({
  name: 'headingSigns',
  addInputRules() {
    const type = this.editor.schema.nodes.heading;
    return type
      ? [2, 3, 4, 5, 6].map((level) =>
          textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type, getAttributes: { level } }),
        )
      : [];
  },
});

/**
 * The extensions whose signs are obeyed as they are typed. “1986. ”, “# 1”, “- 5 °C” and “> 5” begin sentences: lists,
 * quotations and titles are made by their buttons.
 */
export const obeyedSigns = ['headingSigns', 'bold', 'italic', 'strike', 'code', 'codeBlock', 'taskItem'];

/** What an article can have: headings, lists, tasks, tables, links, pictures, quotations; kept as Markdown. */
export const richExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    underline: false,
    code: false,
    link: { openOnClick: false, isAllowedUri: (address) => linkAddress(address) !== '' },
  }),
  // Bold code, and code that is a link.
  Code.extend({ excludes: '' }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: ({ textContent }) => textContent || 'Task without words' },
  }),
  RichTable,
  SourceBlock,
  SourceWords,
  Picture,
  Spread,
  HeardLevels,
  HeadingSigns,
  CaretAfterTyping,
];

/** A page or a part of one as Markdown: what an article can have stays, everything else is left out. Nothing in it runs. */
export function htmlToMarkdown(html: string): string {
  const editor = new Editor({ element: null, extensions: richExtensions, content: html });
  const markdown = markdownOf(editor);
  editor.destroy();
  return markdown;
}
