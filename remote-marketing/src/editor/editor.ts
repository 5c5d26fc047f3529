import { useCallback, useSyncExternalStore } from 'react';
import type { BlockDictionary } from './blockKind';
import { type Device, type EditorDocument, mostBlocks } from './document';
import { outlineOf } from './documentRules';
import type { DropLine } from './dropRules';
import type { Branch, Edit } from './edit';
import type { BrandParts } from './fields';
import { type Edited, type EditHistory, edited, noHistory, redone, undone } from './history';

/** Blocks that were put by under a name. */
export interface SavedBranch {
  readonly id: string;
  readonly name: string;
  readonly branch: Branch;
}

/** What is being placed: a new block, saved blocks, or blocks of the page. */
export type Placing = { readonly label: string } & (
  | { readonly what: 'new'; readonly kind: string }
  | { readonly what: 'saved'; readonly branch: Branch }
  | { readonly what: 'move'; readonly ids: readonly string[] }
);

/** Where things can be dropped. */
export type DropSurface = 'canvas' | 'layers';

interface Drag {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly line: DropLine | undefined;
  readonly over: DropSurface | undefined;
}

export interface EditorState {
  readonly document: EditorDocument;
  readonly history: EditHistory;
  /** Ids of the selected blocks, the last one chosen last. No part of the history. */
  readonly selected: readonly string[];
  /** The screen that is shown, and that styles are set for. */
  readonly device: Device;
  /** 1 is life size; `fit` follows the room there is. */
  readonly zoom: number | 'fit';
  readonly grid: boolean;
  readonly placing?: Placing | undefined;
  /** What is being dragged: where the pointer is, and where it would go. */
  readonly drag?: Drag | undefined;
  /** What blocks take of the brand of the business. */
  readonly brand?: BrandParts | undefined;
}

/** An open document. Its state is immutable: a component reads the part it shows, and renders again when that part changes. */
export interface Editor {
  readonly blocks: BlockDictionary;
  readonly get: () => EditorState;
  readonly set: (patch: Partial<EditorState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells only what may concern one block: with a thousand of them a letter asks one, not all. */
  readonly subscribeBlock: (id: string, listener: () => void) => () => void;
}

/** Opens a document for editing. */
export function createEditor(document: EditorDocument, blocks: BlockDictionary): Editor {
  let state: EditorState = { document, history: noHistory, selected: [], device: 'desktop', zoom: 'fit', grid: false };
  const listeners = new Set<() => void>();
  const ofBlocks = new Map<string, Set<() => void>>();
  return {
    blocks,
    get: () => state,
    set(patch) {
      const before = state;
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
      if (state.document === before.document && state.selected === before.selected) return;
      const concerns = concerned(before, state);
      for (const [id, those] of ofBlocks) if (concerns(id)) for (const listener of those) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeBlock(id, listener) {
      const those = ofBlocks.get(id) ?? new Set();
      ofBlocks.set(id, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && ofBlocks.get(id) === those) ofBlocks.delete(id);
      };
    },
  };
}

/** Which blocks a change may concern: those that it touches, and all when blocks came, went, moved or were locked, or the theme changed. */
function concerned(before: EditorState, after: EditorState): (id: string) => boolean {
  const [one, other] = [before.document, after.document];
  if (one.theme !== other.theme || outlineOf(one) !== outlineOf(other)) return () => true;
  const chosen = new Set(before.selected === after.selected ? [] : [...before.selected, ...after.selected]);
  return (id) => one.nodes[id] !== other.nodes[id] || chosen.has(id);
}

/** A part of the state, in render. It must be the same value until it changes. */
export const useEditor = <T>(editor: Editor, read: (state: EditorState) => T): T =>
  useSyncExternalStore(editor.subscribe, () => read(editor.get()));

/** The same of what one block shows: it may read its own node, the theme, and whether it is selected or locked. */
export function useEditorBlock<T>(editor: Editor, id: string, read: (state: EditorState) => T): T {
  const subscribe = useCallback((listener: () => void) => editor.subscribeBlock(id, listener), [editor, id]);
  return useSyncExternalStore(subscribe, () => read(editor.get()));
}

interface ChangeOptions {
  /** Steps of the same group within a second become one. */
  readonly group?: string;
  readonly select?: readonly string[];
}

/** Makes the edits as one step. */
export function change(
  editor: Editor,
  label: string,
  edits: readonly Edit[],
  { group, select }: ChangeOptions = {},
): void {
  if (edits.length === 0) return;
  const next = edited(editor.get(), edits, { label, group, at: Date.now() });
  if (Object.keys(next.document.nodes).length > mostBlocks) {
    throw new Error(`Expected at most ${mostBlocks.toLocaleString('en-GB')} blocks.`);
  }
  place(editor, next, select);
}

function place(editor: Editor, { document, history }: Edited, select = editor.get().selected): void {
  const left = select.filter((id) => Object.hasOwn(document.nodes, id));
  // The same list while nothing went: what shows the selection need not look again after a letter.
  editor.set({ document, history, selected: left.length === select.length ? select : left });
}

/** Takes the last step back. Returns its name, for the announcement. */
export function undoEdit(editor: Editor): string | undefined {
  const before = undone(editor.get());
  if (before) place(editor, before);
  return before?.label;
}

/** Makes the last undone step again. */
export function redoEdit(editor: Editor): string | undefined {
  const after = redone(editor.get());
  if (after) place(editor, after);
  return after?.label;
}

/** Puts another document in place of this one, with nothing to undo: a restored version. */
export const replaceDocument = (editor: Editor, document: EditorDocument): void =>
  editor.set({ document, history: noHistory, selected: [], placing: undefined });
