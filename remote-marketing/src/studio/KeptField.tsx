import { TextField } from '@steps/platform/ui';
import { type HTMLAttributes, useRef, useState } from 'react';
import { useDebouncedText } from './useDebouncedText';

interface KeptFieldProps extends Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'> {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  /** What is kept now. */
  readonly kept: string;
  /** Keeps a text, or says why it cannot be kept. */
  readonly keep: (text: string) => string | undefined;
}

/** A line that keeps itself as it is typed. What cannot be kept stays in it, with the reason. */
export function KeptField({ label, help, required, kept, keep, ...input }: KeptFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const refused = useRef(false);
  const typing = useDebouncedText((text) => {
    const reason = keep(text);
    refused.current = reason !== undefined;
    setProblem(reason);
  });
  return (
    <TextField
      label={label}
      help={help}
      required={required}
      error={problem}
      {...input}
      value={typed ?? kept}
      onChange={(value) => {
        typing.write(() => value);
        setTyped(value);
      }}
      onBlur={() => {
        // It is kept by now: from here on it shows that, also what undo brings back.
        if (!refused.current) setTyped(undefined);
      }}
    />
  );
}
