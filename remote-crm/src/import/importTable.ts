import { cleanEmail, cleanLine, isEmailAddress } from '@steps/platform';
import { withoutFormulaGuard } from '@steps/platform/csv';
import Papa from 'papaparse';
import { ImportFileError } from './importFileRules';
import { recognisedCount } from './importLayouts';

/** A file as a table. A row keeps its number in the file (the header is row 1), so that people can find it. */
export interface ImportTable {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  readonly delimiter: string;
}

export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Why the row is damaged. */
  readonly fault?: string;
}

const delimiters = [',', ';', '\t', '|'] as const;
/** Characters parsed between two reports of progress. */
const chunkSize = 2_000_000;

/** Reads CSV text. `onProgress` is called with the progress, 0 to 1. Throws `ImportFileError` if it is not a table. */
export function readTable(text: string, onProgress: (done: number) => void = () => {}): ImportTable {
  const { body, separator } = withoutSepLine(text);
  const delimiter = separator ?? detectDelimiter(body);
  const records: TableRow[] = [];
  const options = {
    delimiter,
    chunkSize,
    chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>) => {
      const faults = new Map(errors.map((error) => [error.row, error.code]));
      const first = records.length;
      data.forEach((cells, index) => {
        const fault = faults.has(index) ? { fault: notClosed(cells) } : {};
        records.push({ number: first + index + 1, cells: cells.map(withoutFormulaGuard), ...fault });
      });
      onProgress(Math.min(1, meta.cursor / body.length));
    },
  };
  // The library's types have `chunkSize` only for files; it works for texts just the same.
  Papa.parse<string[]>(body, options as unknown as Papa.ParseConfig<string[]>);
  const filled = records.filter(isFilled);
  const start = headerAt(filled);
  const header = filled[start];
  if (!header) throw new ImportFileError('The file holds no rows. Its first row should have the column names.');
  // A first row with an email address in it does not hold column names.
  const named = !header.cells.some((cell) => isEmailAddress(cleanEmail(cell)));
  const headers = header.cells.map((cell, at) => (named ? cleanLine(cell) : `Column ${at + 1}`));
  const rows = filled.slice(named ? start + 1 : start);
  if (rows.length === 0) {
    throw new ImportFileError(`The file holds column names (${listed(headers)}) but no rows below them.`);
  }
  const widened = rows.map((row) => widthChecked(row, headers.length));
  return { headers, rows: withoutFooter(widened, records, headers.length), delimiter };
}

const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell.trim() !== '');

/** Rows that a report may have above its column names: title, filters, a date (our choice). */
const mostTitleRows = 20;

/** Finds the column names: in the first row, or below the title of a report, whose rows have one filled cell. */
function headerAt(filled: readonly TableRow[]): number {
  const few = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '').length === 1;
  const below = filled.slice(0, mostTitleRows).findIndex((row) => !few(row));
  return below > 0 && recognisedCount(filled[below]?.cells ?? []) > 1 ? below : 0;
}

/** Marks the lines that Salesforce and others write below a table (a blank line, then single cells) as not part of it. */
function withoutFooter(rows: TableRow[], records: readonly TableRow[], width: number): TableRow[] {
  if (width < 2) return rows;
  const blanks = records.filter((record) => !isFilled(record)).map(({ number }) => number);
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.cells.length === 1 && !rows[end - 1]?.fault) end -= 1;
  const first = rows[end];
  // Without a blank line before them, and unless they are the totals of the report, they may be names.
  const isFooter = first && (blanks.includes(first.number - 1) || /^(grand )?totals?\b/i.test(first.cells[0] ?? ''));
  if (!isFooter) return rows;
  return rows.map((row, at) =>
    at < end ? row : { ...row, fault: 'A line below the table of the report, not a row of it.' },
  );
}

function notClosed(cells: readonly string[]): string {
  const below = cells.join('').trimEnd().split('\n').length - 1;
  if (below === 0) return 'A quotation mark is not closed.';
  const lines = below === 1 ? 'the line' : `the ${below.toLocaleString('en-GB')} lines`;
  return `A quotation mark is not closed, so ${lines} below could not be told apart from this row. Close it in the file and choose the file again.`;
}

/** Excel's hint: a first line `sep=;`. */
function withoutSepLine(text: string): { body: string; separator?: string } {
  const hint = /^sep=(.)\r?\n/i.exec(text);
  return hint?.[1] ? { body: text.slice(hint[0].length), separator: hint[1] } : { body: text };
}

/** The separator with which the first row names the most known fields, or else has the most columns. */
export function detectDelimiter(text: string): string {
  const start = text.slice(0, 65_536);
  const scored = delimiters.map((delimiter) => {
    const [header = []] = Papa.parse<string[]>(start, { delimiter, preview: 1 }).data;
    return { delimiter, score: recognisedCount(header) * 1000 + header.length };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function widthChecked(row: TableRow, width: number): TableRow {
  const surplus = row.cells.slice(width).some((cell) => cell.trim() !== '');
  if (row.fault || !surplus) return row;
  return {
    ...row,
    fault: `Has ${row.cells.length} cells where the first row has ${width}: a quotation mark may be missing.`,
  };
}

/** The first column names, for a message. */
export const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 6).map((name) => `“${name.slice(0, 30)}”`);
  return names.length > 6 ? `${shown.join(', ')} and ${names.length - 6} more` : shown.join(', ');
};
