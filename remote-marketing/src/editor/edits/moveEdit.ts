import { isWithin, nodeOf, placeOf } from '../documentRules';
import type { EditKind, MoveEdit } from '../edit';
import { insertedAt, withNode } from './nodes';

export const moveEdit: EditKind<MoveEdit> = {
  apply(document, { id, parent, index }) {
    if (isWithin(document, parent, id)) throw new Error(`Expected a place outside of ${id}, got one within it.`);
    const from = placeOf(document, id).parent;
    const old = nodeOf(document, from);
    const without = withNode(document, from, { ...old, children: old.children.filter((at) => at !== id) });
    const into = nodeOf(without, parent);
    return withNode(without, parent, { ...into, children: insertedAt(into.children, index, id) });
  },
  invert: (before, { id }) => ({ kind: 'move', id, ...placeOf(before, id) }),
};
