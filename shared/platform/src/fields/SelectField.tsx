import { useMemo } from 'react';
import { FormField } from '../ui/FormField';
import { lazyPart } from '../ui/lazyPart';
import { Arriving, WaitingInput } from './Arriving';
import type { FieldProps } from './FieldProps';
import { type Choice, finderOf } from './findRules';
import type { SelectControlProps } from './SelectControl';
import type { ControlProps } from './TypedBox';

// antd's select, fetched with the first page that shows one.
const LazySelect = lazyPart(async () => (await import('./SelectControl')).SelectControl);

/** From so many on, a list is searched instead of read. */
const manyOptions = 9;

interface SelectFieldCommon extends FieldProps {
  readonly options: readonly Choice[];
  readonly placeholder?: string;
  /** A box to search in; from nine options on when left out. */
  readonly search?: boolean;
  /** Offers "Create …" for a name that no option has; returns the value of the new one. */
  readonly create?: { readonly label: string; readonly onCreate: (name: string) => string | undefined };
}

interface OneOf {
  readonly several?: false;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface SeveralOf {
  readonly several: true;
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const findChoice = finderOf((choice: Choice) => choice);

/** One of a list, or `several` of it, found by typing. A value that is no longer offered stays, by its own name. */
export function SelectField(props: SelectFieldCommon & (OneOf | SeveralOf)) {
  const { options, create, search = options.length >= manyOptions || create !== undefined, placeholder } = props;
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const values = props.several ? props.value : props.value ? [props.value] : [];
  const give = (next: readonly string[]) => (props.several ? props.onChange(next) : props.onChange(next[0] ?? ''));
  return (
    <SelectControlField
      {...fieldOf(props)}
      chosen={values.map((value) => byValue.get(value) ?? { value, label: value })}
      several={props.several}
      find={(query) => findChoice(options, query)}
      clear={props.required === false}
      {...{ search, placeholder }}
      onChange={give}
      createWords={create?.label}
      onCreate={(name) => {
        const made = create?.onCreate(name);
        if (made) give(props.several ? [...values, made] : [made]);
      }}
    />
  );
}

/** What a field itself has of its properties. */
export const fieldOf = ({ label, help, error, required, disabled, hideLabel }: FieldProps): FieldProps => ({
  label,
  help,
  error,
  required,
  disabled,
  hideLabel,
});

/** A field around antd's select. */
export function SelectControlField(props: FieldProps & Omit<SelectControlProps, 'control'>) {
  const { label, help, error, required, disabled, hideLabel, ...select } = props;
  return (
    <FormField {...{ label, help, error, required, disabled, hideLabel }}>
      {(control) => <ChoiceControl control={control} {...select} />}
    </FormField>
  );
}

/** antd's select without a visible label: `aria-label` names it. */
export function ChoiceControl({ control, ...select }: SelectControlProps & { readonly control: ControlProps }) {
  const text = select.chosen.map(({ label }) => label).join(', ');
  return (
    <Arriving control={control} waiting={<WaitingInput control={control} text={text} />}>
      <LazySelect control={control} {...select} />
    </Arriving>
  );
}
