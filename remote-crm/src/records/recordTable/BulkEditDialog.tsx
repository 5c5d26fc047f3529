import { ChoiceField, FormField } from '@steps/platform/ui';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import { useSubmit } from '../forms/useSubmit';
import { FieldEditor } from './FieldEditor';
import type { ListField } from './listField';

interface BulkEditDialogProps<T> {
  /** "12 contacts". */
  readonly subject: string;
  readonly fields: readonly ListField<T>[];
  /** Checks and starts the change; throws `RuleError` if it is not possible. */
  readonly onApply: (field: ListField<T>, typed: string) => void;
  readonly onClose: () => void;
}

/** Sets one field of many records. */
export function BulkEditDialog<T>({ subject, fields, onApply, onClose }: BulkEditDialogProps<T>) {
  const editable = fields.filter((field) => field.patch && field !== fields[0]);
  const [field, setField] = useState(editable[0]);
  const [typed, setTyped] = useState('');
  const { error, clearError, submit } = useSubmit(() => {
    if (field) onApply(field, typed);
    onClose();
  }, 'Nothing was changed. Please try again.');
  if (!field) return null;
  return (
    <FormDialog
      title={`Edit ${subject}`}
      action={`Change ${subject}`}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField
        label="Field"
        value={field.id}
        onChange={(value) => {
          setField(editable.find(({ id }) => id === value));
          setTyped('');
          clearError();
        }}
        options={editable.map(({ id, label }) => ({ value: id, label }))}
      />
      <FormField label="New value" help={typed === '' ? 'Left empty, the field is cleared in all of them.' : undefined}>
        {(control) => <FieldEditor key={field.id} id={control.id} field={field} value={typed} onChange={setTyped} />}
      </FormField>
    </FormDialog>
  );
}
