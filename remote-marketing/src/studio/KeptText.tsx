import { useTyped } from '@steps/platform';
import { FoundDraft, TextArea, TextField } from '@steps/platform/ui';
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
  const field = {
    label,
    help,
    required,
    disabled,
    maxLength: longest,
    placeholder,
    value: typed,
    onChange: type,
    onBlur: keep,
  };
  return (
    <>
      {rows > 1 ? <TextArea {...field} rows={rows} /> : <TextField {...field} />}
      <FoundDraft from={foundFrom} />
    </>
  );
}
