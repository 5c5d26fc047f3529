import type { ReactNode } from 'react';

/** The records that can be chosen for a field. */
export interface InlineFieldRecords {
  readonly all: readonly { readonly id: string }[];
  /** Name and second line by id; `undefined` for a record that is gone. */
  readonly describe: (record: { readonly id: string }) => { readonly label: string; readonly detail?: string };
  /** People have initials. */
  readonly avatar?: boolean;
}

export interface InlineFieldProps {
  readonly label: string;
  /** Its names in the record; others see who types in it, and what was changed meanwhile. */
  readonly fields: readonly [string, ...string[]];
  readonly value: string;
  /** The value as shown, if different from the text itself. */
  readonly children?: ReactNode;
  /** How a value of the first of `fields` is shown, if different from the text itself or the chosen label. */
  readonly words?: (value: unknown) => string;
  /** Saves a new value; throws `RuleError` with what is wrong. */
  readonly onSave: (value: string) => void;
  /** Values to choose from, instead of typing. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Records to choose from; the value is an id. */
  readonly records?: InlineFieldRecords;
  readonly type?: 'text' | 'email' | 'tel';
  /** A calendar day. */
  readonly day?: boolean;
  readonly rows?: number;
}

/** How a typed or chosen value is shown; empty for none. */
export function labelOf(
  value: string,
  options: InlineFieldProps['options'],
  records: InlineFieldProps['records'],
): string {
  const record = records?.all.find(({ id }) => id === value);
  if (record) return records?.describe(record).label ?? value;
  return options?.find((option) => option.value === value)?.label ?? value;
}
