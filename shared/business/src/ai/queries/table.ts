// Runs in workers too: it imports nothing that needs the page.
import { wallTime } from '@steps/platform/src/core/calendar/zones';
import { searchText, textKey } from '@steps/platform/src/core/text/foldText';
import { type AskedNames, namedIn } from './names';
import type { Every, Measure } from './query';
import type { FieldValue } from './queryNoun';

/** Records as rows: in the page the records themselves, in the worker columns of their values. */
export interface LookTable {
  readonly length: number;
  value(field: string, row: number): FieldValue;
  /** Rows whose titles may be in a text, where they are known. */
  readonly named?: (asked: AskedNames) => readonly number[];
}

/** The column of titles, beside the fields that can be asked for. */
export const titleField = '$title';

/**
 * What a record must be. `since` and `before` compare texts: moments or days as they are written. `among`: one of many ids.
 */
export type Test =
  | { readonly field: string; readonly op: 'empty' | 'filled' }
  | { readonly field: string; readonly op: 'is' | 'is-not' | 'contains' | 'since' | 'before'; readonly value: string }
  | {
      readonly field: string;
      readonly op: 'equals' | 'at-least' | 'at-most' | 'above' | 'below';
      readonly value: number;
    }
  | { readonly field: string; readonly op: 'among'; readonly values: readonly string[] }
  | { readonly any: readonly Test[] }
  | { readonly all: readonly Test[] }
  | { readonly not: Test };

/** What is looked for in a table: rows that meet all tests, or whose titles are in a text. */
export interface Look {
  readonly tests: readonly Test[];
  readonly names?: AskedNames;
  /** `ranks`: values from the least to the most; another one is above them all. */
  readonly orderBy?: { readonly field: string; readonly descending: boolean; readonly ranks?: readonly string[] };
  /** Rows that are given; the rest is counted. */
  readonly limit: number;
  /** `monthsIn`: dates are grouped by month, or by what `every` says, moments by that on the clock of this zone. */
  readonly groupBy?: { readonly field: string; readonly monthsIn?: string; readonly every?: Every };
  /** What is worked out, of all rows and of each group: `share` is that of the rows that meet `part`, or of what they have of `field`. */
  readonly measure?: { readonly kind: Measure; readonly field?: string; readonly part?: readonly Test[] };
  /** The field whose values are given, each once: ids that lead to another noun. */
  readonly collect?: string;
}

/** How many share a value, and what was worked out for them. */
export interface Group {
  readonly name: string;
  readonly count: number;
  readonly figure?: number;
}

/** What a look found: rows by their numbers. */
export interface Looked {
  readonly rows: readonly number[];
  readonly total: number;
  /** How many were looked at. */
  readonly of: number;
  readonly figure?: number;
  /** How many of the rows had what was worked out; of a share how many met `part`. */
  readonly counted?: number;
  readonly groups: readonly Group[];
  readonly collected: readonly string[];
}

const fieldsIn = (test: Test): readonly string[] => {
  if ('any' in test) return test.any.flatMap(fieldsIn);
  if ('all' in test) return test.all.flatMap(fieldsIn);
  return 'not' in test ? fieldsIn(test.not) : [test.field];
};

/** The fields that a look reads. */
export function fieldsOf({ tests, names, orderBy, groupBy, measure, collect }: Look): readonly string[] {
  const fields = [
    ...[...tests, ...(measure?.part ?? [])].flatMap(fieldsIn),
    ...[orderBy?.field, groupBy?.field, measure?.field, collect, names && titleField],
  ];
  return [...new Set(fields.filter((field) => field !== undefined))];
}

/** Looks through a table. */
export function lookIn(table: LookTable, look: Look): Looked {
  const { tests, names, orderBy, limit, groupBy, measure, collect } = look;
  const rows = names
    ? namedIn(
        { length: table.length, of: (row) => String(table.value(titleField, row) ?? ''), like: table.named },
        names,
      )
    : rowsThat(table, tests);
  const ordered = orderBy ? inOrder(table, rows, orderBy) : rows;
  const chosen = collect === undefined || limit === 0 ? ordered : ordered.slice(0, limit);
  return {
    rows: ordered.slice(0, limit),
    total: rows.length,
    of: table.length,
    ...worked(table, rows, measure),
    groups: groupBy ? groupsOf(table, rows, groupBy, measure) : [],
    collected: collect === undefined ? [] : [...new Set(chosen.flatMap((row) => textsOf(table.value(collect, row))))],
  };
}

function rowsThat(table: LookTable, tests: readonly Test[]): number[] {
  const meets = allOf(tests);
  const rows: number[] = [];
  for (let row = 0; row < table.length; row += 1) if (meets(table, row)) rows.push(row);
  return rows;
}

type RowTest = (table: LookTable, row: number) => boolean;

function allOf(tests: readonly Test[]): RowTest {
  const checks = tests.map(rowTest);
  return (table, row) => checks.every((check) => check(table, row));
}

function rowTest(test: Test): RowTest {
  if ('all' in test) return allOf(test.all);
  if ('any' in test) {
    const checks = test.any.map(rowTest);
    return (table, row) => checks.some((check) => check(table, row));
  }
  if ('not' in test) {
    const check = rowTest(test.not);
    return (table, row) => !check(table, row);
  }
  const check = checkOf(test);
  return (table, row) => check(table.value(test.field, row));
}

/** The figure of some rows. Of none there is no average, median, least or most. */
function worked(
  table: LookTable,
  rows: readonly number[],
  measure: Look['measure'],
): { readonly figure?: number; readonly counted?: number } {
  if (!measure || measure.kind === 'list') return {};
  if (measure.kind === 'count') return { figure: rows.length };
  if (measure.kind === 'share') {
    const meets = allOf(measure.part ?? []);
    const own = rows.filter((row) => meets(table, row));
    const { field: of } = measure;
    const sum = (some: readonly number[]) =>
      of === undefined ? some.length : (figureOf('sum', some.map((row) => table.value(of, row)).filter(isNumber)) ?? 0);
    const whole = sum(rows);
    return whole > 0 ? { figure: rounded((sum(own) / whole) * 100), counted: own.length } : { counted: own.length };
  }
  const { field } = measure;
  const numbers = field === undefined ? [] : rows.map((row) => table.value(field, row)).filter(isNumber);
  const figure = figureOf(measure.kind, numbers);
  return { ...(figure !== undefined && { figure: rounded(figure) }), counted: numbers.length };
}

const isNumber = (value: FieldValue): value is number => typeof value === 'number';

function figureOf(kind: Exclude<Measure, 'list' | 'count' | 'share'>, numbers: readonly number[]): number | undefined {
  const sum = numbers.reduce((total, value) => total + value, 0);
  if (kind === 'sum') return sum;
  if (numbers.length === 0) return undefined;
  if (kind === 'average') return sum / numbers.length;
  const sorted = numbers.toSorted((one, other) => one - other);
  if (kind === 'min') return sorted[0];
  if (kind === 'max') return sorted.at(-1);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const isEmpty = (value: FieldValue): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a value is as a test of it wants. */
export function checkOf(test: Extract<Test, { readonly field: string }>): (value: FieldValue) => boolean {
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
          ? (text: string) => searchText(text).replace(/\s+/g, ' ').includes(wanted)
          : (text: string) => textKey(text) === wanted;
      const holds = (value: FieldValue) => textsOf(value).some(fits);
      return test.op === 'is-not' ? (value) => !holds(value) : holds;
    }
    case 'since':
      return (value) => typeof value === 'string' && value !== '' && value >= test.value;
    case 'before':
      return (value) => typeof value === 'string' && value !== '' && value < test.value;
    case 'among': {
      const ids = new Set(test.values);
      return (value) => textsOf(value).some((text) => ids.has(text));
    }
    case 'equals':
      return (value) => value === test.value;
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
  if (value === undefined || value === '') return [];
  return Array.isArray(value) ? value : [String(value)];
};

/** Orders by a field; what lacks it comes last, whichever way. */
function inOrder(
  table: LookTable,
  rows: readonly number[],
  { field, descending, ranks }: NonNullable<Look['orderBy']>,
): number[] {
  const places = new Map(ranks?.map((value, place) => [value, place]));
  const rank = (value: FieldValue) =>
    ranks === undefined || value === undefined || value === '' ? value : (places.get(String(value)) ?? ranks.length);
  return rows
    .map((row) => ({ row, key: rank(table.value(field, row)) }))
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
  { field, monthsIn, every }: NonNullable<Look['groupBy']>,
  measure: Look['measure'],
): Group[] {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const value = table.value(field, row);
    const names = Array.isArray(value) ? value : [monthsIn ? within(dayOf(value, monthsIn), every) : value];
    for (const name of names.length > 0 ? names : ['']) {
      const group = groups.get(String(name ?? ''));
      if (group) group.push(row);
      else groups.set(String(name ?? ''), [row]);
    }
  }
  const rank = ({ figure, count }: Group) =>
    figure ?? (measure?.field || measure?.part ? Number.NEGATIVE_INFINITY : count);
  return [...groups]
    .map(([name, own]): Group => {
      const { figure } = worked(table, own, measure);
      return { name, count: own.length, ...(figure !== undefined && { figure }) };
    })
    .sort((one, other) => rank(other) - rank(one) || other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** The day of a moment in a zone, or a day as it is written. */
function dayOf(value: FieldValue, zone: string): string {
  if (typeof value !== 'string' || !value) return '';
  if (value.length <= 10) return value;
  const { year, month, day } = wallTime(value, zone);
  return [year, ...[month, day].map((one) => String(one).padStart(2, '0'))].join('-');
}

/** The month of a day, or what `every` says: the quarter is `2026-Q2`. */
function within(day: string, every: Every | undefined): string {
  const month = day.slice(0, 7);
  if (every === 'day' || !day) return day;
  if (every === 'year') return day.slice(0, 4);
  return every === 'quarter' ? `${day.slice(0, 5)}Q${Math.ceil(Number(month.slice(5)) / 3)}` : month;
}

/** Pounds without what adding fractions leaves behind. */
export const rounded = (pounds: number): number => Math.round(pounds * 100) / 100;
