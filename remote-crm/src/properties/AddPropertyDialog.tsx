import { companies, contacts } from '@steps/business';
import { DateField } from '@steps/platform/fields';
import { ChoiceField, optionsOf, TextArea, TextField } from '@steps/platform/ui';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import type { PropertyKind } from './property';
import { choicesFrom, longestPropertyName, propertyKindLabels } from './propertyRules';
import { createFilledProperty, createProperty, type PageNoun } from './propertyState';

interface AddPropertyDialogProps {
  readonly noun: PageNoun;
  /** The record whose page it was opened from: the new property can be filled in for it at once. */
  readonly recordId?: string;
  readonly onClose: () => void;
}

/** Defines a custom property, and fills it in for one record. */
export function AddPropertyDialog({ noun, recordId, onClose }: AddPropertyDialogProps) {
  const start = { name: '', kind: 'text' as PropertyKind, choices: '', value: '' };
  const { typed, foundFrom, change, forget } = useFormDraft(`property:${recordId ?? noun}`, start);
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    clearError();
  };
  const choices = choicesFrom(typed.choices);
  const record = recordId ? (noun === 'contact' ? contacts : companies).get(recordId) : undefined;
  const { error, clearError, submit } = useSubmit(() => {
    if (recordId) createFilledProperty({ noun, id: recordId }, { ...typed, choices }, typed.value);
    else createProperty(noun, typed.name, typed.kind, choices);
    notifyStep(`Property ${typed.name.trim()} added`);
    forget();
    onClose();
  }, 'The property could not be added. Please try again.');
  return (
    <FormDialog
      title="Add Custom Property"
      action="Add property"
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <TextField
        label="Name"
        value={typed.name}
        maxLength={longestPropertyName}
        onChange={(name) => set({ name })}
        autoComplete="off"
        help={`Every ${noun} gets it.`}
      />
      <ChoiceField
        label="Kind"
        value={typed.kind}
        options={optionsOf(propertyKindLabels)}
        onChange={(kind) => set({ kind, value: '' })}
      />
      {typed.kind === 'choice' && (
        <div className={styles.wide}>
          <ChoicesField value={typed.choices} onChange={(lines) => set({ choices: lines })} />
        </div>
      )}
      {record && (
        <ValueField
          label={`Value for ${record.name}`}
          kind={typed.kind}
          choices={choices}
          value={typed.value}
          onChange={(value) => set({ value })}
        />
      )}
    </FormDialog>
  );
}

interface ChoicesFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The choices of a property, one a line. */
export const ChoicesField = ({ value, onChange }: ChoicesFieldProps) => (
  <TextArea label="Choices" help="One on each line." rows={4} value={value} onChange={onChange} />
);

interface ValueFieldProps {
  readonly label: string;
  readonly kind: PropertyKind;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ label, kind, choices, value, onChange }: ValueFieldProps) {
  if (kind === 'choice' || kind === 'yes-no') {
    const options = ['', ...(kind === 'choice' ? choices : ['Yes', 'No'])];
    return (
      <ChoiceField
        label={label}
        value={value}
        options={options.map((option) => ({ value: option, label: option || 'Not set' }))}
        onChange={onChange}
      />
    );
  }
  if (kind === 'date') return <DateField label={label} required={false} value={value} onChange={onChange} />;
  return (
    <TextField
      label={label}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      required={false}
      value={value}
      onChange={onChange}
      autoComplete="off"
    />
  );
}
