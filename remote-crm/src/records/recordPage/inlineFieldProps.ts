import type { ReactNode } from 'react';

/** What a field that is another record is chosen from. */
export interface InlineFieldRecords {
  readonly all: readonly { readonly id: string }[];
  /** Name and second line by id; `undefined` for one that is gone. */
  readonly describe: (record: { readonly id: string }) => { readonly label: string; readonly detail?: string };
  /** People have initials. */
  readonly avatar?: boolean;
}

export interface InlineFieldProps {
  readonly label: string;
  /** What it is in the record, by the names there; others are told who types in it, and what was changed at the same time. */
  readonly fields: readonly [string, ...string[]];
  readonly value: string;
  /** The value as shown; the text itself when left out. */
  readonly children?: ReactNode;
  /** A value of the first of `fields` as it is shown, where that is not the text itself or what was chosen. */
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

/** What is shown for a value that was typed or chosen; empty for none. */
export function labelOf(
  value: string,
  options: InlineFieldProps['options'],
  records: InlineFieldProps['records'],
): string {
  const record = records?.all.find(({ id }) => id === value);
  if (record) return records?.describe(record).label ?? value;
  return options?.find((option) => option.value === value)?.label ?? value;
}
