import { amountText } from '@steps/platform/numbers';
import type { ReactNode } from 'react';
import { dayOf } from './dayRules';

/**
 * The kind of a field, which decides how it is filtered, sorted and edited. A `day` is a moment (UTC, ISO 8601) or a calendar
 * day; `money` is integer pence; a `choice` is one of some words, a `set` several of them.
 */
export type FieldKind = 'text' | 'number' | 'money' | 'day' | 'choice' | 'set';

export type FieldValue = string | number | readonly string[] | undefined;

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** How a field looks as a column. */
export interface FieldColumn<T> {
  /** Least width, pixels. */
  readonly width: number;
  /** Share of the spare width; 1 if absent, 0 keeps the least width. */
  readonly grow?: number;
  readonly align?: 'end';
  readonly phone?: 'title' | 'line' | 'hide';
  /** If absent, the value as text. */
  readonly cell?: (record: T) => ReactNode;
}

/** One field of a kind of record: a list's filters, sorting, columns and edits all come from it. */
export interface ListField<T> {
  /** Its id in the address: "status"; for custom properties `p.` and their name. */
  readonly id: string;
  readonly label: string;
  /** Its name in the record, if different from the id. */
  readonly held?: string;
  readonly kind: FieldKind;
  readonly value: (record: T) => FieldValue;
  /** The options; called when a filter or an editor opens. */
  readonly options?: () => readonly FieldOption[];
  /** Values other than the options can be typed. */
  readonly free?: true;
  /** What to sort by, if not the value. */
  readonly order?: (record: T) => string | number | undefined;
  /** Set if it cannot be sorted or filtered by. */
  readonly fixed?: 'no-order' | 'no-filter';
  readonly column: FieldColumn<T>;
  /** The change that makes the field hold what was typed; empty clears it. Throws `RuleError` for what it cannot hold. */
  readonly patch?: (typed: string, record: T) => Partial<T>;
}

/** What a list holds. */
export interface ListRecord {
  readonly id: string;
  readonly archivedAt?: string | undefined;
}

/** A list as its address describes it: fields, sort order at the start, and whether it has an archive. */
export interface ListShape<T> {
  readonly fields: readonly ListField<T>[];
  readonly sorts: readonly FieldSort[];
  readonly archive: boolean;
}

export interface FieldSort {
  /** Id of the field. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A value in a cell without a look of its own. */
export const valueText = (value: FieldValue): string =>
  typeof value === 'object' ? value.join(', ') : value === undefined ? '' : String(value);

/** A value in an editor: a moment as its local day, money in pounds. */
export function editText<T>(field: ListField<T>, record: T): string {
  const value = field.value(record);
  if (field.kind === 'money' && typeof value === 'number') return amountText.edit(value);
  const text = valueText(value);
  return field.kind === 'day' && text.length > 10 ? dayOf(new Date(text)) : text;
}
