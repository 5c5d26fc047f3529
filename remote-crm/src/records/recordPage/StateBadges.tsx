import { Menu, StatusTag, Text, type Tone } from '@steps/platform/ui';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type CatalogueField, fieldsOf } from '../catalogue/catalogue';
import type { Choice, Choices } from '../catalogue/choice';
import styles from './badges.module.css';
import { useMayChange } from './recordContext';
import { RecordNote, useRecordTyping } from './recordTogether';

/** The look of a value as a badge; a dot if there is no icon. */
export interface BadgeLook {
  readonly tone: Tone;
  readonly icon?: LucideIcon;
}

interface StateBadgesProps<T, C> {
  readonly catalogue: C;
  readonly choices: Choices<C>;
  readonly record: T;
  /** By field; neutral if absent. */
  readonly looks: { readonly [K in keyof T]?: (value: string) => BadgeLook };
  /** Saves the chosen value. */
  readonly onSave: (patch: Partial<T>) => void;
}

/** The choices of a record as badges in its header, in the order of the catalogue: a press offers other values. */
export function StateBadges<T extends object, C extends object>(props: StateBadgesProps<T, C>) {
  const { catalogue, choices, record, looks, onSave } = props;
  // A catalogue has the keys of its noun.
  const fields = fieldsOf(catalogue) as unknown as readonly (readonly [keyof T & string, CatalogueField])[];
  return fields.map(([key, { kind, label }]) => {
    // A choice for each field of that kind.
    const choice = kind === 'choice' && (choices as Readonly<Record<string, Choice>>)[key];
    if (!choice) return null;
    const value = String(record[key]);
    return (
      <StateBadge
        key={key}
        {...{ field: key, label, choice, value }}
        look={looks[key]?.(value) ?? { tone: 'neutral' }}
        onChoose={(next) => onSave({ [key]: next } as unknown as Partial<T>)}
      />
    );
  });
}

interface StateBadgeProps {
  /** Its name in the record. */
  readonly field: string;
  readonly label: string;
  readonly choice: Choice;
  readonly value: string;
  readonly look: BadgeLook;
  readonly onChoose: (value: string) => void;
}

/** One choice as a badge; only its word for people who may not change it. */
export function StateBadge({ field, label, choice, value, look: { tone, icon: Icon }, onChoose }: StateBadgeProps) {
  const mayChange = useMayChange();
  const typing = useRecordTyping(field);
  const shown = choice.shown(value);
  if (!mayChange) {
    return (
      <StatusTag tone={tone} icon={Icon}>
        {shown}
      </StatusTag>
    );
  }
  // A value from another product is still offered.
  const known = choice.options.some((option) => option.value === value);
  const options = known ? choice.options : [{ value, label: shown }, ...choice.options];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu inside has the keys
    <span
      className={styles.badge}
      data-tone={tone}
      data-field={field}
      // While the choices are open, not while the badge has the focus.
      onFocus={({ target }) => target.closest('[role=menu]') && typing?.onFocus()}
      onBlur={typing?.onBlur}
    >
      <Menu
        label={`${label}: ${shown}`}
        className={styles.button}
        trigger={
          <>
            {Icon ? <Icon size={14} aria-hidden /> : <span className={styles.dot} aria-hidden />}
            <Text as="span" cut>
              {shown}
            </Text>
            <ChevronDown size={14} aria-hidden />
          </>
        }
        items={options.map((option) => ({
          id: option.value,
          label: option.label,
          checked: option.value === value,
          onSelect: () => {
            if (option.value !== value) onChoose(option.value);
          },
        }))}
      />
      <RecordNote fields={[field]} label={label} words={(held) => choice.shown(String(held ?? ''))} />
    </span>
  );
}
