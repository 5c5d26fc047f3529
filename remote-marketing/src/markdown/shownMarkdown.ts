import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { Html, Image, Link, Nodes as Markdown } from 'mdast';
import { type Handlers, type State, toHast } from 'mdast-util-to-hast';
import { linkAddress, pictureAddress } from '../links/addressRules';
import { nameHeadings } from './headingAnchors';
import { readMarkdown } from './readMarkdown';
import { lineBreak } from './sameMarkdown';

/**
 * Markdown as elements, in which nothing runs: HTML in it is text, an address that runs something is no link. Front matter
 * is about the text and not in it. Without `pictures`, their words stand for them.
 */
export function shownMarkdown(markdown: string, { pictures }: { readonly pictures: boolean }): Root {
  const handlers: Handlers = {
    html(_: State, { value }: Html, parent: Markdown | undefined) {
      if (lineBreak.test(value)) return element('br', {}, []);
      const words: ElementContent = { type: 'text', value };
      return parent && 'children' in parent && inLine.has(parent.type) ? words : element('p', {}, [words]);
    },
    link(state: State, node: Link) {
      const href = linkAddress(node.url);
      const children = state.all(node);
      return href ? element('a', { href, ...titled(node) }, children) : children;
    },
    image(_: State, node: Image) {
      const src = pictureAddress(node.url);
      const alt = node.alt ?? '';
      return pictures && src ? element('img', { src, alt, ...titled(node) }, []) : { type: 'text', value: alt };
    },
  };
  const root = toHast(readMarkdown(markdown), { handlers, clobberPrefix: 'note-', footnoteLabelProperties: {} });
  if (root.type !== 'root') return { type: 'root', children: [] };
  tidy(root);
  nameHeadings(root);
  return root;
}

const inLine = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link']);
const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const titled = ({ title }: Link | Image) => (title ? { title } : {});

/** Boxes of tasks as signs, which mail programs show too; how a column is set as a style, as HTML has it today. */
function tidy(node: Nodes): void {
  if (!('children' in node)) return;
  for (const [nth, child] of node.children.entries()) {
    if (child.type === 'element' && child.tagName === 'input') {
      node.children[nth] = { type: 'text', value: child.properties.checked ? '☑' : '☐' };
    }
    // No style sheet has such a class.
    if (child.type === 'element' && child.tagName === 'ul' && child.properties.className) {
      child.properties = { dataTasks: '' };
    }
    if (child.type === 'element' && typeof child.properties.align === 'string') {
      const { align, ...others } = child.properties;
      child.properties = { ...others, style: `text-align: ${align}` };
    }
    tidy(child);
  }
}
