import { CodeXml } from 'lucide-react';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { words } from '../../editor/fields';
import { type CleanNode, cleanHtml, cleanPlain, cleanText } from '../cleanHtml';
import { defineEmailBlock } from '../emailBlock';
import { e } from './mailClasses';
import { textLeaf, textLook } from './mailParts';

export const html = defineEmailBlock({
  kind: 'html',
  label: 'HTML',
  icon: CodeXml,
  group: 'Advanced',
  keywords: 'code embed',
  fields: {
    code: words(
      'HTML',
      '<p>Your own <strong>HTML</strong></p>',
      'Scripts, forms and frames are taken out: no mail program shows them.',
    ),
  },
  View: ({ content, box }) => (
    <div {...box} className={e.html}>
      {drawn(cleanHtml(content.code).nodes)}
    </div>
  ),
  leaves: ({ content, look, theme }) => {
    const inner = cleanText(cleanHtml(content.code).nodes);
    return textLeaf(textLook(look, theme, 16), inner.trim() === '' ? '' : inner);
  },
  plain: ({ code }) => [cleanPlain(cleanHtml(code).nodes).trim()].filter(Boolean),
});

/** Parts of a table that may only be in one: on the canvas they are drawn as what they look like. */
const drawnAs: Readonly<Record<string, string>> = {
  table: 'div',
  tbody: 'div',
  thead: 'div',
  tr: 'div',
  td: 'span',
  th: 'span',
  a: 'u',
};

const drawn = (nodes: readonly CleanNode[]): ReactNode =>
  nodes.map((node, nth) => {
    if (typeof node === 'string') return node;
    const { tag, attributes, children } = node;
    const { style, src, alt } = attributes;
    const props = {
      key: nth,
      style: style ? styleOf(style) : undefined,
      ...(src ? { src } : {}),
      ...(tag === 'img' ? { alt } : {}),
    };
    return tag === 'br' || tag === 'hr' || tag === 'img'
      ? createElement(tag, props)
      : createElement(drawnAs[tag] ?? tag, props, drawn(children));
  });

const styleOf = (style: string): CSSProperties =>
  Object.fromEntries(
    style.split(';').map((one) => {
      const [name = '', value = ''] = one.split(':');
      return [name.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase()), value];
    }),
  );
