import type { BlockDictionary } from './blockKind';
import type { BlockNode, EditorDocument } from './document';
import { branch as idsBelow, isWithin, nodeOf } from './documentRules';
import type { Branch } from './edit';
import { type BrandParts, brandContent } from './fields';

/** An id for a block: short, as hundreds of them are in a file. */
export const newBlockId = (): string =>
  `b${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')}${(ordinal++ % 1296).toString(36)}`;
let ordinal = 0;

/** A new block of a kind, with what it starts with, and what it takes of the brand. `undefined` for a kind that the editor does not know. */
export function newBranch(blocks: BlockDictionary, kind: string, brand?: BrandParts): Branch | undefined {
  const known = blocks.get(kind);
  if (!known) return undefined;
  const nodes: Record<string, BlockNode> = {};
  const add = (node: BlockNode) => {
    const id = newBlockId();
    nodes[id] = node;
    return id;
  };
  const start = known.start(add);
  const top = add(brand ? { ...start, content: { ...start.content, ...brandContent(known.fields, brand) } } : start);
  return { top, nodes };
}

/** A block with all below it, cut out of its document. */
export const branchOf = (document: EditorDocument, id: string): Branch => ({
  top: id,
  nodes: Object.fromEntries(idsBelow(document, id).map((at) => [at, nodeOf(document, at)])),
});

/** The same with ids of its own. A copy of a locked part is not locked. */
export function copied({ top, nodes }: Branch): Branch {
  const ids = new Map(Object.keys(nodes).map((id) => [id, newBlockId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    top: idOf(top),
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([id, { locked: _locked, ...node }]) => [
        idOf(id),
        { ...node, children: node.children.map(idOf) },
      ]),
    ),
  };
}

/** Whether blocks of these kinds may be put into a block. */
export function mayHold(
  document: EditorDocument,
  blocks: BlockDictionary,
  parent: string,
  kinds: readonly string[],
): boolean {
  const { kind } = nodeOf(document, parent);
  const holds = parent === document.root ? isBlock : blocks.get(kind)?.holds;
  return holds !== undefined && kinds.every((one) => holds(one));
}

/** A column only lives in columns. */
const isBlock = (kind: string) => kind !== 'column' && kind !== 'page';

/** Whether these blocks of the document may move into another. */
export const mayMove = (
  document: EditorDocument,
  blocks: BlockDictionary,
  ids: readonly string[],
  parent: string,
): boolean =>
  ids.every((id) => !isWithin(document, parent, id) && mayLeave(document, id, parent)) &&
  mayHold(
    document,
    blocks,
    parent,
    ids.map((id) => nodeOf(document, id).kind),
  );

/** A column stays in its columns, whose number says how many there are. */
const mayLeave = (document: EditorDocument, id: string, parent: string) =>
  nodeOf(document, id).kind !== 'column' || nodeOf(document, parent).children.includes(id);

/** A place for blocks: before the child with that index. */
export interface Place {
  readonly parent: string;
  readonly index: number;
}

/** Every place where blocks of these kinds fit, as one reads them. Nothing goes into a locked part. */
export function placesFor(
  document: EditorDocument,
  blocks: BlockDictionary,
  kinds: readonly string[],
  moving: readonly string[] = [],
): Place[] {
  const found: Place[] = [];
  const look = (parent: string, locked: boolean) => {
    const { children, locked: own } = nodeOf(document, parent);
    const shut = locked || own === true;
    const fits =
      !shut && mayHold(document, blocks, parent, kinds) && moving.every((id) => mayLeave(document, id, parent));
    children.forEach((child, index) => {
      if (fits) found.push({ parent, index });
      if (!moving.includes(child)) look(child, shut);
    });
    if (fits) found.push({ parent, index: children.length });
  };
  look(document.root, false);
  return found;
}
