import { failureText, Stack } from '@steps/platform/ui';
import { useId, useState } from 'react';

interface SettingInputProps {
  /** Read aloud: "Name of the stage Qualified". */
  readonly label: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly inputMode?: 'numeric' | 'decimal';
  /** Called with the text while it is typed; with `undefined` once it is saved or cancelled. */
  readonly onType?: (typed: string | undefined) => void;
  /** Saves what was typed; throws `RuleError` with what is wrong. */
  readonly onSave: (value: string) => void;
}

/** A value in a settings list, saved by Enter or on leaving it; Esc cancels. */
export function SettingInput({ label, value, disabled, inputMode, onType, onSave }: SettingInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const change = (next: string | undefined) => {
    setTyped(next);
    onType?.(next);
  };
  const leave = () => {
    change(undefined);
    setError(undefined);
  };
  const save = () => {
    if (typed === undefined || typed.trim() === value) return leave();
    try {
      onSave(typed);
      leave();
    } catch (failure) {
      setError(failureText(failure, 'This could not be saved. Please try again.'));
    }
  };
  return (
    <Stack as="span" gap={1} shrink>
      <input
        className="s-input"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        inputMode={inputMode}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') leave();
        }}
      />
      {error && (
        <span id={id} className="s-field__error" role="alert">
          {error}
        </span>
      )}
    </Stack>
  );
}
