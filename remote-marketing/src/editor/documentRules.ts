import type { BlockNode, EditorDocument } from './document';

const parents = new WeakMap<EditorDocument['nodes'], ReadonlyMap<string, string>>();

function parentsOf({ nodes }: EditorDocument): ReadonlyMap<string, string> {
  const known = parents.get(nodes);
  if (known) return known;
  const found = new Map<string, string>();
  for (const [id, node] of Object.entries(nodes)) for (const child of node.children) found.set(child, id);
  parents.set(nodes, found);
  return found;
}

/** The block, or an error that names it. */
export function nodeOf(document: EditorDocument, id: string): BlockNode {
  const node = Object.hasOwn(document.nodes, id) ? document.nodes[id] : undefined;
  if (!node) throw new Error(`Expected a block with the id ${id}, got none.`);
  return node;
}

export const parentOf = (document: EditorDocument, id: string): string | undefined => parentsOf(document).get(id);

/** Where a block is among its parent's children. */
export function placeOf(document: EditorDocument, id: string): { parent: string; index: number } {
  const parent = parentOf(document, id);
  if (parent === undefined) throw new Error(`Expected a block with a parent, got ${id}.`);
  return { parent, index: nodeOf(document, parent).children.indexOf(id) };
}

/** The block and all below it, top down, as one reads them. */
export function branch(document: EditorDocument, id: string): string[] {
  const below = (at: string): string[] => [at, ...nodeOf(document, at).children.flatMap(below)];
  return below(id);
}

/** All blocks but the root, as one reads them. */
export const reading = (document: EditorDocument): string[] => branch(document, document.root).slice(1);

/** Whether `id` is `above` or somewhere below it. */
export function isWithin(document: EditorDocument, id: string, above: string): boolean {
  for (let at: string | undefined = id; at !== undefined; at = parentOf(document, at)) if (at === above) return true;
  return false;
}

/** The blocks from the root down to this one, without the root. */
export function trail(document: EditorDocument, id: string): string[] {
  const up: string[] = [];
  for (let at: string | undefined = id; at !== undefined && at !== document.root; at = parentOf(document, at))
    up.unshift(at);
  return up;
}

/** Those of the blocks that are not below another of them, as one reads them. */
export function topmost(document: EditorDocument, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  return reading(document).filter((id) => {
    if (!chosen.has(id)) return false;
    return !trail(document, id)
      .slice(0, -1)
      .some((above) => chosen.has(above));
  });
}

/** Whether the block, or one above it, is locked. */
export const isLocked = (document: EditorDocument, id: string): boolean =>
  trail(document, id).some((at) => nodeOf(document, at).locked);

/** Whether the block, or one below it, is locked: it cannot be deleted. */
export const holdsLocked = (document: EditorDocument, id: string): boolean =>
  branch(document, id).some((at) => nodeOf(document, at).locked);

/** What is wrong with a document: none for a sound one. An edit never leaves any. */
export function documentProblems(document: EditorDocument): string[] {
  const { nodes, root } = document;
  if (!Object.hasOwn(nodes, root)) return [`There is no block with the id of the root, ${root}.`];
  const seen = new Map<string, number>();
  const problems: string[] = [];
  const open = [root];
  while (open.length > 0) {
    const id = open.pop() ?? '';
    seen.set(id, (seen.get(id) ?? 0) + 1);
    if ((seen.get(id) ?? 0) > 1) {
      problems.push(`${id} is in the document more than once.`);
      continue;
    }
    for (const child of nodes[id]?.children ?? []) {
      if (Object.hasOwn(nodes, child)) open.push(child);
      else problems.push(`${id} names ${child}, which is missing.`);
    }
  }
  for (const id of Object.keys(nodes)) if (!seen.has(id)) problems.push(`${id} hangs nowhere.`);
  return problems;
}
