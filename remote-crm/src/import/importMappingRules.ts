import { isEmailAddress } from '@steps/platform';
import type { ColumnTarget } from './importFields';
import { ImportFileError } from './importFileRules';
import { plainHeader, recogniseLayout, targetOf } from './importLayouts';
import { type ImportTable, listed } from './importTable';

/** One column of the file and what it becomes. */
export interface ImportColumn {
  readonly index: number;
  readonly header: string;
  readonly target: ColumnTarget;
  /** The header is not known: the user should look at it. */
  readonly unknown: boolean;
  /** Up to three values of the file. */
  readonly samples: readonly string[];
}

/** A file's columns as suggested, and the product it was recognised as. */
export interface Mapping {
  readonly layout?: string;
  readonly columns: readonly ImportColumn[];
}

const sampleCount = 3;

/** Suggests what each column means: by the product's layout, by synonyms, and for an email column by its values too. */
export function proposeMapping(table: ImportTable): Mapping {
  const layout = recogniseLayout(table.headers);
  const columns = table.headers.map((header, index): ImportColumn => {
    const samples = samplesOf(table, index);
    const known = targetOf(header, layout);
    const guessed = samples.length > 0 && samples.every(isEmailAddress) ? 'email' : undefined;
    const proposed = known ?? guessed ?? 'skip';
    // A property without a value in any row is left out.
    const target = proposed === 'custom' && samples.length === 0 ? 'skip' : proposed;
    return { index, header, target, unknown: known === undefined && guessed === undefined, samples };
  });
  return { layout: layout?.name, columns: withNameParts(withStatus(columns), table) };
}

/** Whether a column would be left out only because its name is not known. */
const isLost = ({ target, unknown, samples }: ImportColumn) => target === 'skip' && unknown && samples.length > 0;

/** How many columns with values nobody knew where to put. */
export const lostColumns = (columns: readonly ImportColumn[]): number => columns.filter(isLost).length;

/** The columns, with all of those as properties. */
export const withUnknownKept = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.map((column) => (isLost(column) ? { ...column, target: 'custom', unknown: false } : column));

/** HubSpot's lead status is the status if there is no life-cycle stage. */
function withStatus(columns: readonly ImportColumn[]): readonly ImportColumn[] {
  const has = columns.some(({ target }) => target === 'status');
  const at = has ? -1 : columns.findIndex(({ header }) => plainHeader(header) === 'leadstatus');
  return columns.map((column, index) => (index === at ? { ...column, target: 'status' } : column));
}

/**
 * Beside "Vorname" a column "Name" is the last name, and beside "Apellidos" a column "Nombre" the first one, unless the
 * file's rows show that it holds the full name.
 */
function withNameParts(columns: readonly ImportColumn[], table: ImportTable): readonly ImportColumn[] {
  const [whole, ...others] = columns.filter(({ target }) => target === 'name');
  const parts = columns.filter(({ target }) => target === 'firstName' || target === 'lastName');
  const [part] = parts;
  if (!whole || others.length > 0 || !part || parts.length > 1) return columns;
  const isWhole = table.rows.some(({ cells }) => {
    const [name = '', known = ''] = [cells[whole.index], cells[part.index]].map((cell) => cell?.trim().toLowerCase());
    return known !== '' && name !== known && name.includes(known);
  });
  const target = part.target === 'firstName' ? 'lastName' : 'firstName';
  return isWhole ? columns : columns.map((column) => (column === whole ? { ...column, target } : column));
}

/** Throws `ImportFileError` unless some column says who the contacts are. */
export function checkMapping(columns: readonly ImportColumn[]): void {
  const named = columns.some(({ target }) => ['name', 'firstName', 'lastName', 'email'].includes(target));
  if (named) return;
  const headers = columns.map((column) => column.header);
  throw new ImportFileError(
    `The file needs a column with names or email addresses. It has ${listed(headers)}. Choose that column below.`,
  );
}

function samplesOf(table: ImportTable, index: number): string[] {
  const samples: string[] = [];
  for (const row of table.rows) {
    const cell = row.fault ? '' : (row.cells[index] ?? '').trim();
    if (cell && !samples.includes(cell)) samples.push(cell.slice(0, 80));
    if (samples.length === sampleCount) break;
  }
  return samples;
}
