import type { ListItem, Nodes, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { readMarkdown, visit } from './readMarkdown';
import { bareAddress, sameMarkdown } from './sameMarkdown';

/** The sign of a list: `-`, `*` or `+`, of a numbered one `.` or `)`. */
export type ListSign = '-' | '*' | '+' | '.' | ')';

const allGfm = gfmToMarkdown().extensions ?? [];
/** An address that was typed is read as a link, as people expect: this sets no sign in front. */
const openGfm = allGfm.filter(({ unsafe }) => !unsafe?.some(({ character }) => character === '@'));

/**
 * A block as Markdown that is read again as the very same. Words stay as they were typed where nothing in them would be
 * taken for a sign; elsewhere such a sign gets a backslash.
 */
export function writeMarkdown(block: RootContent, sign?: ListSign): string {
  const all = new Set<Nodes>();
  visit(block, (node) => all.add(node));
  const ways = [
    () => written(block, sign, all),
    () => written(block, sign, unmistakable(block)),
    () => written(block, sign, new Set()),
  ];
  for (const way of ways) {
    const markdown = way();
    if (isRead(markdown, block)) return markdown;
  }
  return written(block, sign, new Set(), allGfm);
}

/** Whether Markdown is read as the block. A footnote’s number is one beside its note, which is another block. */
function isRead(markdown: string, block: RootContent): boolean {
  const notes: string[] = [];
  visit(block, (node) => {
    if (node.type === 'html') notes.push(...(node.value.match(/\[\^[^\]\s]+\]/gu) ?? []));
  });
  const read = readMarkdown([markdown, ...notes.map((note) => `${note}: note`)].join('\n\n')).children;
  return sameMarkdown([block], notes.length > 0 ? read.filter(({ type }) => type !== 'footnoteDefinition') : read);
}

/** The words that say the same without a backslash, paragraph by paragraph. */
function unmistakable(block: RootContent): Set<Nodes> {
  const found = new Set<Nodes>();
  visit(block, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return;
    const inside = new Set<Nodes>();
    visit(node, (one) => inside.add(one));
    if (isRead(written(node, undefined, inside), node)) for (const one of inside) found.add(one);
  });
  return found;
}

function written(
  block: RootContent,
  sign: ListSign | undefined,
  plain: ReadonlySet<Nodes>,
  extensions: readonly Options[] = openGfm,
): string {
  const options: Options = {
    bullet: sign === '*' || sign === '+' ? sign : '-',
    bulletOrdered: sign === ')' ? ')' : '.',
    listItemIndent: 'one',
    extensions: [...extensions],
    handlers: {
      // A task without words: no reader makes a box of it, ours does (readMarkdown).
      listItem: (node, parent, state, info) =>
        defaultHandlers.listItem(
          typeof node.checked === 'boolean' && node.children[0]?.type !== 'paragraph' ? boxed(node) : node,
          parent,
          state,
          info,
        ),
      text: (node, _, state, info) => (plain.has(node) ? node.value : state.safe(node.value, info)),
      link: Object.assign(
        (...[node, parent, state, info]: Parameters<typeof defaultHandlers.link>) =>
          (plain.has(node) ? bareAddress(node) : undefined) ?? defaultHandlers.link(node, parent, state, info),
        { peek: defaultHandlers.link.peek },
      ),
    },
  };
  return toMarkdown(block, options).replace(/\n$/u, '');
}

const boxed = (item: ListItem): ListItem => ({
  ...item,
  checked: null,
  children: [
    { type: 'paragraph', children: [{ type: 'html', value: item.checked ? '[x]' : '[ ]' }] },
    ...item.children,
  ],
});
