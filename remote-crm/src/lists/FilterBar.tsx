import { Menu } from '@steps/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styles from '../crm.module.css';
import { type Condition, operators } from './conditionRules';
import { FilterChip } from './FilterChip';
import type { ListField } from './listField';

interface FilterBarProps<T> {
  readonly fields: readonly ListField<T>[];
  readonly filters: readonly Condition[];
  readonly onChange: (filters: readonly Condition[]) => void;
}

/** The filters of a list, each changed where it stands; all of them must be met. */
export function FilterBar<T>({ fields, filters, onChange }: FilterBarProps<T>) {
  const [fresh, setFresh] = useState<Condition>();
  const add = ({ id, kind }: ListField<T>) => {
    const condition: Condition = { field: id, operator: operators[kind][0]?.id ?? '', values: [] };
    setFresh(condition);
    onChange([...filters, condition]);
  };
  const put = (index: number, condition: Condition) =>
    onChange(filters.map((known, at) => (at === index ? condition : known)));
  return (
    <>
      {filters.map((condition, index) => {
        const field = fields.find(({ id }) => id === condition.field);
        if (!field) return null;
        return (
          <FilterChip
            // biome-ignore lint/suspicious/noArrayIndexKey: filters have no identity but their place: two can ask the same.
            key={`${condition.field} ${index}`}
            field={field}
            condition={condition}
            fresh={condition === fresh}
            onChange={(next) => put(index, next)}
            onRemove={() => onChange(filters.filter((_known, at) => at !== index))}
          />
        );
      })}
      <span className={styles.toolsFilter}>
        <Menu
          label="Add filter"
          trigger={
            <>
              <Plus size={16} aria-hidden /> Filter
            </>
          }
          items={fields
            .filter((field) => field.fixed !== 'no-filter')
            .map((field) => ({ id: field.id, label: field.label, onSelect: () => add(field) }))}
        />
      </span>
    </>
  );
}
