import { TextField } from '@steps/platform/ui';

interface PinFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  /** It is all that is asked: typing begins at once. */
  readonly focused?: boolean;
  readonly value: string;
  readonly onChange: (pin: string) => void;
}

/** The digits that a person types before a device changes to them. */
export function PinField({ label, help, error, focused = false, value, onChange }: PinFieldProps) {
  return (
    <TextField
      label={label}
      required
      help={help}
      error={error}
      ref={focused ? (input) => input?.focus() : undefined}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={onChange}
    />
  );
}
