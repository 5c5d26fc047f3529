import { DateField, SuggestField } from '@steps/platform/fields';
import { useId, useLayoutEffect } from 'react';
import { type FieldEditorProps, focusOnce } from './fieldEditorProps';

interface KitEditorProps extends Omit<FieldEditorProps<never>, 'field'> {
  /** Suggestions from other records; absent for a day. */
  readonly suggestions?: readonly string[] | undefined;
}

/** A day, or a text with suggestions from other records. */
export function KitEditor({ suggestions, value, onChange, label, id: given, error, focused }: KitEditorProps) {
  const own = useId();
  const id = given ?? own;
  const control = { id, 'aria-label': label, 'aria-invalid': error ? (true as const) : undefined };
  useLayoutEffect(() => {
    if (focused) focusOnce(document.getElementById(id));
  }, [focused, id]);
  if (!suggestions) return <DateField.Input control={control} value={value} onChange={onChange} />;
  return <SuggestField.Input control={control} suggestions={suggestions} value={value} onChange={onChange} />;
}
