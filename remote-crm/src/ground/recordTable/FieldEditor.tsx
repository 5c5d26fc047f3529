import { lazyPart } from '@steps/shared/ui';
import { type Ref, Suspense } from 'react';
import type { ListField } from './listField';

// A list is on the first screens, and the fields of the kit are not: they come when a day or a free text is edited.
export const LazyKitEditor = lazyPart(async () => (await import('./KitEditor')).KitEditor);

export interface FieldEditorProps<T> {
  readonly field: ListField<T>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Read aloud where no visible label names the control. */
  readonly label?: string;
  readonly id?: string;
  readonly error?: string | undefined;
  /** Takes the focus when it is there. */
  readonly focused?: boolean;
}

/** The control that fits a field: a choice, a day, a number, or text with what others have as suggestions. */
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

/** An effect of a reference: the control gets the focus as soon as it is there. */
export const focusOnce = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.select();
};
