import { useEffect, useState } from 'react';
import type { EditorDocument } from './document';
import type { Editor } from './editor';

/** ms after the last edit. */
const pause = 700;

/**
 * Keeps what is edited, a moment after each edit, when the builder is left, and when the page is about to go. Before it goes,
 * not only as it goes: what is written then may come too late, and the store asks who leaves while something is unwritten.
 * Returns whether something waits to be kept.
 */
export function useAutosave(editor: Editor, keepDocument: (document: EditorDocument) => void): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    let kept = editor.get().document;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      // Only while something waits, for the sake of the back-forward cache.
      window.removeEventListener('beforeunload', keep, true);
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
      window.addEventListener('beforeunload', keep, true);
      setWaiting(true);
    });
    // Captured, so that it is before the store writes what is left.
    window.addEventListener('pagehide', keep, true);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep, true);
      keep();
    };
  }, [editor, keepDocument]);
  return waiting;
}
