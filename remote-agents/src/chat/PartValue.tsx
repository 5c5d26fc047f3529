import type { FieldCondition, FieldWords } from '@steps/business/queries';
import { DateField, MoneyField, NumberField, SuggestField, TimeField } from '@steps/platform/fields';
import { clockText } from '../reading/sayQuery';

interface PartValueProps {
  readonly field: FieldWords | undefined;
  readonly value: FieldCondition['value'];
  readonly onChange: (value: FieldCondition['value']) => void;
}

/** What a field is compared with, in the field that suits its kind: an amount, a day, a time, a number or words. */
export function PartValue({ field, value, onChange }: PartValueProps) {
  const number = Number.isFinite(Number(value)) ? Number(value) : undefined;
  if (field?.kind === 'pounds') {
    return (
      <MoneyField
        label="Amount"
        required
        value={number === undefined ? undefined : Math.round(number * 100)}
        onChange={(pence) => onChange(pence === undefined ? undefined : pence / 100)}
      />
    );
  }
  if (field?.unit === 'clock') {
    return (
      <TimeField
        label="Time"
        required
        value={number === undefined ? '' : clockText(number).padStart(5, '0')}
        onChange={(time) => onChange(time ? Number(time.slice(0, 2)) + Number(time.slice(3)) / 60 : undefined)}
      />
    );
  }
  if (field?.kind === 'number') return <NumberField label="Number" required value={number} onChange={onChange} />;
  if (field?.kind === 'day' || field?.kind === 'moment')
    return (
      <DateField label="Day" required value={String(value ?? '')} onChange={(day) => onChange(day || undefined)} />
    );
  return (
    <SuggestField
      label="Value"
      value={String(value ?? '')}
      suggestions={field?.values.map((known) => known.value) ?? []}
      onChange={onChange}
    />
  );
}
