import { nodeOf } from '../documentRules';
import type { ContentEdit, EditKind } from '../edit';
import { reversePatch, withNode, withPatch } from './nodes';

export const contentEdit: EditKind<ContentEdit> = {
  apply(document, { id, patch }) {
    const node = nodeOf(document, id);
    return withNode(document, id, { ...node, content: withPatch(node.content, patch) });
  },
  invert: (before, { id, patch }) => ({ kind: 'content', id, patch: reversePatch(nodeOf(before, id).content, patch) }),
};
