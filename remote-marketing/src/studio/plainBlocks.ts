import type { JSONContent } from '@tiptap/core';
import type { AlignType, BlockContent, ListItem, Paragraph, RootContent, TableRow } from 'mdast';
import { plainWords } from './plainWords';

/** A block of the rich text editor as Markdown has it; nothing for a paragraph without words. */
export function plainBlock(block: JSONContent): RootContent | undefined {
  const { type, attrs = {}, content = [] } = block;
  switch (type) {
    case 'heading': {
      const depth = Math.min(6, Math.max(1, Number(attrs.level) || 1)) as 1 | 2 | 3 | 4 | 5 | 6;
      return { type: 'heading', depth, children: plainWords(content, true) };
    }
    case 'blockquote':
      return { type: 'blockquote', children: plainBlocks(content) };
    case 'bulletList':
    case 'orderedList':
    case 'taskList': {
      const ordered = type === 'orderedList';
      return {
        type: 'list',
        ordered,
        start: ordered ? Number(attrs.start ?? 1) : null,
        spread: attrs.spread === true,
        children: content.map((item) => itemOf(item)),
      };
    }
    case 'codeBlock': {
      const [, lang = '', meta = ''] = /^(\S*)\s*(.*)$/u.exec(String(attrs.language ?? '')) ?? [];
      return { type: 'code', lang: lang || null, meta: meta || null, value: textOf(block) };
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'source':
      return { type: 'html', value: textOf(block) };
    case 'table':
      return tableOf(content);
    default: {
      const children = plainWords(content, false);
      return children.length > 0 ? { type: 'paragraph', children } : undefined;
    }
  }
}

const plainBlocks = (all: readonly JSONContent[]): BlockContent[] =>
  // What the editor holds in quotations and items are blocks.
  all.map(plainBlock).filter((one) => one !== undefined) as BlockContent[];

function itemOf({ type, attrs = {}, content = [] }: JSONContent): ListItem {
  const children = plainBlocks(content);
  const follow = children.some(
    (child, nth) => nth > 0 && child.type === 'paragraph' && children[nth - 1]?.type === 'paragraph',
  );
  return {
    type: 'listItem',
    checked: type === 'taskItem' ? attrs.checked === true : null,
    spread: attrs.spread === true || follow,
    children,
  };
}

/** Rows of as many cells as the longest has: a cell over several columns is one, and those that it covers are empty. */
function tableOf(rows: readonly JSONContent[]): RootContent {
  const wide = rows.map(({ content = [] }) =>
    content.flatMap((cell) => [
      cell,
      ...Array<JSONContent>(Math.max(0, Number(cell.attrs?.colspan ?? 1) - 1)).fill({}),
    ]),
  );
  const columns = Math.max(1, ...wide.map((cells) => cells.length));
  const children = wide.map(
    (cells): TableRow => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, nth) => ({
        type: 'tableCell',
        children: cellWords(cells[nth]?.content ?? []),
      })),
    }),
  );
  const align = Array.from({ length: columns }, (_, nth) => (wide[0]?.[nth]?.attrs?.align ?? null) as AlignType);
  return { type: 'table', align, children };
}

/** The paragraphs of a cell, which has one line in Markdown. */
const cellWords = (paragraphs: readonly JSONContent[]): Paragraph['children'] =>
  plainWords(
    paragraphs.flatMap(({ content = [] }, nth) => (nth > 0 ? [{ type: 'hardBreak' }, ...content] : content)),
    true,
  );

const textOf = ({ content = [] }: JSONContent): string => content.map((one) => one.text ?? '').join('');
