import { NameDialog } from '@steps/platform/fields';
import { notify } from '@steps/platform/ui';
import { undoNotice } from '../studio/undoNotice';
import { titleOf } from './documentKind';
import type { DocumentRow, DocumentStore, VersionRow } from './documentStore';

interface RenameDialogProps<Row extends DocumentRow, Version extends VersionRow> {
  readonly store: DocumentStore<Row, Version>;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Another name for a document. */
export const RenameDialog = <Row extends DocumentRow, Version extends VersionRow>({
  store,
  row,
  onClose,
}: RenameDialogProps<Row, Version>) => (
  <NameDialog
    title={`Rename ${store.noun}`}
    start={row.name}
    action="Rename"
    onName={(name) => {
      store.rename(row.id, name);
      notify(undoNotice(`${titleOf(store.noun)} renamed`, name.trim()));
    }}
    onClose={onClose}
  />
);
