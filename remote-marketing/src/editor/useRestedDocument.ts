import { startTransition, useEffect, useState } from 'react';
import type { EditorDocument } from './document';
import { outlineOf } from './documentRules';
import { useOpenEditorOf } from './EditorContext';

/** ms after a letter. */
const rest = 250;

/**
 * The open document for what may come a moment later, such as checks and sizes: at once when blocks come, go or move, and when
 * typing rests. A letter is on the page before anybody looks what it changed.
 */
export function useRestedDocument(): EditorDocument {
  const editor = useOpenEditorOf();
  const [rested, setRested] = useState(() => editor.get().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let taken: EditorDocument;
    const take = () => {
      clearTimeout(timer);
      taken = editor.get().document;
      startTransition(() => setRested(taken));
    };
    take();
    const unsubscribe = editor.subscribe(() => {
      const { document } = editor.get();
      if (outlineOf(document) !== outlineOf(taken)) return take();
      clearTimeout(timer);
      if (document !== taken) timer = setTimeout(take, rest);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [editor]);
  return rested;
}
