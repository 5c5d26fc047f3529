import { notify } from '@steps/platform/ui';
import { useCallback, useEffect } from 'react';
import type { EditorDocument } from './document';
import type { DocumentRow, DocumentStore, VersionRow } from './documentStore';
import type { Editor } from './editor';
import { useAutosave } from './useAutosave';

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
