import type { BlockNode, Content, Device, EditorDocument, Theme } from './document';
import type { Styles } from './styles';

/** A block with all below it, as it is cut, copied and put in. */
export interface Branch {
  readonly top: string;
  readonly nodes: Readonly<Record<string, BlockNode>>;
}

export interface InsertEdit {
  readonly kind: 'insert';
  readonly branch: Branch;
  readonly parent: string;
  readonly index: number;
}
export interface RemoveEdit {
  readonly kind: 'remove';
  readonly id: string;
}
/** `index` is among the children of the new parent once the block has left its old place. */
export interface MoveEdit {
  readonly kind: 'move';
  readonly id: string;
  readonly parent: string;
  readonly index: number;
}
/** What is `undefined` in a patch is taken away. */
export interface ContentEdit {
  readonly kind: 'content';
  readonly id: string;
  readonly patch: Content;
}
export interface StylesEdit {
  readonly kind: 'styles';
  readonly id: string;
  readonly device: Device;
  readonly patch: Partial<Styles>;
}
export interface LockEdit {
  readonly kind: 'lock';
  readonly id: string;
  readonly locked: boolean;
}
export interface ThemeEdit {
  readonly kind: 'theme';
  readonly patch: Theme;
}

/** Everything that can happen to a document. */
export type Edit = InsertEdit | RemoveEdit | MoveEdit | ContentEdit | StylesEdit | LockEdit | ThemeEdit;

/** One kind of edit. Both are pure; `invert` is asked before the edit, and undoes it. */
export interface EditKind<E extends Edit> {
  apply(document: EditorDocument, edit: E): EditorDocument;
  invert(before: EditorDocument, edit: E): Edit;
}
