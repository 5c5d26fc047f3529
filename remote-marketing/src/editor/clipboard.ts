import type { BlockDictionary } from './blockKind';
import { branchOf, copied } from './branchRules';
import type { EditorDocument } from './document';
import { topmost } from './documentRules';
import type { Branch } from './edit';
import { readDocument } from './readDocument';

const mark = 'steps-blocks';

/** Blocks as text for the clipboard: they can be pasted into another page, in another tab too. */
export function blocksText(document: EditorDocument, ids: readonly string[]): string {
  const branches = topmost(document, ids).map((id) => branchOf(document, id));
  const nodes = Object.assign({}, ...branches.map((one) => one.nodes));
  const page = { kind: 'page', content: {}, styles: {}, children: branches.map(({ top }) => top) };
  return JSON.stringify({ [mark]: 1, root: 'clipboard', nodes: { ...nodes, clipboard: page }, theme: {} });
}

/** Blocks out of a text of the clipboard, with ids of their own; none when it is some other text. */
export function blocksFrom(text: string, blocks: BlockDictionary): Branch[] {
  if (!text.includes(mark)) return [];
  try {
    const { document } = readDocument(JSON.parse(text), blocks);
    return (document.nodes[document.root]?.children ?? []).map((id) => copied(branchOf(document, id)));
  } catch {
    // Other programs may write what they like to the clipboard: it is no block, and no fault.
    return [];
  }
}

/** Kinds of blocks that an editor does not know, each once: they come from another kind of document. */
export const foreignKinds = (branches: readonly Branch[], blocks: BlockDictionary): string[] => [
  ...new Set(
    branches.flatMap(({ nodes }) => Object.values(nodes).map(({ kind }) => kind)).filter((kind) => !blocks.has(kind)),
  ),
];
