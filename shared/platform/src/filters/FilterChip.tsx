import { X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { IconButton } from '../ui/IconButton';
import { Text } from '../ui/Layout';
import { lazyPart } from '../ui/lazyPart';
import { FilterChoice } from './FilterChoice';
import { compared, type Filter, type FilterField, type Wanted, wantedBy } from './filterRules';
import styles from './filters.module.css';

// A list is on the first screens, and the fields of the kit are not.
const LazyDay = lazyPart(async () => (await import('./FilterDay')).FilterDay);

interface FilterChipProps {
  readonly field: FilterField;
  readonly filter: Filter;
  /** Just added: its value is what comes next. */
  readonly fresh: boolean;
  readonly onChange: (filter: Filter) => void;
  readonly onRemove: () => void;
}

const none = () => [];

export function FilterChip({ field, filter, fresh, onChange, onRemove }: FilterChipProps) {
  const chip = useRef<HTMLFieldSetElement>(null);
  const wants = wantedBy(field, filter);
  const problem = field.problem?.(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the chip that was just added takes the focus
  useEffect(() => {
    if (fresh && wants !== 'choices' && wants !== 'day')
      chip.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const only = field.operators.length === 1;
  return (
    <fieldset ref={chip} className={styles.chip} aria-label={`Filter ${field.label}`} data-open={problem && true}>
      <span className={styles.label} title={field.label}>
        {field.label}
      </span>
      {only ? (
        <Text as="span" tone="muted">
          {field.operators[0]?.label}
        </Text>
      ) : (
        <select
          className={styles.part}
          aria-label={`${field.label}: comparison`}
          value={filter.operator}
          onChange={(event) => onChange(compared(field, filter, event.target.value))}
        >
          {field.operators.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      {wants === 'choices' ? (
        <FilterChoice
          label={field.label}
          chosen={filter.values}
          options={field.options ?? none}
          startOpen={fresh}
          onChange={(values) => onChange({ ...filter, values })}
        />
      ) : (
        wants !== 'nothing' && (
          <ValueInput
            label={`${field.label}: value`}
            wants={wants}
            fresh={fresh}
            value={filter.values[0] ?? ''}
            problem={problem}
            onChange={(value) => onChange({ ...filter, values: [value] })}
          />
        )
      )}
      <IconButton label={`Remove filter ${field.label}`} icon={X} data-remove onClick={onRemove} />
    </fieldset>
  );
}

interface ValueInputProps {
  readonly label: string;
  readonly wants: Exclude<Wanted, 'choices' | 'nothing'>;
  readonly fresh: boolean;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function ValueInput({ label, wants, fresh, value, problem, onChange }: ValueInputProps) {
  const broken = value !== '' && problem;
  if (wants === 'day') {
    return (
      <Suspense fallback={<input className={styles.part} aria-label={label} aria-busy readOnly value={value} />}>
        <LazyDay label={label} value={value} onChange={onChange} focused={fresh} />
      </Suspense>
    );
  }
  return (
    <>
      <input
        className={styles.part}
        aria-label={label}
        aria-invalid={broken ? true : undefined}
        title={broken || undefined}
        type="text"
        inputMode={wants === 'number' ? 'decimal' : wants === 'days' ? 'numeric' : undefined}
        placeholder={wants === 'text' ? 'Text' : undefined}
        maxLength={200}
        data-wants={wants}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {wants === 'days' && (
        <Text as="span" tone="muted">
          days
        </Text>
      )}
    </>
  );
}
