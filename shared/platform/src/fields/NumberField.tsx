import { currencySign } from '../core/money';
import { amountProblem, readMoney, showMoney } from '../core/numbers/amountText';
import { numberProblem, readNumber, showNumber } from '../core/numbers/numberText';
import { FormField } from '../ui/FormField';
import type { FieldProps } from './FieldProps';
import { TypedBox } from './TypedBox';
import { useTypedText } from './useTypedText';

interface NumberProps {
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number;
  readonly max?: number;
  /** Without decimals. */
  readonly whole?: boolean;
}

const useNumberText = ({ value, onChange, ...limits }: NumberProps) =>
  useTypedText<number>({
    value,
    show: showNumber,
    read: (text) => readNumber(text, limits),
    expected: (text) => numberProblem(text, limits),
    onChange,
  });

/** A number, typed in the form of the region or another that can mean one thing only. What is outside of the limits is said, not changed. */
export function NumberField({
  label,
  help,
  error,
  required,
  disabled,
  hideLabel,
  ...number
}: FieldProps & NumberProps) {
  const { typed, problem } = useNumberText(number);
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={problem ?? error}>
      {(control) => <TypedBox inputMode={number.whole ? 'numeric' : 'decimal'} {...control} {...typed} />}
    </FormField>
  );
}

interface MoneyProps {
  /** Pence. */
  readonly value: number | undefined;
  readonly onChange: (pence: number | undefined) => void;
}

/** An amount: pence in, the currency of the region shown. "£1,250", "99,50 €" and "1.2k" are understood. */
export function MoneyField({
  label,
  help,
  error,
  required,
  disabled,
  hideLabel,
  value,
  onChange,
}: FieldProps & MoneyProps) {
  const { typed, problem } = useTypedText<number>({
    value,
    show: showMoney,
    read: readMoney,
    expected: amountProblem,
    onChange,
  });
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={problem ?? error}>
      {(control) => <TypedBox inputMode="decimal" prefix={currencySign()} {...control} {...typed} />}
    </FormField>
  );
}
