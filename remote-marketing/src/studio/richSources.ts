import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { RootContent } from 'mdast';
import { readMarkdown } from '../markdown/readMarkdown';
import { sameMarkdown } from '../markdown/sameMarkdown';
import { type ListSign, writeMarkdown } from '../markdown/writeMarkdown';
import { plainBlock } from './plainBlocks';
import { richBlock } from './richBlocks';

/** A block of a text: how the editor has it, how it was written, and what was between it and the block before. */
interface ReadBlock {
  readonly content: JSONContent;
  readonly source: string;
  readonly gap: string;
}

/** A text as the editor has it. */
export interface RichText {
  readonly content: JSONContent;
  readonly blocks: readonly ReadBlock[];
}

/**
 * Reads Markdown for the editor. A block that the editor would write back as something else is kept as its source, which is
 * shown and can be changed: nothing goes because the editor does not know it.
 */
export function richText(written: string): RichText {
  // The reader leaves the mark at the beginning of files out of its places.
  const markdown = written.replace(/^\ufeff/u, '');
  let end = 0;
  const blocks = readMarkdown(markdown).children.map((block): ReadBlock => {
    const from = block.position?.start.offset ?? end;
    const gap = markdown.slice(end, from);
    end = block.position?.end.offset ?? from;
    const source = markdown.slice(from, end);
    return { content: (spelledNumber.test(source) ? undefined : known(block)) ?? sourceBlock(source), source, gap };
  });
  const content = blocks.length > 0 ? blocks.map((one) => one.content) : [{ type: 'paragraph' }];
  return { content: { type: 'doc', content }, blocks };
}

/** “007. Bond” is no list that begins with 7. */
const spelledNumber = /^0\d+[.)]/u;

const sourceBlock = (source: string): JSONContent => ({
  type: 'source',
  content: source ? [{ type: 'text', text: source }] : [],
});

function known(block: RootContent): JSONContent | undefined {
  const rich = richBlock(block);
  const back = rich && plainBlock(rich);
  return back && sameMarkdown([block], [back]) ? rich : undefined;
}

/** How a block of the editor is written, and after which block what stood between them still does. */
interface Written {
  readonly text: string;
  readonly gap?: string;
  readonly before?: Node | undefined;
}

/** Blocks of editors do not change: one that is edited is another. So a block is written once, and an untouched one never. */
const written = new WeakMap<Node, Written>();

/** Tells the editor's blocks what they were read from. Throws when it does not hold the text. */
export function rememberSources(editor: Editor, { blocks }: RichText): void {
  const { doc } = editor.state;
  doc.check();
  if (doc.childCount < blocks.length)
    throw new Error(`Expected ${blocks.length} blocks, the editor has ${doc.childCount}.`);
  for (const [nth, { source, gap }] of blocks.entries()) {
    written.set(doc.child(nth), { text: source, gap, before: nth > 0 ? doc.child(nth - 1) : undefined });
  }
}

/** What is in an editor as Markdown: untouched blocks as they came, the others anew. */
export function markdownOf(editor: Editor): string {
  let all = '';
  let last: { readonly node: Node; readonly text: string } | undefined;
  editor.state.doc.forEach((node) => {
    const known = written.get(node) ?? writtenAnew(node);
    const joined = last !== undefined && known.before === last.node;
    const text = joined || !last ? known.text : apart(known.text, node, last);
    if (text === '') return;
    all += (last === undefined ? '' : joined ? (known.gap ?? '\n\n') : '\n\n') + text;
    last = { node, text };
  });
  return all;
}

/** What two lists after each other begin with must differ, else they are one; and code by indent is another's paragraph. */
function apart(text: string, node: Node, last: { readonly node: Node; readonly text: string }): string {
  const lists = /List$/u.test(node.type.name) && /List$/u.test(last.node.type.name);
  const sign = lists ? signOf(text) : undefined;
  if (sign && sign === signOf(last.text)) return writtenAs(node, otherSigns[sign]);
  return /^[ \t]/u.test(text) && node.type.name !== 'source' ? writtenAs(node) : text;
}

const otherSigns: Readonly<Record<ListSign, ListSign>> = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' };
const signOf = (list: string): ListSign | undefined => /^\s*(?:\d+)?([-*+.)])/u.exec(list)?.[1] as ListSign | undefined;

function writtenAnew(node: Node): Written {
  const text = writtenAs(node);
  written.set(node, { text });
  return { text };
}

const writtenAs = (node: Node, sign?: ListSign): string => {
  if (node.type.name === 'source') return node.textContent;
  const block = plainBlock(node.toJSON());
  return block ? writeMarkdown(block, sign) : '';
};
