import { debouncedSave } from '@steps/shared';
import { useEffect } from 'react';
import type { EditorDocument } from './document';
import type { Editor } from './editor';

/** Keeps what is edited once editing rests, and at once when a field or the builder is left, the page hidden, or Ctrl+S pressed. */
export function useAutosave(editor: Editor, keepDocument: (document: EditorDocument) => void): void {
  useEffect(() => {
    let kept = editor.get().document;
    const saving = debouncedSave(() => {
      const { document } = editor.get();
      if (document === kept) return;
      kept = document;
      keepDocument(document);
    });
    const unsubscribe = editor.subscribe(() => {
      if (editor.get().document !== kept) saving.schedule();
    });
    return () => {
      unsubscribe();
      saving.flush();
    };
  }, [editor, keepDocument]);
}
