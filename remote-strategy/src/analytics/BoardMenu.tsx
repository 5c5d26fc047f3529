import { useMay } from '@steps/business';
import { undo } from '@steps/platform';
import { NameDialog } from '@steps/platform/fields';
import { Menu, type MenuItem, notify } from '@steps/platform/ui';
import { LayoutDashboard, LayoutTemplate, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Board } from './board';
import { addBoard, deleteBoard, renameBoard } from './boardState';
import { boardTemplates } from './templates';

interface BoardMenuProps {
  readonly boards: readonly Board[];
  readonly board: Board;
  readonly onOpen: (id: string) => void;
}

/** Chooses a board, adds one, renames and deletes. */
export function BoardMenu({ boards, board, onOpen }: BoardMenuProps) {
  const may = useMay();
  const [renaming, setRenaming] = useState(false);
  const remove = () => {
    deleteBoard(board.id);
    notify({ title: 'Board deleted', description: board.name, action: { label: 'Undo', onClick: () => void undo() } });
  };
  const items: readonly MenuItem[] = [
    ...boards.map(({ id, name }) => ({
      id,
      label: name,
      icon: LayoutDashboard,
      checked: id === board.id,
      onSelect: () => onOpen(id),
    })),
    ...(may('add', 'analytics') ? boardTemplates : []).map((template, at) => ({
      id: `from-${template.id}`,
      label: `New from ${template.name}`,
      detail: template.purpose,
      icon: LayoutTemplate,
      separated: at === 0,
      onSelect: () => onOpen(addBoard(template.name, template).id),
    })),
    ...(may('add', 'analytics')
      ? [{ id: 'empty', label: 'New empty board', icon: Plus, onSelect: () => onOpen(addBoard('New board').id) }]
      : []),
    ...(may('change', 'analytics')
      ? [{ id: 'rename', label: 'Rename', icon: PencilLine, separated: true, onSelect: () => setRenaming(true) }]
      : []),
    ...(may('delete', 'analytics')
      ? [
          {
            id: 'delete',
            label: 'Delete',
            icon: Trash2,
            tone: 'danger' as const,
            // The board that is shown while there is none cannot be deleted.
            disabled: board.createdAt === '',
            onSelect: remove,
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label={`Boards: ${board.name}`} trigger={board.name} items={items} align="end" />
      {renaming && (
        <NameDialog
          title="Rename board"
          start={board.name}
          action="Rename"
          onName={(name) => renameBoard(board.id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
