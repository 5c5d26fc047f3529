import { FormField } from '../ui/FormField';
import { DayControl, type DayProps, useDayText } from './DayControl';
import type { FieldProps } from './FieldProps';
import { Alone, type ControlProps } from './TypedBox';

export function DateField({ label, help, error, required, disabled, hideLabel, ...day }: FieldProps & DayProps) {
  const text = useDayText(day);
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={text.problem ?? error}>
      {(control) => <DayControl {...{ control, text }} {...day} />}
    </FormField>
  );
}

DateField.Input = DateInput;

/** A day without a visible label: `aria-label` names it. */
function DateInput({ control, ...day }: DayProps & { readonly control: ControlProps }) {
  const text = useDayText(day);
  return (
    <Alone control={control} problem={text.problem}>
      {(named) => <DayControl control={named} text={text} {...day} />}
    </Alone>
  );
}
