import { failureText } from '@steps/platform/ui';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import type { CellEditing } from './cellEditing';
import { editText, type ListField, type ListRecord } from './listField';

interface CellEditsOptions<T> {
  readonly collection: string | undefined;
  readonly rows: readonly T[];
  readonly fields: readonly ListField<T>[];
  /** Ids of the columns, in their order. */
  readonly columns: readonly string[];
  /** Saves one value; throws `RuleError`. */
  readonly onEdit: ((record: T, field: ListField<T>, typed: string) => void) | undefined;
  /** Props for the element around the list. */
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Editing in the cells of a list: which cell is open, and F2 on the active row, or on its cell that the keys have reached.
 */
export function useCellEdits<T extends ListRecord>(options: CellEditsOptions<T>) {
  const { collection, rows, fields, columns, onEdit, frame } = options;
  const [cell, setCell] = useState<CellEditing['cell']>();
  const editing = useMemo((): CellEditing => {
    const field = (id: string) => fields.find((one) => one.id === id);
    const leave = () => {
      setCell(undefined);
      frame.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
    };
    return {
      collection,
      cell,
      start: (id, fieldId) => setCell({ id, field: fieldId }),
      cancel: leave,
      save(id, fieldId, typed, then) {
        const record = rows.find((row) => row.id === id);
        const edited = field(fieldId);
        try {
          if (record && edited && typed !== editText(edited, record)) onEdit?.(record, edited, typed);
        } catch (error) {
          return failureText(error, 'This could not be saved. Please try again.');
        }
        const rest = columns.slice(columns.indexOf(fieldId) + 1);
        const next = then === 'next' ? rest.find((one) => field(one)?.patch) : undefined;
        if (next) setCell({ id, field: next });
        else leave();
        return undefined;
      },
    };
  }, [collection, cell, rows, fields, columns, onEdit, frame]);

  const onKeyDown = (event: KeyboardEvent) => {
    const grid = event.target;
    if (event.key !== 'F2' || !onEdit || !(grid instanceof HTMLElement) || grid.role !== 'grid') return;
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    const activeRow = active?.closest('[role=row]');
    // The first row of the grid is its head, and rows are counted from 1.
    const row = rows[Number(activeRow?.getAttribute('aria-rowindex')) - 2];
    const isEdited = (id: string) => fields.find((one) => one.id === id)?.patch !== undefined;
    const reached = active?.dataset.column;
    const wanted = reached === undefined || !isEdited(reached) ? columns.find(isEdited) : reached;
    if (!row || !wanted) return;
    event.preventDefault();
    setCell({ id: row.id, field: wanted });
  };
  return { editing, onKeyDown };
}
