import type { Definition, Nodes, Parents, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';

/** Front matter as it is at the top of files: YAML and TOML. */
const front = ['yaml', 'toml'] as const;

/**
 * More signs in one paragraph than any writer sets, and more than the reader gets through while somebody waits: its time
 * grows with their square.
 */
const mostSigns = 6_000;
const paragraphEnds = /\n(?=[ \t]*(?:\n|[-*+>|#]|\d+[.)][ \t]))/u;
const signs = /[*_[\]<`~&!@:]/gu;

/**
 * Reads Markdown as CommonMark, GFM and front matter have it. Links and pictures by reference have their addresses. A text
 * with a paragraph of thousands of signs is one block as it is written.
 */
export function readMarkdown(markdown: string): Root {
  if (markdown.split(paragraphEnds).some((part) => (part.match(signs)?.length ?? 0) > mostSigns)) {
    const end = { line: 1, column: 1, offset: markdown.length };
    return {
      type: 'root',
      children: [{ type: 'html', value: markdown, position: { start: { line: 1, column: 1, offset: 0 }, end } }],
    };
  }
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), frontmatter([...front])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown([...front])],
  });
  const definitions = new Map<string, Definition>();
  visit(root, (node) => {
    // The first of two counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size > 0) visit(root, (node) => resolve(node, definitions));
  visit(root, emptyTasks);
  return root;
}

/** Goes through a node and all below it. */
export function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}

/** Gives the links and pictures of a node that name a definition what the definition says. */
function resolve(node: Nodes, definitions: ReadonlyMap<string, Definition>): void {
  if (!('children' in node)) return;
  const parent: Parents = node;
  parent.children = parent.children.map((child) => {
    if (child.type !== 'linkReference' && child.type !== 'imageReference') return child;
    const found = definitions.get(child.identifier);
    if (!found) return child;
    const { url, title } = found;
    return child.type === 'linkReference'
      ? { type: 'link', url, title, children: child.children, position: child.position }
      : { type: 'image', url, title, alt: child.alt, position: child.position };
  }) as RootContent[];
}

/** GFM takes `- [ ]` without words for words; whoever adds a task and leaves finds it as a task again. */
function emptyTasks(node: Nodes): void {
  if (node.type !== 'listItem' || typeof node.checked === 'boolean') return;
  const [first, ...others] = node.children;
  const [words, ...more] = first?.type === 'paragraph' ? first.children : [];
  const [, box] = (words?.type === 'text' && more.length === 0 && /^\[([ xX])\]$/u.exec(words.value)) || [];
  if (box === undefined) return;
  node.checked = box !== ' ';
  node.children = others;
}
