import { nodeOf } from '../documentRules';
import type { EditKind, LockEdit } from '../edit';
import { withNode } from './nodes';

export const lockEdit: EditKind<LockEdit> = {
  apply(document, { id, locked }) {
    const { locked: _old, ...rest } = nodeOf(document, id);
    return withNode(document, id, locked ? { ...rest, locked: true } : rest);
  },
  invert: (before, { id }) => ({ kind: 'lock', id, locked: nodeOf(before, id).locked === true }),
};
