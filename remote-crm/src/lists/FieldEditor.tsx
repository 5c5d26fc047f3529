import { type Ref, useId } from 'react';
import type { ListField } from './listField';

interface FieldEditorProps<T> {
  readonly field: ListField<T>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Read aloud where no visible label names the control. */
  readonly label?: string;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement | HTMLSelectElement>;
}

/** The control that fits a field: a choice, a day, a number, or text with what others have as suggestions. */
export function FieldEditor<T>({ field, value, onChange, label, id, error, ref }: FieldEditorProps<T>) {
  const list = useId();
  const control = {
    id,
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    title: error,
    className: 's-input',
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const options = field.options?.() ?? [];
  if (field.kind === 'choice' && !field.free) {
    const known = options.some((option) => option.value === value);
    return (
      <select {...control} ref={ref as Ref<HTMLSelectElement>}>
        {!known && <option value={value}>{value || 'Not set'}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        {...control}
        ref={ref as Ref<HTMLInputElement>}
        type={field.kind === 'day' ? 'date' : 'text'}
        inputMode={field.kind === 'number' || field.kind === 'money' ? 'decimal' : undefined}
        list={field.free ? list : undefined}
      />
      {field.free && (
        <datalist id={list}>
          {options.slice(0, 50).map((option) => (
            <option key={option.value} value={option.value} />
          ))}
        </datalist>
      )}
    </>
  );
}
