import { useTyped } from '@steps/shared';
import { FormField, FoundDraft } from '@steps/shared/ui';
import type { FocusEvent } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface KeptTextProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** Lines to begin with; one is a field of one line. */
  readonly rows?: number;
  readonly longest?: number;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** What the text belongs to, where the label alone does not tell. */
  readonly about?: string;
  /** False when it was refused: it stays in the box then. */
  readonly onKeep: (text: string) => boolean;
}

/** A text that is kept when its box is left, and as a draft until then. */
export function KeptText(props: KeptTextProps) {
  const { label, help, value, rows = 1, longest = 4_000, placeholder, required = false, disabled = false } = props;
  const { about = '', onKeep } = props;
  const { typed, type, forget, foundFrom } = useTyped(`kept-text:${about}${label}`, value);
  const keep = ({ target }: FocusEvent<Box>) => {
    const text = target.value.trim();
    if (text === value.trim() || onKeep(text)) forget();
  };
  return (
    <>
      <FormField label={label} help={help} required={required} disabled={disabled}>
        {(control) => {
          const box = {
            className: 's-input',
            maxLength: longest,
            placeholder,
            value: typed,
            onChange: ({ target }: { target: Box }) => type(target.value),
            onBlur: keep,
          };
          return rows > 1 ? <textarea {...control} {...box} rows={rows} /> : <input {...control} {...box} />;
        }}
      </FormField>
      <FoundDraft from={foundFrom} />
    </>
  );
}
