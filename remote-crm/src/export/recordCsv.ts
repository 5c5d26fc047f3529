import type { Company, Contact } from '@steps/business';
import { csvText } from '@steps/platform/csv';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { propertyHeader } from '../nouns/propertyHeader';
import { csvColumns } from '../records/catalogue/catalogue';
import { joinNames } from '../records/csv/listCell';

/** Contacts as CSV text, in the order given; custom properties are columns after the others. */
export const contactsCsv = (contacts: readonly Contact[]): string => recordsCsv(contactCatalogue, contacts);

/** Companies as CSV text, likewise. */
export const companiesCsv = (companies: readonly Company[]): string => recordsCsv(companyCatalogue, companies);

/** Column names come from the catalogue, by which the import recognises our own files without loss. */
function recordsCsv<T extends Contact | Company>(catalogue: object, records: readonly T[]): string {
  // A catalogue has the keys of its noun.
  const columns = csvColumns(catalogue) as readonly (readonly [string, string])[] as readonly [keyof T, string][];
  const names = [...new Set(records.flatMap((record) => Object.keys(record.properties)))];
  const headers = names.map((name) =>
    propertyHeader(
      name,
      records.map((record) => record.properties[name]),
    ),
  );
  const rows = records.map((record) => [
    ...columns.map(([key]) => cellOf(record[key])),
    ...names.map((name) => String(record.properties[name] ?? '')),
  ]);
  return csvText([...columns.map(([, header]) => header), ...headers], rows);
}

function cellOf(value: unknown): string | number {
  if (Array.isArray(value)) return joinNames(value);
  return typeof value === 'number' ? value : String(value ?? '');
}
