import { FormField } from '../ui/FormField';
import { lazyPart } from '../ui/lazyPart';
import { Arriving } from './Arriving';
import type { FieldProps } from './FieldProps';
import type { SuggestControlProps } from './SuggestControl';

// antd's text box with suggestions, fetched with the first page that shows one; plain typing works before.
const LazySuggest = lazyPart(async () => (await import('./SuggestControl')).SuggestControl);

/** A text with suggestions; anything may be typed. */
export function SuggestField({
  label,
  help,
  error,
  required,
  disabled,
  hideLabel,
  ...suggest
}: FieldProps & Omit<SuggestControlProps, 'control'>) {
  return (
    <FormField {...{ label, help, error, required, disabled, hideLabel }}>
      {(control) => <SuggestInput control={control} {...suggest} />}
    </FormField>
  );
}

SuggestField.Input = SuggestInput;

/** The same without a visible label: `aria-label` names it. */
function SuggestInput(props: SuggestControlProps) {
  const { control, value, onChange, input } = props;
  return (
    <Arriving
      control={control}
      waiting={
        <input
          {...input}
          {...control}
          className="s-input"
          role="combobox"
          aria-expanded={false}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    >
      <LazySuggest {...props} />
    </Arriving>
  );
}
