import { lazyPart } from '@steps/platform/ui';
import { type Ref, Suspense } from 'react';
import { type FieldEditorProps, focusOnce } from './fieldEditorProps';

// A list is on the first screens, and the kit's fields are not: they are loaded when a day or a free text is edited.
export const LazyKitEditor = lazyPart(async () => (await import('./KitEditor')).KitEditor);

/** The control for a field: a choice, a day, a number, or text with suggestions from other records. */
export function FieldEditor<T>(props: FieldEditorProps<T>) {
  const { field, ...editor } = props;
  const { value, onChange, label, id, error, focused } = editor;
  const control = {
    id,
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    title: error,
    className: 's-input',
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ref: (focused ? focusOnce : undefined) as Ref<HTMLInputElement & HTMLSelectElement>,
  };
  const options = field.options?.() ?? [];
  if (field.kind === 'choice' && !field.free) {
    const known = options.some((option) => option.value === value);
    return (
      <select {...control}>
        {!known && <option value={value}>{value || 'Not set'}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'day' || field.free) {
    return (
      <Suspense fallback={<input {...control} readOnly aria-busy />}>
        <LazyKitEditor {...editor} suggestions={field.free ? options.map((option) => option.value) : undefined} />
      </Suspense>
    );
  }
  return (
    <input
      {...control}
      type="text"
      inputMode={field.kind === 'number' || field.kind === 'money' ? 'decimal' : undefined}
    />
  );
}
