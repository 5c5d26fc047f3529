import type { EditorDocument } from './document';
import type { Edit, EditKind } from './edit';
import { contentEdit } from './edits/contentEdit';
import { insertEdit } from './edits/insertEdit';
import { lockEdit } from './edits/lockEdit';
import { moveEdit } from './edits/moveEdit';
import { removeEdit } from './edits/removeEdit';
import { stylesEdit } from './edits/stylesEdit';
import { themeEdit } from './edits/themeEdit';

const kinds: { readonly [K in Edit['kind']]: EditKind<Extract<Edit, { kind: K }>> } = {
  insert: insertEdit,
  remove: removeEdit,
  move: moveEdit,
  content: contentEdit,
  styles: stylesEdit,
  lock: lockEdit,
  theme: themeEdit,
};

// The dictionary is keyed by the kind of the very edit.
const kindOf = (edit: Edit) => kinds[edit.kind] as EditKind<Edit>;

export const applyEdit = (document: EditorDocument, edit: Edit): EditorDocument => kindOf(edit).apply(document, edit);

/** What undoes the edit on the document it is about to be made on. */
export const invertEdit = (before: EditorDocument, edit: Edit): Edit => kindOf(edit).invert(before, edit);

/** Makes several edits in order; what undoes them comes in the order in which it has to be made. */
export function applyAll(document: EditorDocument, edits: readonly Edit[]): { after: EditorDocument; inverse: Edit[] } {
  let after = document;
  const inverse: Edit[] = [];
  for (const edit of edits) {
    inverse.unshift(invertEdit(after, edit));
    after = applyEdit(after, edit);
  }
  return { after, inverse };
}
