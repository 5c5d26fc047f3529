import { useMemo, useState } from 'react';
import { foldText as folded, searchText } from '../core/text/foldText';
import { Row, Stack, Text } from '../ui/Layout';
import { Popover } from '../ui/Popover';
import { useOpenEditor } from '../ui/useSingleKeys';
import type { FilterOption } from './filterRules';
import styles from './filters.module.css';

interface FilterChoiceProps {
  /** "Status: values". */
  readonly label: string;
  readonly chosen: readonly string[];
  readonly options: () => readonly FilterOption[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly startOpen: boolean;
}

/** From so many options on there is a box to find one. */
const manyOptions = 9;
/** Shown at once; the rest is found by typing. */
const mostShown = 100;

/** Several values chosen from a list, which can be long. */
export function FilterChoice({ label, chosen, options, onChange, startOpen }: FilterChoiceProps) {
  const words = useMemo(() => chosenWords(chosen, options), [chosen, options]);
  return (
    <Popover
      label={`${label}: ${words || 'none yet'}`}
      className={`${styles.part} ${styles.choice}`}
      startOpen={startOpen}
      trigger={
        <Text as="span" cut>
          {words || 'Choose'}
        </Text>
      }
    >
      <Choices {...{ label, chosen, options, onChange }} />
    </Popover>
  );
}

function chosenWords(chosen: readonly string[], options: () => readonly FilterOption[]): string {
  if (chosen.length === 0) return '';
  if (chosen.length > 2) return `${chosen.length} values`;
  const all = options();
  const labelOf = (value: string) => all.find((option) => folded(option.value) === folded(value))?.label ?? value;
  return chosen.map(labelOf).join(', ');
}

function Choices({ label, chosen, options: optionsNow, onChange }: Omit<FilterChoiceProps, 'startOpen'>) {
  const [query, setQuery] = useState('');
  // Its boxes take no letters, and single keys of the page must not act under it.
  useOpenEditor();
  const options = useMemo(optionsNow, [optionsNow]);
  const isChosen = (value: string) => chosen.some((one) => folded(one) === folded(value));
  const strangers: readonly FilterOption[] = chosen
    .filter((value) => !options.some((option) => folded(option.value) === folded(value)))
    .map((value) => ({ value, label: value }));
  const all = [...strangers, ...options];
  const found = all.filter((option) => searchText(option.label).includes(folded(query.trim())));
  const toggle = (value: string) =>
    onChange(isChosen(value) ? chosen.filter((one) => folded(one) !== folded(value)) : [...chosen, value]);
  return (
    <>
      {all.length >= manyOptions && (
        <input
          className={`s-input ${styles.find}`}
          type="search"
          aria-label="Find a value"
          placeholder="Find a value"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <Stack as="fieldset" bare gap="half" className={styles.options} aria-label={label}>
        {found.slice(0, mostShown).map((option) => (
          <Row
            key={option.value}
            as="label"
            gap={2}
            align="center"
            grow
            shrink
            minHeight={32}
            paddingX={1}
            className={styles.option}
          >
            <input type="checkbox" checked={isChosen(option.value)} onChange={() => toggle(option.value)} />
            <Text as="span" grow shrink breakWords>
              {option.label}
            </Text>
            {option.detail && (
              <Text as="span" tone="muted">
                {option.detail}
              </Text>
            )}
          </Row>
        ))}
      </Stack>
      {found.length === 0 && (
        <p className="s-faint">{all.length === 0 ? 'There is nothing to choose yet.' : 'No value like that.'}</p>
      )}
      {found.length > mostShown && <p className="s-faint">Type to see more than these {mostShown}.</p>}
    </>
  );
}
