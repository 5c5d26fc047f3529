import { Stack, StatusTag, Text } from '@steps/platform/ui';
import { useId } from 'react';
import styles from './FrameworkPicker.module.css';
import { frameworks } from './frameworks';

interface FrameworkPickerProps {
  /** Name of the chosen one; empty for none. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** One of the eight frameworks. */
export function FrameworkPicker({ value, onChange }: FrameworkPickerProps) {
  const id = useId();
  return (
    <Stack as="fieldset" gap={2} bare>
      <legend className="s-hidden">Framework</legend>
      {frameworks.map(({ name, description, complexity, timeEstimate }, at) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={name}
            checked={value === name}
            aria-labelledby={`${id}-${at}-name`}
            aria-describedby={`${id}-${at}`}
            onChange={() => onChange(name)}
          />
          <Text as="span" weight={600} id={`${id}-${at}-name`}>
            {name}
          </Text>
          <StatusTag>{complexity}</StatusTag>
          <span className={styles.text} id={`${id}-${at}`}>
            {description} <span className="s-faint">{timeEstimate}</span>
          </span>
        </label>
      ))}
    </Stack>
  );
}
