import { IconButton } from '@steps/shared/ui';
import { X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { ChoicePicker } from './ChoicePicker';
import { type Condition, conditionProblem, operatorOf, operators, type Wanted } from './conditionRules';
import { LazyKitEditor } from './FieldEditor';
import type { ListField } from './listField';
import styles from './lists.module.css';

interface FilterChipProps<T> {
  readonly field: ListField<T>;
  readonly condition: Condition;
  /** Just added: its value is what comes next. */
  readonly fresh: boolean;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

const none = () => [];
const widths: Readonly<Record<string, number>> = { number: 84, days: 64, text: 130 };

/** One filter: its field, how it compares, and with what. */
export function FilterChip<T>({ field, condition, fresh, onChange, onRemove }: FilterChipProps<T>) {
  const chip = useRef<HTMLFieldSetElement>(null);
  const wants = operatorOf(field.kind, condition.operator)?.wants ?? 'nothing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the chip that was just added takes the focus
  useEffect(() => {
    if (fresh && wants !== 'choices' && wants !== 'day')
      chip.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const compare = (operator: string) => {
    const next = operatorOf(field.kind, operator)?.wants ?? 'nothing';
    onChange({ ...condition, operator, values: next === wants ? condition.values : [] });
  };
  return (
    <fieldset
      ref={chip}
      className={styles.chip}
      aria-label={`Filter ${field.label}`}
      data-open={conditionProblem(field.kind, condition) ? true : undefined}
    >
      <span className={styles.chipLabel} title={field.label}>
        {field.label}
      </span>
      <select
        className={styles.chipPart}
        aria-label={`${field.label}: comparison`}
        value={condition.operator}
        onChange={(event) => compare(event.target.value)}
      >
        {operators[field.kind].map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {wants === 'choices' ? (
        <ChoicePicker
          label={field.label}
          chosen={condition.values}
          options={field.options ?? none}
          startOpen={fresh}
          onChange={(values) => onChange({ ...condition, values })}
        />
      ) : (
        wants !== 'nothing' && (
          <ValueInput
            label={`${field.label}: value`}
            wants={wants}
            fresh={fresh}
            value={condition.values[0] ?? ''}
            problem={conditionProblem(field.kind, condition)}
            onChange={(value) => onChange({ ...condition, values: [value] })}
          />
        )
      )}
      <IconButton label={`Remove filter ${field.label}`} icon={X} onClick={onRemove} />
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
      <Suspense fallback={<input className={styles.chipPart} aria-label={label} aria-busy readOnly value={value} />}>
        <LazyKitEditor label={label} value={value} onChange={onChange} focused={fresh} />
      </Suspense>
    );
  }
  return (
    <>
      <input
        className={styles.chipPart}
        aria-label={label}
        aria-invalid={broken ? true : undefined}
        title={broken || undefined}
        type="text"
        inputMode={wants === 'number' ? 'decimal' : wants === 'days' ? 'numeric' : undefined}
        placeholder={wants === 'text' ? 'Text' : undefined}
        maxLength={200}
        style={{ inlineSize: widths[wants] }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {wants === 'days' && <span className={styles.chipUnit}>days</span>}
    </>
  );
}
