import { branch, nodeOf, placeOf } from '../documentRules';
import type { EditKind, RemoveEdit } from '../edit';

export const removeEdit: EditKind<RemoveEdit> = {
  apply(document, { id }) {
    const { parent } = placeOf(document, id);
    const gone = new Set(branch(document, id));
    const from = nodeOf(document, parent);
    const left = Object.fromEntries(Object.entries(document.nodes).filter(([at]) => !gone.has(at)));
    return {
      ...document,
      nodes: { ...left, [parent]: { ...from, children: from.children.filter((at) => at !== id) } },
    };
  },
  invert(before, { id }) {
    const nodes = Object.fromEntries(branch(before, id).map((at) => [at, nodeOf(before, at)]));
    return { kind: 'insert', branch: { top: id, nodes }, ...placeOf(before, id) };
  },
};
