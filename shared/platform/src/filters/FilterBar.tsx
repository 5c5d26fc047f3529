import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../ui/announce';
import { Box } from '../ui/Layout';
import { Menu } from '../ui/Menu';
import { FilterChip } from './FilterChip';
import { emptyFilter, type Filter, type FilterField } from './filterRules';
import styles from './filters.module.css';

interface FilterBarProps {
  readonly fields: readonly FilterField[];
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
  /** Each field once: fields that have a filter are not offered again. */
  readonly once?: boolean;
}

/**
 * The filters of a list, each changed in place; a record must meet all of them. They are in the line around them, which
 * wraps; a phone has them below what else is in it. Filters of fields that are not known are left out, and stay in what
 * `onChange` gives.
 */
export function FilterBar({ fields, filters, onChange, once = false }: FilterBarProps) {
  const [fresh, setFresh] = useState<Filter>();
  const bar = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusAfter.current === undefined) return;
    // The button that had the focus is gone: the next filter's takes it, or the one that adds.
    const removers = bar.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = removers[Math.min(focusAfter.current, removers.length - 1)];
    focusAfter.current = undefined;
    (next ?? bar.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  });
  const add = (field: FilterField) => {
    const filter = emptyFilter(field);
    setFresh(filter);
    onChange([...filters, filter]);
  };
  const remove = (index: number, label: string) => {
    focusAfter.current = filters.slice(0, index).filter(({ field }) => fields.some(({ id }) => id === field)).length;
    announce(`Filter ${label} removed.`);
    onChange(filters.filter((_filter, at) => at !== index));
  };
  const isKnown = ({ field }: Filter) => fields.some(({ id }) => id === field);
  const shown = filters.filter(isKnown);
  const offered = fields.filter(({ id }) => !once || !filters.some(({ field }) => field === id));
  return (
    <div ref={bar} className={styles.bar}>
      {filters.map((filter, index) => {
        const field = fields.find(({ id }) => id === filter.field);
        if (!field) return null;
        return (
          <FilterChip
            // biome-ignore lint/suspicious/noArrayIndexKey: filters have no identity but their place: two can ask the same.
            key={`${filter.field} ${index}`}
            field={field}
            filter={filter}
            fresh={filter === fresh}
            onChange={(next) => onChange(filters.map((known, at) => (at === index ? next : known)))}
            onRemove={() => remove(index, field.label)}
          />
        );
      })}
      {offered.length > 0 && (
        <Box as="span" fixed data-add>
          <Menu
            label="Add filter"
            trigger={
              <>
                <Plus size={16} aria-hidden /> Add filter
              </>
            }
            items={offered.map((field) => ({ id: field.id, label: field.label, onSelect: () => add(field) }))}
          />
        </Box>
      )}
      {shown.length > 1 && (
        <button
          type="button"
          className={`s-button s-button--quiet ${styles.clear}`}
          onClick={() => {
            focusAfter.current = 0;
            announce('All filters removed.');
            onChange(filters.filter((filter) => !isKnown(filter)));
          }}
        >
          Clear all
        </button>
      )}
    </div>
  );
}
