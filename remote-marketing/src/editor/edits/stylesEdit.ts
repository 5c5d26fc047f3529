import type { BlockNode, Device } from '../document';
import { nodeOf } from '../documentRules';
import type { EditKind, StylesEdit } from '../edit';
import { type Styles, withStyles } from '../styles';
import { reversePatch, withNode } from './nodes';

/** What is set for a screen itself, without what it takes from the desktop. */
const ownStyles = (node: BlockNode, device: Device): Styles =>
  device === 'desktop' ? node.styles : (node[device] ?? {});

export const stylesEdit: EditKind<StylesEdit> = {
  apply(document, { id, device, patch }) {
    const node = nodeOf(document, id);
    const styles = withStyles(ownStyles(node, device), patch);
    if (device === 'desktop') return withNode(document, id, { ...node, styles });
    const { [device]: _old, ...rest } = node;
    return withNode(document, id, Object.keys(styles).length > 0 ? { ...rest, [device]: styles } : rest);
  },
  invert: (before, { id, device, patch }) => ({
    kind: 'styles',
    id,
    device,
    patch: reversePatch(ownStyles(nodeOf(before, id), device), patch),
  }),
};
