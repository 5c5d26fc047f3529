import type { Company } from '@steps/shared';
import { propertyHeader } from '../import/importPropertyRules';
import { companyHeaders } from '../import/ownCompanyRows';
import { writeCsv } from './csvFile';
import { joinNames } from './listCell';

type Field = keyof typeof companyHeaders;

/** Column names are what the import knows as our own, so that an export comes back whole. */
const columns = Object.entries(companyHeaders).map(
  ([field, header]): [string, (company: Company) => string | number] => [
    header,
    // The keys are exactly the fields.
    (company) => cellOf(company, field as Field),
  ],
);

function cellOf(company: Company, field: Field): string | number {
  const value = company[field] ?? '';
  return typeof value === 'object' ? joinNames(value) : value;
}

/** Companies as CSV text, in the order given; custom properties stand in columns of their own behind the rest. */
export function companiesCsv(companies: readonly Company[]): string {
  const names = [...new Set(companies.flatMap((company) => Object.keys(company.properties)))];
  const headers = names.map((name) =>
    propertyHeader(
      name,
      companies.map((company) => company.properties[name]),
    ),
  );
  const rows = companies.map((company) => [
    ...columns.map(([, value]) => value(company)),
    ...names.map((name) => String(company.properties[name] ?? '')),
  ]);
  return writeCsv([...columns.map(([header]) => header), ...headers], rows);
}
