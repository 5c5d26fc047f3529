import type { JSONContent } from '@tiptap/core';
import type { ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { lineBreak } from '../markdown/sameMarkdown';

type Mark = NonNullable<JSONContent['marks']>[number];

/** A block of Markdown as the rich text editor has it; nothing for what the editor does not know. */
export function richBlock(block: RootContent): JSONContent | undefined {
  try {
    return blockOf(block);
  } catch (error) {
    if (error instanceof UnknownPart) return undefined;
    throw error;
  }
}

/** A part that only its source can hold. */
class UnknownPart extends Error {
  override readonly name = 'UnknownPart';
}

const looks: Readonly<Record<string, string>> = { strong: 'bold', emphasis: 'italic', delete: 'strike' };

function blockOf(block: RootContent): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: words(block.children) };
    case 'heading':
      return { type: 'heading', attrs: { level: block.depth }, content: words(block.children, true) };
    case 'blockquote':
      return { type: 'blockquote', content: blocks(block.children) };
    case 'list': {
      const { ordered, start, spread, children } = block;
      const tasks = children.filter(({ checked }) => typeof checked === 'boolean').length;
      if (tasks > 0 && (ordered || tasks < children.length)) throw new UnknownPart();
      const type = tasks > 0 ? 'taskList' : ordered ? 'orderedList' : 'bulletList';
      const attrs = { spread: spread === true, ...(ordered && { start: start ?? 1 }) };
      return { type, attrs, content: children.map(itemOf) };
    }
    case 'code': {
      const language = [block.lang, block.meta].filter(Boolean).join(' ') || null;
      return { type: 'codeBlock', attrs: { language }, content: text(block.value) };
    }
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'html':
      return { type: 'source', content: text(block.value) };
    case 'table':
      return {
        type: 'table',
        content: block.children.map((row, nth) => ({
          type: 'tableRow',
          content: row.children.map((cell, column) => ({
            type: nth === 0 ? 'tableHeader' : 'tableCell',
            attrs: { align: block.align?.[column] ?? null },
            content: [{ type: 'paragraph', content: words(cell.children, true) }],
          })),
        })),
      };
    default:
      throw new UnknownPart();
  }
}

/** An item begins with a paragraph in the editor, if with an empty one. */
const itemOf = ({ checked, spread, children }: ListItem): JSONContent => ({
  type: typeof checked === 'boolean' ? 'taskItem' : 'listItem',
  attrs: { spread: spread === true, ...(typeof checked === 'boolean' && { checked }) },
  content: [...(children[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }]), ...children.map(blockOf)],
});

const blocks = (all: readonly RootContent[]): JSONContent[] =>
  all.length > 0 ? all.map(blockOf) : [{ type: 'paragraph' }];

const text = (value: string): JSONContent[] => (value ? [{ type: 'text', text: value }] : []);

const words = (all: readonly PhrasingContent[], breaks = false): JSONContent[] =>
  all.flatMap((one) => inline(one, [], breaks));

function inline(node: Nodes, marks: readonly Mark[], breaks: boolean): JSONContent[] {
  const inside = (more: Mark): JSONContent[] => {
    if (!('children' in node) || node.children.length === 0) throw new UnknownPart();
    return node.children.flatMap((child) => inline(child, [...marks, more], breaks));
  };
  const marked = (value: string, ...more: Mark[]) =>
    value ? [{ type: 'text', text: value, marks: [...marks, ...more] }] : [];
  switch (node.type) {
    case 'text':
      return marked(node.value);
    case 'strong':
    case 'emphasis':
    case 'delete':
      return inside({ type: looks[node.type] ?? '' });
    case 'inlineCode':
      return marked(node.value, { type: 'code' });
    case 'link':
      return inside({ type: 'link', attrs: { href: node.url, title: node.title ?? null } });
    case 'image': {
      const { url, alt, title } = node;
      return [{ type: 'image', attrs: { src: url, alt: alt ?? '', title: title ?? null }, marks: [...marks] }];
    }
    case 'break':
      return [{ type: 'hardBreak', marks: [...marks] }];
    case 'html':
      return breaks && lineBreak.test(node.value)
        ? [{ type: 'hardBreak', marks: [...marks] }]
        : marked(node.value, { type: 'sourceWords' });
    case 'footnoteReference':
      return marked(`[^${node.label ?? node.identifier}]`, { type: 'sourceWords' });
    default:
      throw new UnknownPart();
  }
}
