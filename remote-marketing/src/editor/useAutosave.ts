import { useEffect, useState } from 'react';
import type { EditorDocument } from './document';
import type { Editor } from './editor';

/** ms after the last edit. */
const pause = 700;

/** Keeps what is edited, a moment after each edit and when the builder is left. Returns whether something waits to be kept. */
export function useAutosave(editor: Editor, keepDocument: (document: EditorDocument) => void): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    let kept = editor.get().document;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const { document } = editor.get();
      if (document === kept) return;
      kept = document;
      keepDocument(document);
      setWaiting(false);
    };
    const unsubscribe = editor.subscribe(() => {
      if (editor.get().document === kept) return;
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
      setWaiting(true);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [editor, keepDocument]);
  return waiting;
}
