import { FormField } from '@steps/shared/ui';
import type { FocusEvent } from 'react';

interface KeptTextProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** Lines to begin with; one is a field of one line. */
  readonly rows?: number;
  readonly longest?: number;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled: boolean;
  readonly onKeep: (text: string) => void;
}

/** A text that is kept when its box is left. */
export function KeptText(props: KeptTextProps) {
  const { label, help, value, rows = 1, longest = 4_000, placeholder, required = false, disabled, onKeep } = props;
  const keep = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = target.value.trim();
    if (typed !== value.trim()) onKeep(typed);
  };
  return (
    <FormField label={label} help={help} required={required} disabled={disabled}>
      {(control) => {
        const box = { className: 's-input', maxLength: longest, placeholder, defaultValue: value, onBlur: keep };
        // With a key of its value: what undo or another tab changed is shown again.
        return rows > 1 ? (
          <textarea key={value} {...control} {...box} rows={rows} />
        ) : (
          <input key={value} {...control} {...box} />
        );
      }}
    </FormField>
  );
}
