import type { EditKind, ThemeEdit } from '../edit';
import { reversePatch, withPatch } from './nodes';

export const themeEdit: EditKind<ThemeEdit> = {
  apply: (document, { patch }) => ({ ...document, theme: withPatch(document.theme, patch) }),
  invert: (before, { patch }) => ({ kind: 'theme', patch: reversePatch(before.theme, patch) as ThemeEdit['patch'] }),
};
