import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './controls.css';

/** Spread on the control: a native one with `className="s-input"`, or antd's. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FormFieldProps {
  readonly label: string;
  /** What to enter and why, before anything is wrong. */
  readonly help?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The label is read aloud only, for search boxes and the like. */
  readonly hideLabel?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, help and error, tied together for screen readers. */
export function FormField(props: FormFieldProps) {
  const { label, help, error, required, disabled, hideLabel = false, children } = props;
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="s-field">
      <label className={hideLabel ? 's-hidden' : 's-field__label'} htmlFor={id}>
        {label}
        {required === false && <span className="s-faint"> (optional)</span>}
      </label>
      {children({
        id,
        required: required || undefined,
        disabled: disabled || undefined,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <div className="s-field__help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {error && (
        <div className="s-field__error" id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </div>
      )}
    </div>
  );
}
