import { useDebouncedSave } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { EditorDocument } from './document';
import type { DocumentRow, DocumentStore, VersionRow } from './documentStore';
import type { Editor } from './editor';

/** Keeps what is edited by itself, and shows what another tab wrote into it; both are told. */
export function useKeptDocument<Row extends DocumentRow, Version extends VersionRow>(
  store: DocumentStore<Row, Version>,
  row: Row,
  editor: Editor,
): void {
  const { noun } = store;
  const keep = useCallback(
    (document: EditorDocument) => {
      if (store.keep(row.id, document) === 'over another')
        notify({
          title: `The ${noun} was changed in another tab too`,
          description: `Your ${noun} is saved. The other one is kept under Versions.`,
        });
    },
    [store, noun, row.id],
  );
  useEffect(() => {
    const taken = store.takeFromElsewhere(row, editor);
    if (taken)
      notify({
        title: `The ${noun} was changed in another tab`,
        description: `Its latest state is shown here.${taken === 'apart' ? ' Yours is kept under Versions.' : ''}`,
      });
  }, [store, noun, row, editor]);
  useAutosave(editor, keep);
}

/** Keeps what is edited once editing rests, and at once when a field or the builder is left, the page hidden, or Ctrl+S pressed. */
function useAutosave(editor: Editor, keepDocument: (document: EditorDocument) => void): void {
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
