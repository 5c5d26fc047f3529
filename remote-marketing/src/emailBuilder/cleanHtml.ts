import { safeAddress, safePicture } from '../editor/addressRules';
import { escaped } from '../editor/staticHtml';

/** An element that may be in an email, or a text. */
export type CleanNode = string | CleanElement;
export interface CleanElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly CleanNode[];
}

/** Tags that mail programs show; everything else leaves its words. */
const allowed = new Set(
  'a b blockquote br div em h1 h2 h3 h4 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const alone = new Set(['br', 'hr', 'img']);
/** Tags that go with all that is in them. */
const silent =
  /<(script|style|template|title|textarea|noscript|iframe|object|svg|math|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const styleNames = new Set(
  'background-color border border-bottom border-collapse border-radius border-top color font-family font-size font-style font-weight height letter-spacing line-height margin margin-bottom margin-left margin-right margin-top max-width padding padding-bottom padding-left padding-right padding-top text-align text-decoration text-transform vertical-align width'.split(
    ' ',
  ),
);
/** Nothing that fetches, runs or reaches out of its declaration. */
const styleValue = /^[#\w\s.,%'"+-]{1,200}$/u;
const measures = new Set([
  'width',
  'height',
  'align',
  'valign',
  'colspan',
  'rowspan',
  'cellpadding',
  'cellspacing',
  'border',
]);

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:\s+|\/|"[^"]*"|'[^']*'|[^\s"'<>/]+)*)>/giu;
const attribute = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** Entities of a text as what they mean: it is escaped again when it is written. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu, (whole, ten, sixteen, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16);
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** A cleaned text, and what was taken out of it. */
export interface Cleaned {
  readonly nodes: readonly CleanNode[];
  /** Names of what was taken out, each once. */
  readonly removed: readonly string[];
}

/**
 * HTML of a person as an email may carry it. Nothing of it is handed on: it is read into elements of a short list, and
 * written anew from these, closed and escaped. Scripts, forms, frames, handlers and addresses that run something go.
 */
export function cleanHtml(html: string): Cleaned {
  const removed = new Set<string>();
  const source = html.slice(0, 200_000).replace(silent, (_, tag: string) => {
    removed.add(tag.toLowerCase());
    return '';
  });
  const root: CleanNode[] = [];
  const open: { tag: string; children: CleanNode[] }[] = [];
  const put = (node: CleanNode) => (open.at(-1)?.children ?? root).push(node);
  const putText = (text: string) => text !== '' && put(decoded(text));
  let from = 0;
  for (const found of source.matchAll(token)) {
    putText(source.slice(from, found.index));
    from = found.index + found[0].length;
    const tag = found[2]?.toLowerCase();
    if (tag === undefined) continue;
    if (!allowed.has(tag)) removed.add(tag);
    else if (found[1]) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.length = at;
    } else {
      const children: CleanNode[] = [];
      put({ tag, attributes: attributesOf(tag, found[3] ?? '', removed), children });
      if (!alone.has(tag) && open.length < 40) open.push({ tag, children });
    }
  }
  putText(source.slice(from));
  return { nodes: root, removed: [...removed] };
}

function attributesOf(tag: string, text: string, removed: Set<string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [, given = '', double, single, bare] of text.matchAll(attribute)) {
    const name = given.toLowerCase();
    const value = decoded(double ?? single ?? bare ?? '');
    if (name === 'href' && tag === 'a') {
      const to = safeAddress(value);
      if (to) kept.href = to;
      else removed.add('href');
    } else if (name === 'src' && tag === 'img') {
      const src = safePicture(value);
      if (src) kept.src = src;
      else removed.add('src');
    } else if (name === 'alt' && tag === 'img') kept.alt = value;
    else if (name === 'style') {
      const style = cleanStyle(value);
      if (style) kept.style = style;
    } else if (measures.has(name) && /^[\w%]{1,10}$/u.test(value)) kept[name] = value;
    else if (name.startsWith('on')) removed.add(name);
  }
  if (tag === 'img' && kept.alt === undefined) kept.alt = '';
  return kept;
}

const cleanStyle = (style: string): string =>
  style
    .split(';')
    .map((one) => one.split(':'))
    .filter(([name = '', value = '', more]) => {
      const known = styleNames.has(name.trim().toLowerCase());
      return more === undefined && known && styleValue.test(value.trim()) && !/expression|javascript/iu.test(value);
    })
    .map(([name = '', value = '']) => `${name.trim().toLowerCase()}:${value.trim()}`)
    .join(';');

/** Clean elements as markup. */
export const cleanText = (nodes: readonly CleanNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, attributes, children } = node;
      const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      return alone.has(tag) ? `<${tag}${all.join('')} />` : `<${tag}${all.join('')}>${cleanText(children)}</${tag}>`;
    })
    .join('');

const breaks = new Set(['p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'br', 'blockquote', 'table']);

/** The words of clean elements, a line for each block. */
export const cleanPlain = (nodes: readonly CleanNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = cleanPlain(node.children);
      const words = node.attributes.href && inner.trim() ? `${inner} (${node.attributes.href})` : inner;
      return breaks.has(node.tag) ? `${words}\n` : words;
    })
    .join('')
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n');
