import { useMemo } from 'react';
import type { FieldProps } from './FieldProps';
import { type Choice, finderOf } from './findRules';
import { ChoiceControl, fieldOf, SelectControlField } from './SelectField';
import type { ControlProps } from './TypedBox';

export interface RecordPickerProps<T extends { readonly id: string }> extends FieldProps {
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  /** All that can be chosen; 100,000 are no matter. */
  readonly records: readonly T[];
  /** Name and second line of a record, both searched. A function of the module, not of the render. */
  readonly describe: (record: T) => Omit<Choice, 'value'>;
  /** Offers "Create contact “Ada”" for a new name; returns the id of what was made. */
  readonly create?: { readonly label: string; readonly onCreate: (name: string) => string | undefined } | undefined;
  readonly placeholder?: string;
}

/** One record, chosen by name and known by its id: two people of one name stay two. */
export function RecordPicker<T extends { readonly id: string }>(
  props: RecordPickerProps<T> & { readonly avatar?: boolean },
) {
  const { value, onChange, records, describe, create, avatar, placeholder } = props;
  const find = useMemo(() => finderOf((record: T) => ({ value: record.id, ...describe(record) })), [describe]);
  const chosen = useMemo(() => (value ? records.find(({ id }) => id === value) : undefined), [records, value]);
  return (
    <SelectControlField
      {...fieldOf(props)}
      chosen={chosen ? [{ value: chosen.id, ...describe(chosen) }] : []}
      find={(query) => find(records, query)}
      clear={props.required !== true}
      {...{ avatar, placeholder }}
      onChange={([id]) => onChange(id)}
      createWords={create?.label}
      onCreate={(name) => {
        const id = create?.onCreate(name);
        if (id) onChange(id);
      }}
    />
  );
}

/** As `RecordPicker`, for people: with their initials. */
export function PersonPicker<T extends { readonly id: string }>(props: RecordPickerProps<T>) {
  return <RecordPicker avatar {...props} />;
}

RecordPicker.Input = RecordInput;

/** A record without a visible label: `aria-label` names it. */
function RecordInput<T extends { readonly id: string }>(
  props: Pick<RecordPickerProps<T>, 'value' | 'onChange' | 'records' | 'describe'> & {
    readonly control: ControlProps;
    readonly avatar?: boolean | undefined;
  },
) {
  const { control, value, onChange, records, describe, avatar } = props;
  const find = useMemo(() => finderOf((record: T) => ({ value: record.id, ...describe(record) })), [describe]);
  const chosen = useMemo(() => (value ? records.find(({ id }) => id === value) : undefined), [records, value]);
  return (
    <ChoiceControl
      control={control}
      chosen={chosen ? [{ value: chosen.id, ...describe(chosen) }] : []}
      find={(query) => find(records, query)}
      clear
      avatar={avatar}
      onChange={([id]) => onChange(id)}
    />
  );
}
