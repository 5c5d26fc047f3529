import type { BlockNode, EditorDocument } from './document';

/** A block as a row of the document: how deep it is, and whether it is locked. */
export interface OutlineRow {
  readonly id: string;
  /** 1 for what the root holds. */
  readonly level: number;
  readonly locked: boolean;
}

/** What follows from where the blocks are, whatever they say. */
interface Shape {
  readonly parents: ReadonlyMap<string, string>;
  outline?: readonly OutlineRow[];
}

const shapes = new WeakMap<EditorDocument['nodes'], Shape>();

function shapeOf({ nodes }: EditorDocument): Shape {
  const known = shapes.get(nodes);
  if (known) return known;
  const parents = new Map<string, string>();
  for (const [id, node] of Object.entries(nodes)) for (const child of node.children) parents.set(child, id);
  const shape = { parents };
  shapes.set(nodes, shape);
  return shape;
}

/** Says that an edit left every block where it was: what was worked out for the document before holds for the one after. */
export function keepShape(before: EditorDocument, after: EditorDocument): void {
  const shape = shapes.get(before.nodes);
  if (shape) shapes.set(after.nodes, shape);
}

/** All blocks but the root, as one reads them. The same list until a block comes, goes, moves or is locked. */
export function outlineOf(document: EditorDocument): readonly OutlineRow[] {
  const shape = shapeOf(document);
  if (shape.outline) return shape.outline;
  const below = (id: string, level: number, locked: boolean): OutlineRow[] =>
    nodeOf(document, id).children.flatMap((child) => {
      const closed = locked || nodeOf(document, child).locked === true;
      return [{ id: child, level, locked: closed }, ...below(child, level + 1, closed)];
    });
  shape.outline = below(document.root, 1, false);
  return shape.outline;
}

/** The block, or an error that names it. */
export function nodeOf(document: EditorDocument, id: string): BlockNode {
  const node = Object.hasOwn(document.nodes, id) ? document.nodes[id] : undefined;
  if (!node) throw new Error(`Expected a block with the id ${id}, got none.`);
  return node;
}

export const parentOf = (document: EditorDocument, id: string): string | undefined => shapeOf(document).parents.get(id);

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

/** What is set on the block itself, for all screens; nothing when it is not there. */
export const ownStyles = (document: EditorDocument, id: string) => document.nodes[id]?.styles;

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

/** Texts of a block, and of the entries of its lists. */
export const textsOf = (content: unknown): string[] =>
  typeof content === 'string'
    ? [content]
    : typeof content === 'object' && content !== null
      ? Object.values(content).flatMap(textsOf)
      : [];
