import { Box, Row } from '@steps/platform/ui';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './onboarding.module.css';

/** One of several things to choose. `value` is what is stored. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
}

interface ChoiceTilesProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Several may be chosen. */
  readonly many?: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Choices as tiles: native radio buttons or check boxes with room for a finger. */
export function ChoiceTiles({ label, help, error, choices, chosen, many = false, onChange }: ChoiceTilesProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const toggle = (value: string, on: boolean) => {
    if (!many) return onChange([value]);
    onChange(choices.map((choice) => choice.value).filter((other) => (other === value ? on : chosen.includes(other))));
  };
  return (
    <Box
      as="fieldset"
      bare
      className={styles.tiles}
      aria-describedby={described}
      data-invalid={error ? true : undefined}
    >
      <legend className="s-field__label">{label}</legend>
      {help && (
        <p className={`s-field__help ${styles.tilesHelp}`} id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={styles.tilesGrid} data-roomy={choices.some((choice) => choice.text) || undefined}>
        {choices.map(({ value, label: name, text }) => (
          <Row key={value} as="label" gap={2} align="start" padding={3} className={styles.tile}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={many ? undefined : id}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>
              <span className={styles.tileName}>{name}</span>
              {text && <span className={styles.tileText}>{text}</span>}
            </span>
          </Row>
        ))}
      </div>
      {error && (
        <Box marginTop={2} className="s-field__error" id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </Box>
      )}
    </Box>
  );
}
