import { type CatalogueField, fieldsOf } from '../catalogue/catalogue';
import type { Choice, Choices } from '../catalogue/choice';
import { scoreFrom } from '../catalogue/scoreRules';
import { InlineField } from './InlineField';
import styles from './record.module.css';

interface StateFactsProps<T, C> {
  readonly catalogue: C;
  readonly choices: Choices<C>;
  readonly record: T;
  readonly onSave: (patch: Partial<T>) => void;
}

/** How things are with a record: its score, then its choices, each edited where it is shown. */
export function StateFacts<T extends object, C extends object>({
  catalogue,
  choices,
  record,
  onSave,
}: StateFactsProps<T, C>) {
  // A catalogue has the keys of its noun.
  const fields = fieldsOf(catalogue) as unknown as readonly (readonly [keyof T & string, CatalogueField])[];
  const save = (key: keyof T & string, value: string | number) => onSave({ [key]: value } as unknown as Partial<T>);
  return (
    <dl className={styles.facts}>
      {fields.flatMap(([key, { kind, label, short }]) =>
        kind === 'score' ? (
          <InlineField
            key={key}
            label={short ?? label}
            type="number"
            value={String(record[key])}
            onSave={(typed) => save(key, scoreFrom(typed))}
          />
        ) : (
          []
        ),
      )}
      {fields.flatMap(([key, { kind, label }]) => {
        // A choice for each field of that kind.
        const choice = kind === 'choice' && (choices as Readonly<Record<string, Choice>>)[key];
        if (!choice) return [];
        const value = String(record[key]);
        return (
          <InlineField
            key={key}
            label={label}
            value={value}
            options={choice.options}
            onSave={(next) => save(key, next)}
          >
            {choice.shown(value)}
          </InlineField>
        );
      })}
    </dl>
  );
}
