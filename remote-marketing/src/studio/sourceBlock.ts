import { Mark, Node } from '@tiptap/core';

/** A block of Markdown that the editor does not know: it is shown as it is written, and can be changed as it is. */
export const SourceBlock = Node.create({
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
export const SourceWords = Mark.create({
  name: 'sourceWords',
  inclusive: false,
  excludes: '',
  parseHTML: () => [{ tag: 'code[data-source]', priority: 60 }],
  renderHTML: () => ['code', { 'data-source': '' }, 0],
});
