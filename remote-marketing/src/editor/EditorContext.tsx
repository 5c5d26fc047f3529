import { createContext, type ReactNode, useContext } from 'react';
import { DragAndDrop } from './DragAndDrop';
import { type Editor, type EditorState, useEditor, useEditorBlock } from './editor';

const OpenEditor = createContext<Editor | undefined>(undefined);

/** What is inside edits this document, and can be dragged between canvas, library and layers. */
export const EditorContext = ({ value, children }: { readonly value: Editor; readonly children: ReactNode }) => (
  <OpenEditor value={value}>
    <DragAndDrop editor={value}>{children}</DragAndDrop>
  </OpenEditor>
);

/** The editor that the component is in. */
export function useOpenEditorOf(): Editor {
  const editor = useContext(OpenEditor);
  if (!editor) throw new Error('Expected to be inside of an EditorContext.');
  return editor;
}

/** A part of the state of the editor that the component is in. */
export const useEditing = <T,>(read: (state: EditorState) => T): T => useEditor(useOpenEditorOf(), read);

/** What one block shows of it: its node, the theme, whether it is selected or locked. */
export const useEditingBlock = <T,>(id: string, read: (state: EditorState) => T): T =>
  useEditorBlock(useOpenEditorOf(), id, read);
