import type { BlockNode, EditorDocument } from '../document';
import { keepShape } from '../documentRules';

/** The document with one block replaced. */
export function withNode(document: EditorDocument, id: string, node: BlockNode): EditorDocument {
  const next = { ...document, nodes: { ...document.nodes, [id]: node } };
  const before = document.nodes[id];
  if (before?.children === node.children && before.locked === node.locked) keepShape(document, next);
  return next;
}

/** The list with something put in at a place within it. */
export const insertedAt = (list: readonly string[], index: number, id: string): string[] => {
  const at = Math.max(0, Math.min(list.length, index));
  return [...list.slice(0, at), id, ...list.slice(at)];
};

/** The object with a patch; what is `undefined` in it is taken away. */
export const withPatch = <T>(whole: Readonly<Record<string, T>>, patch: Readonly<Record<string, T | undefined>>) =>
  // What is undefined was just left out.
  Object.fromEntries(Object.entries({ ...whole, ...patch }).filter(([, value]) => value !== undefined)) as Record<
    string,
    T
  >;

/** What brings back the keys that a patch is about to change. */
export const reversePatch = <T>(whole: Readonly<Record<string, T>>, patch: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, whole[key]]));
