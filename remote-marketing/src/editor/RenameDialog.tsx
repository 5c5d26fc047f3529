import { notify } from '@steps/shared/ui';
import { NameDialog } from '../studio/NameDialog';
import { undoNotice } from '../studio/undoNotice';

interface RenameDialogProps {
  /** What is renamed: page, email. */
  readonly what: string;
  readonly name: string;
  /** `RuleError` for a name that cannot be. */
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Another name for a document. */
export const RenameDialog = ({ what, name: before, onRename, onClose }: RenameDialogProps) => (
  <NameDialog
    title={`Rename ${what}`}
    start={before}
    action="Rename"
    onName={(name) => {
      onRename(name);
      notify(undoNotice(`${what.charAt(0).toUpperCase()}${what.slice(1)} renamed`, name.trim()));
    }}
    onClose={onClose}
  />
);
