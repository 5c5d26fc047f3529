import type { ComponentProps } from 'react';
import { FormField } from './FormField';
import type { FieldWords } from './TextField';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface ChoiceFieldProps<Value extends string>
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id' | 'children' | 'className' | keyof FieldWords> {
  readonly value: Value;
  /** In their order; a bare value is its own label. */
  readonly options: readonly (Value | Option<Value>)[];
  readonly onChange: (value: Value) => void;
}

/** One of a short list, chosen in the browser's own select; a long list is searched in `SelectField` of the fields. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, help, error, required, disabled, hideLabel, value, options, onChange, ...select } = props;
  return (
    <FormField {...{ label, help, error, required, disabled, hideLabel }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className="s-input"
          value={value}
          // The options are exactly the values.
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map(optionOf).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

const optionOf = <Value extends string>(option: Value | Option<Value>): Option<Value> =>
  typeof option === 'string' ? { value: option, label: option } : option;

/** Options of a record of labels, in its order. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
