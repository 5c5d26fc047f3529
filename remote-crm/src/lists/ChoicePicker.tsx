import { Popover } from '@steps/shared/ui';
import { useMemo, useState } from 'react';
import type { FieldOption } from './listField';
import styles from './lists.module.css';
import { folded } from './searchRules';

interface ChoicePickerProps {
  /** "Status: values". */
  readonly label: string;
  readonly chosen: readonly string[];
  readonly options: () => readonly FieldOption[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly startOpen: boolean;
}

/** From so many options on there is a box to find one. */
const manyOptions = 9;
/** Shown at once; the rest is found by typing. */
const mostShown = 100;

/** Several values chosen from a list, which can be long. */
export function ChoicePicker({ label, chosen, options, onChange, startOpen }: ChoicePickerProps) {
  const words = useMemo(() => chosenWords(chosen, options), [chosen, options]);
  return (
    <Popover
      label={`${label}: ${words || 'none yet'}`}
      className={`${styles.chipPart} ${styles.chipChoice}`}
      startOpen={startOpen}
      trigger={<span className={styles.chipWords}>{words || 'Choose'}</span>}
    >
      <Choices {...{ label, chosen, options, onChange }} />
    </Popover>
  );
}

function chosenWords(chosen: readonly string[], options: () => readonly FieldOption[]): string {
  if (chosen.length === 0) return '';
  if (chosen.length > 2) return `${chosen.length} values`;
  const all = options();
  const labelOf = (value: string) => all.find((option) => folded(option.value) === folded(value))?.label ?? value;
  return chosen.map(labelOf).join(', ');
}

function Choices({ label, chosen, options: optionsNow, onChange }: Omit<ChoicePickerProps, 'startOpen'>) {
  const [query, setQuery] = useState('');
  const options = useMemo(optionsNow, [optionsNow]);
  const isChosen = (value: string) => chosen.some((one) => folded(one) === folded(value));
  const strangers = chosen
    .filter((value) => !options.some((option) => folded(option.value) === folded(value)))
    .map((value) => ({ value, label: value }));
  const all = [...strangers, ...options];
  const found = all.filter((option) => folded(option.label).includes(folded(query.trim())));
  const toggle = (value: string) =>
    onChange(isChosen(value) ? chosen.filter((one) => folded(one) !== folded(value)) : [...chosen, value]);
  return (
    <>
      {all.length >= manyOptions && (
        <input
          className={`s-input ${styles.choicesFind}`}
          type="search"
          aria-label="Find a value"
          placeholder="Find a value"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <fieldset className={styles.choices} aria-label={label}>
        {found.slice(0, mostShown).map((option) => (
          <label key={option.value} className={styles.choicesItem}>
            <input type="checkbox" checked={isChosen(option.value)} onChange={() => toggle(option.value)} />
            <span className={styles.choicesText}>{option.label}</span>
          </label>
        ))}
      </fieldset>
      {found.length === 0 && (
        <p className="s-faint">{all.length === 0 ? 'There is nothing to choose yet.' : 'No value like that.'}</p>
      )}
      {found.length > mostShown && <p className="s-faint">Type to see more than these {mostShown}.</p>}
    </>
  );
}
