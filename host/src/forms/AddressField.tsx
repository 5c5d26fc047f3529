import { TextField } from '@steps/platform/ui';

interface AddressFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (address: string) => void;
}

/** The web address of a server. */
export const AddressField = ({ label, help, placeholder, error, value, onChange }: AddressFieldProps) => (
  <TextField
    label={label}
    help={help}
    error={error}
    required
    type="url"
    spellCheck={false}
    placeholder={placeholder}
    value={value}
    onChange={onChange}
  />
);
