// Runs in the worker too: it imports nothing but types.

/** The rows of one metric as columns, in the order of their collection. */
export interface MetricTable {
  /** When each row counts, ms. */
  readonly at: Float64Array<ArrayBuffer>;
  /** What is added up or averaged; absent where rows are counted. */
  readonly values?: Float64Array<ArrayBuffer>;
  /** By group: a number for each row, and the words it means. */
  readonly groups: Readonly<Record<string, GroupColumn>>;
}

interface GroupColumn {
  readonly codes: Uint32Array<ArrayBuffer>;
  readonly labels: readonly string[];
}

/** How the rows become one number. */
export type Fold = 'count' | 'sum' | 'median' | 'mean';

/** From the first moment to before the last, ms. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** Which rows. */
export interface RowFilter {
  readonly span: TimeSpan;
  /** By group: one of these. A group that the metric lacks filters nothing. */
  readonly only: Readonly<Record<string, readonly string[]>>;
}

/** What is asked of a table. */
export interface CountQuestion extends RowFilter {
  readonly fold: Fold;
  /** By a group, by time (the moments at which parts begin), or not at all. */
  readonly by?: { readonly group: string } | { readonly starts: readonly number[] };
}

/** One group or part of time. A number is absent where there is nothing to take a median or mean of. */
export interface CountedPart {
  /** The word of the group, or the number of the part. */
  readonly key: string;
  readonly value: number | undefined;
  readonly rows: number;
}

/** The answer. */
export interface Counted {
  readonly value: number | undefined;
  readonly rows: number;
  /** Parts of time in their order; groups with the largest first. */
  readonly parts: readonly CountedPart[];
}

/** Row numbers that a filter lets through, in their order. */
export function matchingRows(table: MetricTable, { span, only }: RowFilter): Uint32Array<ArrayBuffer> {
  const wanted = Object.entries(only).flatMap(([group, words]) => {
    const column = table.groups[group];
    if (!column || words.length === 0) return [];
    return { codes: column.codes, codesWanted: new Set(words.map((word) => column.labels.indexOf(word))) };
  });
  const rows = new Uint32Array(table.at.length);
  let count = 0;
  for (let row = 0; row < table.at.length; row++) {
    const at = table.at[row] ?? Number.NaN;
    // A row without a time (NaN) lies in no span.
    if (!(at >= span.from && at < span.until)) continue;
    if (!wanted.every(({ codes, codesWanted }) => codesWanted.has(codes[row] ?? -1))) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.slice(0, count);
}

/** Counts. A figure and the list of its records use the same `matchingRows`, so that they agree. */
export function counted(table: MetricTable, question: CountQuestion): Counted {
  const rows = matchingRows(table, question);
  const { by, fold } = question;
  const whole = { value: folded(table, rows, fold), rows: rows.length };
  if (!by) return { ...whole, parts: [] };
  if ('starts' in by) {
    const parts = split(rows, by.starts.length, (row) => partAt(by.starts, table.at[row] ?? 0));
    return { ...whole, parts: parts.map((part, at) => partOf(table, part, fold, String(at))) };
  }
  const column = table.groups[by.group];
  if (!column) return { ...whole, parts: [] };
  const parts = split(rows, column.labels.length, (row) => column.codes[row] ?? 0)
    .map((part, code) => partOf(table, part, fold, column.labels[code] ?? ''))
    .filter((part) => part.rows > 0)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  return { ...whole, parts };
}

const partOf = (table: MetricTable, rows: readonly number[], fold: Fold, key: string): CountedPart => ({
  key,
  value: folded(table, rows, fold),
  rows: rows.length,
});

function split(rows: Uint32Array, count: number, placeOf: (row: number) => number): readonly number[][] {
  const parts: number[][] = Array.from({ length: count }, () => []);
  for (const row of rows) parts[placeOf(row)]?.push(row);
  return parts;
}

/** The last part that begins at or before the moment. */
function partAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function folded({ values }: MetricTable, rows: ArrayLike<number>, fold: Fold): number | undefined {
  if (fold === 'count') return rows.length;
  let sum = 0;
  const known: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const value = values?.[rows[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    if (fold !== 'sum') known.push(value);
  }
  if (fold === 'sum') return sum;
  if (known.length === 0) return undefined;
  return fold === 'mean' ? sum / known.length : medianOf(known);
}

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
