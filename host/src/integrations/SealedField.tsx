import { TextField } from '@steps/platform/ui';
import type { ReactNode } from 'react';

interface SealedFieldProps {
  readonly label: string;
  readonly value: string;
  /** What else there is to know of it. */
  readonly help?: ReactNode;
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

/** A password or the like that the post offices alone can open. */
export const SealedField = ({ help, required = true, ...field }: SealedFieldProps) => (
  <TextField
    type="password"
    autoComplete="new-password"
    required={required}
    help={<>Sealed for your post office: no browser shows it again. {help}</>}
    {...field}
  />
);
