import { splitNames } from '../export/listCell';
import { type ImportRows, type RowProblem, withoutUndefined } from './importedContact';
import { type ImportColumn, proposeMapping } from './importMappingRules';
import { type KnownKinds, propertyColumns, propertyValue } from './importPropertyRules';
import type { ImportTable, TableRow } from './importTable';
import { companyOf, type ImportedCompany } from './ownRecordRules';

/** The columns that our own export of companies has, by the field that each one fills. */
export const companyHeaders = {
  id: 'Steps ID',
  name: 'Company',
  industry: 'Industry',
  location: 'Location',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  linkedin: 'LinkedIn',
  status: 'Status',
  size: 'Size',
  score: 'Score',
  tags: 'Tags',
  revenue: 'Revenue',
  description: 'Description',
  owner: 'Owner',
  notes: 'Notes',
  createdAt: 'Created',
  archivedAt: 'Archived',
} as const;

type Field = keyof typeof companyHeaders;

/** Whether a table is our own export of companies: nobody else has its first columns, and it names no person. */
export const holdsCompanies = ({ headers }: ImportTable): boolean =>
  [companyHeaders.id, companyHeaders.name, companyHeaders.industry].every((header) => headers.includes(header)) &&
  !headers.includes('Name');

/** The companies of our own table; rows that are damaged are left out with the reason. */
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
    const company = row.fault ?? companyOf(fieldsOf(table, row, properties));
    if (typeof company === 'string') {
      problems.push({ row: row.number, reason: company, kept: false, cells: row.cells });
    } else companies.push(company);
  }
  const properties = own.map(({ name, kind }) => ({ noun: 'company' as const, name, kind }));
  return { companies, rows: { contacts: [], rowNumbers: [], problems, properties } };
}

function fieldsOf({ headers }: ImportTable, { cells }: TableRow, properties: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(companyHeaders).map(([field, header]): [string, unknown] => [
    field,
    cells[headers.indexOf(header)] || undefined,
  ]);
  const texts = Object.fromEntries(fields) as Partial<Record<Field, string>>;
  return withoutUndefined({
    ...texts,
    score: texts.score === undefined ? undefined : Number(texts.score),
    tags: splitNames(texts.tags ?? ''),
    properties,
  });
}
