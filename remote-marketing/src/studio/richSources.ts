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

/** How a block of the editor is written, and after which block what was between them still does. */
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
  const { doc } = editor.state;
  let all = '';
  let last: { readonly node: Node; readonly text: string } | undefined;
  doc.forEach((node, _, nth) => {
    const known = written.get(node) ?? writtenAnew(node);
    const joined = last !== undefined && known.before === last.node;
    const text = apart(known.text, node, joined ? undefined : last?.text, doc.maybeChild(nth + 1));
    if (text === '') return;
    all += (last === undefined ? '' : joined ? (known.gap ?? '\n\n') : '\n\n') + text;
    last = { node, text };
  });
  return all;
}

const bullets: readonly ListSign[] = ['-', '*', '+'];
const numbers: readonly ListSign[] = ['.', ')'];
const signOf = (text = ''): ListSign | undefined =>
  /^\s*(?:\d+([.)])|([-*+]))(?=\s|$)/u.exec(text)?.slice(1).find(Boolean) as ListSign | undefined;

/**
 * A block as it may be between others: lists after each other have other signs, else they are one, and a source keeps its
 * own; code by indent is another block's paragraph.
 */
function apart(text: string, node: Node, last: string | undefined, next: Node | null): string {
  if (node.type.name === 'source') return text;
  const sign = signOf(text);
  if (!sign || !/List$/u.test(node.type.name)) {
    return last !== undefined && /^[ \t]/u.test(text) ? writtenAs(node) : text;
  }
  const after =
    next?.type.name === 'source' && written.get(next)?.before !== node ? signOf(next.textContent) : undefined;
  const taken = [signOf(last), after];
  if (!taken.includes(sign)) return text;
  const free = (bullets.includes(sign) ? bullets : numbers).find((one) => !taken.includes(one));
  return free ? writtenAs(node, free) : text;
}

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
