import { createContext, useContext } from 'react';
import { type Editor, type EditorState, useEditor } from './editor';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor that the component is in. */
export function useOpenEditorOf(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Expected to be inside of an EditorContext.');
  return editor;
}

/** A part of the state of the editor that the component is in. */
export const useEditing = <T>(read: (state: EditorState) => T): T => useEditor(useOpenEditorOf(), read);
