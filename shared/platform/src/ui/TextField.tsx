import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './FormField';

/** What a field says of itself: its label and its rule. */
export interface FieldWords {
  readonly label: string;
  /** What to enter and why, before anything is wrong. */
  readonly help?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** `false` says "(optional)" after the label. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The label is read aloud only, for search boxes and the like. */
  readonly hideLabel?: boolean | undefined;
}

/** The text of a field: passed on with each letter, or read from the box in `onBlur`. */
type FieldText =
  | { readonly value: string; readonly onChange: (value: string) => void; readonly defaultValue?: undefined }
  | { readonly value?: undefined; readonly onChange?: undefined; readonly defaultValue: string };

type Replaced = 'id' | 'children' | keyof FieldText | keyof FieldWords;

type TextFieldProps = FieldWords & FieldText & Omit<ComponentProps<'input'>, Replaced>;

/** A labelled line of text. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, required, disabled, hideLabel, value, onChange, className, ...input } = props;
  return (
    <FormField {...{ label, help, error, required, disabled, hideLabel }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classOf(className)}
          value={value}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </FormField>
  );
}

type TextAreaProps = FieldWords & FieldText & Omit<ComponentProps<'textarea'>, Replaced>;

/** A labelled text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, required, disabled, hideLabel, value, onChange, className, ...area } = props;
  return (
    <FormField {...{ label, help, error, required, disabled, hideLabel }}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={classOf(className)}
          value={value}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </FormField>
  );
}

const classOf = (own: string | undefined) => (own ? `s-input ${own}` : 's-input');
