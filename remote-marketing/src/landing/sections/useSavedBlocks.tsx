import { NameDialog } from '@steps/platform/fields';
import { notify } from '@steps/platform/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { SavedBlocks } from '../../editor/BlockLibrary';
import { undoNotice } from '../../studio/undoNotice';
import { deleteSection, renameSection, useSavedBranches } from './savedSection';

/** The saved sections for the library, with what can be done with each, and the dialog that asks for a name. */
export function useSavedBlocks(): { readonly saved: SavedBlocks; readonly dialog: ReactNode } {
  const list = useSavedBranches();
  const [renaming, setRenaming] = useState<string>();
  const section = list.find(({ id }) => id === renaming);
  // The same until a section changes: the library is not drawn again with every letter.
  const saved = useMemo<SavedBlocks>(
    () => ({
      list,
      menuOf: ({ id, name }) => [
        { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setRenaming(id) },
        {
          id: 'delete',
          label: 'Delete',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => {
            deleteSection(id);
            notify(undoNotice('Section deleted', name));
          },
        },
      ],
    }),
    [list],
  );
  return {
    saved,
    dialog: section && (
      <NameDialog
        title="Rename section"
        start={section.name}
        action="Rename"
        onName={(name) => {
          renameSection(section.id, name);
          notify(undoNotice('Section renamed', name.trim()));
        }}
        onClose={() => setRenaming(undefined)}
      />
    ),
  };
}
