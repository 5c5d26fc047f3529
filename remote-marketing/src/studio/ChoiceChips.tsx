import { Box, Row } from '@steps/platform/ui';
import { useId } from 'react';
import styles from './ChoiceChips.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceChipsProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, all seen at once: radio buttons that look like chips. */
export function ChoiceChips({ legend, choices, value, onChange }: ChoiceChipsProps) {
  const name = useId();
  return (
    <Box as="fieldset" bare>
      <legend className={styles.legend}>{legend}</legend>
      <Row gap={1} wrap>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              className="s-hidden"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </Row>
    </Box>
  );
}
