import { searchText, textKey } from '@steps/shared';
// Runs in the worker too: it imports nothing that needs the page.
import { wallTime } from '@steps/shared/zones';
import { type AskedNames, namedIn } from './nameRules';
import type { FieldValue } from './toolNoun';

/** Records as rows: in the page the records themselves, in the worker columns of their values. */
export interface LookTable {
  readonly length: number;
  value(field: string, row: number): FieldValue;
  /** Rows whose titles may be in a text, where they are known. */
  readonly named?: (asked: AskedNames) => readonly number[];
}

/** The column of titles, beside the fields that can be asked for. */
export const titleField = '$title';

/** What a value must be. `since` and `before` compare texts: moments or days as they are written. */
export type Test =
  | { readonly field: string; readonly op: 'empty' | 'filled' }
  | { readonly field: string; readonly op: 'is' | 'is-not' | 'contains' | 'since' | 'before'; readonly value: string }
  | { readonly field: string; readonly op: 'at-least' | 'at-most' | 'above' | 'below'; readonly value: number };

/** What is looked for in a table: rows that meet all tests, or whose titles are in a text. */
export interface Look {
  readonly tests: readonly Test[];
  readonly names?: AskedNames;
  readonly orderBy?: { readonly field: string; readonly descending: boolean };
  /** Rows that are given; the rest is counted. */
  readonly limit: number;
  /** `monthsIn`: dates are grouped by month, moments by that on the clock of this zone. */
  readonly groupBy?: { readonly field: string; readonly monthsIn?: string };
  /** The field with what a row is worth, to be added up. */
  readonly worth?: string;
}

/** How many share a value, and what they are worth, the most first. */
export interface Group {
  readonly name: string;
  readonly count: number;
  readonly pounds?: number;
}

/** What a look found: rows by their numbers. */
export interface Looked {
  readonly rows: readonly number[];
  readonly total: number;
  /** How many were looked at. */
  readonly of: number;
  readonly pounds: number;
  readonly groups: readonly Group[];
}

export function fieldsOf({ tests, names, orderBy, groupBy, worth }: Look): readonly string[] {
  const fields = [...tests.map(({ field }) => field), orderBy?.field, groupBy?.field, worth, names && titleField];
  return [...new Set(fields.filter((field) => field !== undefined))];
}

export function lookIn(table: LookTable, { tests, names, orderBy, limit, groupBy, worth }: Look): Looked {
  const rows = names
    ? namedIn(
        { length: table.length, of: (row) => String(table.value(titleField, row) ?? ''), like: table.named },
        names,
      )
    : rowsThat(table, tests);
  const ordered = orderBy ? inOrder(table, rows, orderBy.field, orderBy.descending) : rows;
  const pounds = worth ? rows.reduce((sum, row) => sum + Number(table.value(worth, row) ?? 0), 0) : 0;
  return {
    rows: ordered.slice(0, limit),
    total: rows.length,
    of: table.length,
    pounds: rounded(pounds),
    groups: groupBy ? groupsOf(table, rows, groupBy, worth) : [],
  };
}

function rowsThat(table: LookTable, tests: readonly Test[]): number[] {
  const checks = tests.map(checkOf);
  const rows: number[] = [];
  for (let row = 0; row < table.length; row += 1) {
    if (checks.every((check, at) => check(table.value(tests[at]?.field ?? '', row)))) rows.push(row);
  }
  return rows;
}

const isEmpty = (value: FieldValue): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function checkOf(test: Test): (value: FieldValue) => boolean {
  switch (test.op) {
    case 'empty':
      return isEmpty;
    case 'filled':
      return (value) => !isEmpty(value);
    case 'is':
    case 'is-not':
    case 'contains': {
      const wanted = textKey(test.value);
      const fits =
        test.op === 'contains'
          ? (text: string) => searchText(text).includes(wanted)
          : (text: string) => textKey(text) === wanted;
      const holds = (value: FieldValue) => textsOf(value).some(fits);
      return test.op === 'is-not' ? (value) => !holds(value) : holds;
    }
    case 'since':
      return (value) => typeof value === 'string' && value !== '' && value >= test.value;
    case 'before':
      return (value) => typeof value === 'string' && value !== '' && value < test.value;
    case 'at-least':
      return (value) => typeof value === 'number' && value >= test.value;
    case 'at-most':
      return (value) => typeof value === 'number' && value <= test.value;
    case 'above':
      return (value) => typeof value === 'number' && value > test.value;
    case 'below':
      return (value) => typeof value === 'number' && value < test.value;
  }
}

const textsOf = (value: FieldValue): readonly string[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [String(value)];
};

/** Orders by a field; what lacks it comes last, whichever way. */
function inOrder(table: LookTable, rows: readonly number[], field: string, descending: boolean): number[] {
  return rows
    .map((row) => ({ row, key: table.value(field, row) }))
    .sort(({ key: one }, { key: other }) => {
      if (one === other) return 0;
      if (one === undefined || one === '') return 1;
      if (other === undefined || other === '') return -1;
      return (one < other ? -1 : 1) * (descending ? -1 : 1);
    })
    .map(({ row }) => row);
}

/** Rows by the values of a field; one with several tags is in several groups. */
function groupsOf(
  table: LookTable,
  rows: readonly number[],
  { field, monthsIn }: NonNullable<Look['groupBy']>,
  worth: string | undefined,
): Group[] {
  const groups = new Map<string, { count: number; pounds: number }>();
  for (const row of rows) {
    const value = table.value(field, row);
    const names = Array.isArray(value) ? value : [monthsIn ? monthOf(value, monthsIn) : value];
    for (const name of names) {
      const group = groups.get(String(name ?? '')) ?? { count: 0, pounds: 0 };
      group.count += 1;
      group.pounds += worth ? Number(table.value(worth, row) ?? 0) : 0;
      groups.set(String(name ?? ''), group);
    }
  }
  return [...groups]
    .map(([name, { count, pounds }]) => ({ name: name || 'None', count, ...(worth && { pounds: rounded(pounds) }) }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** The month of a moment in a zone, or of a day as it is written. */
function monthOf(value: FieldValue, zone: string): string {
  if (typeof value !== 'string' || !value) return '';
  if (value.length <= 10) return value.slice(0, 7);
  const { year, month } = wallTime(value, zone);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Pounds without what adding fractions leaves behind. */
export const rounded = (pounds: number): number => Math.round(pounds * 100) / 100;
