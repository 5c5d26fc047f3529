import { companyCatalogue } from '../nouns/companyCatalogue';
import { csvColumns } from '../records/catalogue/catalogue';
import { splitNames } from '../records/csv/listCell';
import { type ImportRows, type RowProblem, withoutUndefined } from './importedContact';
import { type ImportColumn, proposeMapping } from './importMappingRules';
import { type KnownKinds, propertyColumns, propertyValue } from './importPropertyRules';
import type { ImportTable, TableRow } from './importTable';
import { companyOf, type ImportedCompany } from './ownRecordRules';

const ownColumns = csvColumns(companyCatalogue);
/** Columns that only our exports have. */
const marks = ownColumns.flatMap(([field, header]) => (['id', 'name', 'industry'].includes(field) ? [header] : []));

/** Whether a table is our own export of companies: it has our columns, and none for a person. */
export const holdsCompanies = ({ headers }: ImportTable): boolean =>
  marks.every((header) => headers.includes(header)) && !headers.includes('Name');

/** The companies of our own table; damaged rows are left out with the reason. */
export function companiesOf(
  table: ImportTable,
  rows: readonly TableRow[],
  known: KnownKinds,
): { readonly companies: ImportedCompany[]; readonly rows: ImportRows } {
  const columns: readonly ImportColumn[] = proposeMapping(table).columns;
  const own = propertyColumns(rows, columns, known);
  const companies: ImportedCompany[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const properties = Object.fromEntries(
      own.flatMap(({ index, name, kind }) => {
        const cell = row.cells[index] ?? '';
        return cell ? [[name, propertyValue(cell, kind)] as const] : [];
      }),
    );
    const company = row.fault ?? companyOf(textsOf(table, row, properties));
    if (typeof company === 'string') {
      problems.push({ row: row.number, reason: company, kept: false, cells: row.cells });
    } else companies.push(company);
  }
  const properties = own.map(({ name, kind }) => ({ noun: 'company' as const, name, kind }));
  return { companies, rows: { contacts: [], rowNumbers: [], problems, properties } };
}

function textsOf({ headers }: ImportTable, { cells }: TableRow, properties: Readonly<Record<string, unknown>>) {
  const texts = ownColumns.map(([field, header]): [string, unknown] => {
    const cell = cells[headers.indexOf(header)] || undefined;
    const { kind } = companyCatalogue[field];
    if (kind === 'tags') return [field, splitNames(cell ?? '')];
    return [field, kind === 'score' && cell !== undefined ? Number(cell) : cell];
  });
  return withoutUndefined({ ...Object.fromEntries(texts), properties });
}
