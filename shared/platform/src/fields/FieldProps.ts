import type { ReactNode } from 'react';

/** What every field of the kit has, as `FormField` has it. */
export interface FieldProps {
  readonly label: string;
  /** What to enter and why, before anything is wrong. */
  readonly help?: ReactNode;
  /** What is wrong and what to do; what cannot be read says so by itself. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Shown, but not to be changed now. */
  readonly disabled?: boolean | undefined;
  /** The label is read aloud only. */
  readonly hideLabel?: boolean | undefined;
}
