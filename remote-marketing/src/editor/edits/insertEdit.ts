import { nodeOf } from '../documentRules';
import type { EditKind, InsertEdit } from '../edit';
import { insertedAt } from './nodes';

export const insertEdit: EditKind<InsertEdit> = {
  apply(document, { branch, parent, index }) {
    const taken = Object.keys(branch.nodes).find((id) => Object.hasOwn(document.nodes, id));
    if (taken) throw new Error(`Expected blocks with ids of their own, but ${taken} is in the document.`);
    const into = nodeOf(document, parent);
    return {
      ...document,
      nodes: {
        ...document.nodes,
        ...branch.nodes,
        [parent]: { ...into, children: insertedAt(into.children, index, branch.top) },
      },
    };
  },
  invert: (_before, { branch }) => ({ kind: 'remove', id: branch.top }),
};
