import { useDebouncedSave } from '@steps/platform';
import { useEffect, useRef } from 'react';
import type { EditorDocument } from './document';
import type { Editor } from './editor';

/** Keeps what is edited once editing rests, and at once when a field or the builder is left, the page hidden, or Ctrl+S pressed. */
export function useAutosave(editor: Editor, keepDocument: (document: EditorDocument) => void): void {
  const save = useRef(() => {});
  const saving = useDebouncedSave(() => save.current());
  useEffect(() => {
    let kept = editor.get().document;
    save.current = () => {
      const { document } = editor.get();
      if (document === kept) return;
      kept = document;
      keepDocument(document);
    };
    const unsubscribe = editor.subscribe(() => {
      if (editor.get().document !== kept) saving.schedule();
    });
    return () => {
      unsubscribe();
      saving.flush();
    };
  }, [editor, keepDocument, saving]);
}
