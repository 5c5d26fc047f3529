import type { Nodes } from 'mdast';

/** A new line where Markdown has none: in a cell, in a heading. */
export const lineBreak = /^<br\s*\/?>$/iu;

/** Words, a picture or a break, with the looks that they have. */
type Run = readonly [looks: string, kind: string, value: string];

/** Whether two pieces of Markdown say the same to a reader: how it was written, empty lines in lists, and
 * which look is inside which, aside. */
export function sameMarkdown(one: readonly Nodes[], other: readonly Nodes[]): boolean {
  return JSON.stringify(one.map(shape)) === JSON.stringify(other.map(shape)) && holdsLinks(one, other);
}

/** Whether the second has every bare address of the first as a link; more of them are words that were typed. */
function holdsLinks(one: readonly Nodes[], other: readonly Nodes[]): boolean {
  const rest = other.flatMap(bareLinks);
  return one.flatMap(bareLinks).every((address) => {
    const at = rest.indexOf(address);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const bareLinks = (node: Nodes): string[] =>
  node.type === 'link' && bareAddress(node) !== undefined
    ? [node.url]
    : 'children' in node
      ? node.children.flatMap(bareLinks)
      : [];

/** The words of a link that are its address, as in `https://a.example`: they need no markup. */
export function bareAddress(node: Nodes): string | undefined {
  if (node.type !== 'link' || node.title) return undefined;
  const [words, ...more] = node.children;
  if (words?.type !== 'text' || more.length > 0) return undefined;
  const { value } = words;
  return [value, `http://${value}`, `mailto:${value}`].includes(node.url) ? value : undefined;
}

function shape(node: Nodes): unknown {
  switch (node.type) {
    case 'paragraph':
      return ['paragraph', runs(node.children)];
    case 'heading':
      return ['heading', node.depth, runs(node.children)];
    case 'tableCell':
      return ['cell', runs(node.children)];
    case 'table':
      return ['table', node.align ?? [], node.children.map(shape)];
    case 'list':
      return ['list', node.ordered === true, node.ordered ? (node.start ?? 1) : undefined, node.children.map(shape)];
    case 'listItem':
      return ['item', node.checked ?? undefined, node.children.map(shape)];
    case 'code':
      return ['code', node.lang ?? '', node.meta ?? '', node.value];
    case 'html':
    case 'yaml':
      return ['source', node.value];
    default:
      return 'children' in node ? [node.type, node.children.map(shape)] : [node.type];
  }
}

const mergeable = new Set(['text', 'code', 'source']);

/** What a paragraph says, in runs of one look. */
function runs(nodes: readonly Nodes[]): Run[] {
  const all: Run[] = [];
  for (const run of nodes.flatMap((node) => flat(node, []))) {
    const [looks, kind, value] = run;
    const last = all.at(-1);
    if (last && last[0] === looks && last[1] === kind && mergeable.has(kind))
      all[all.length - 1] = [looks, kind, last[2] + value];
    else all.push(run);
  }
  return all;
}

function flat(node: Nodes, looks: readonly string[]): Run[] {
  const look = [...new Set(looks)].sort().join(' ');
  switch (node.type) {
    case 'text':
      // Where a line of the source ends is a space to its reader.
      return [[look, 'text', node.value.replaceAll('\n', ' ')]];
    case 'inlineCode':
      return [[look, 'code', node.value]];
    case 'html':
      return [lineBreak.test(node.value) ? [look, 'break', ''] : [look, 'source', node.value]];
    case 'footnoteReference':
      return [[look, 'source', `[^${node.label ?? node.identifier}]`]];
    case 'image':
      return [[look, 'image', JSON.stringify([node.url, node.title ?? '', node.alt ?? ''])]];
    case 'link': {
      const plain = bareAddress(node);
      if (plain !== undefined) return [[look, 'text', plain]];
      return each(node.children, [...looks, `link:${JSON.stringify([node.url, node.title ?? ''])}`]);
    }
    default:
      return 'children' in node ? each(node.children, [...looks, node.type]) : [[look, node.type, '']];
  }
}

const each = (nodes: readonly Nodes[], looks: readonly string[]): Run[] => nodes.flatMap((node) => flat(node, looks));
