import type { Element, Nodes } from 'hast';

/** Names the headings that links of the same text lead to, as Markdown of other programs has it: `#opening-hours`. */
export function nameHeadings(root: Nodes): void {
  const wanted = new Set<string>();
  const headings: Element[] = [];
  const look = (node: Nodes) => {
    if (node.type === 'element' && /^h[1-6]$/u.test(node.tagName) && node.properties.id === undefined)
      headings.push(node);
    const { href } = node.type === 'element' ? node.properties : {};
    if (typeof href === 'string' && href.startsWith('#')) wanted.add(decoded(href.slice(1)));
    if ('children' in node) node.children.forEach(look);
  };
  look(root);
  const taken = new Set<string>();
  for (const heading of headings) {
    const name = anchorOf(wordsOf(heading));
    let free = name;
    for (let nth = 1; taken.has(free); nth++) free = `${name}-${nth}`;
    taken.add(free);
    if (wanted.has(free)) heading.properties.id = free;
  }
}

const anchorOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]+/gu, '')
    .trim()
    .replace(/\s/gu, '-') || 'section';

const wordsOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : '';

/** What a link says of a name that has letters of other alphabets. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
