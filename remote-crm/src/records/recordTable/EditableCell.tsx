import { Together } from '@steps/platform/ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useCellEditing } from './cellEditing';
import { FieldEditor } from './FieldEditor';
import { editText, type ListField, type ListRecord } from './listField';
import styles from './lists.module.css';

interface EditableCellProps<T> {
  readonly record: T;
  readonly name: string;
  readonly field: ListField<T>;
  readonly children: ReactNode;
}

/** A cell that is edited in place: a pencil on hover, or F2 on the row; Enter saves, Tab goes on, Esc cancels. */
export function EditableCell<T extends ListRecord>({ record, name, field, children }: EditableCellProps<T>) {
  const { cell, start } = useCellEditing();
  if (cell?.id === record.id && cell.field === field.id)
    return <CellEditor record={record} name={name} field={field} />;
  return (
    <>
      {children}
      {/* F2 does the same by keyboard: a pencil in each cell would mean hundreds of Tab stops. */}
      <button
        type="button"
        tabIndex={-1}
        className={styles.pencil}
        // Without a pointer that can hover, values are edited on the record's own page.
        data-hover
        aria-label={`Edit ${field.label.toLowerCase()} of ${name}`}
        onClick={() => start(record.id, field.id)}
      />
    </>
  );
}

function CellEditor<T extends ListRecord>({ record, name, field }: Omit<EditableCellProps<T>, 'children'>) {
  const { collection, save, cancel } = useCellEditing();
  const typing = Together.useTyping(collection, record.id, field.held ?? field.id);
  const [typed, setTyped] = useState(() => editText(field, record));
  const [error, setError] = useState<string>();
  // Removing the focused control from the page blurs it once more.
  const left = useRef(false);
  const finish = (then: 'leave' | 'next') => {
    const problem = save(record.id, field.id, typed, then);
    left.current = !problem;
    setError(problem);
  };
  const cancelEdit = () => {
    left.current = true;
    cancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape' && (event.key !== 'Tab' || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancelEdit();
    else finish(event.key === 'Tab' ? 'next' : 'leave');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the control inside
    <span
      className={styles.editing}
      {...typing}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        typing?.onBlur();
        // Pressing elsewhere saves, as in a spreadsheet; what cannot be saved is dropped rather than left open.
        if (left.current || event.currentTarget.contains(event.relatedTarget)) return;
        if (save(record.id, field.id, typed, 'leave')) cancelEdit();
      }}
    >
      <FieldEditor
        field={field}
        label={`${field.label} of ${name}`}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error}
        focused
      />
      {error && (
        <span className={styles.editingError} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
