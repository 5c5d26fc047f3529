import { FormField } from '@steps/shared/ui';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labelled text of several lines; may stay empty. */
export function TextArea({ label, value, onChange }: TextAreaProps) {
  return (
    <FormField label={label} required={false}>
      {(control) => (
        <textarea
          className="s-input"
          {...control}
          rows={3}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
