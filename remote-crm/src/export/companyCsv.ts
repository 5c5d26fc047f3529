import type { Company } from '@steps/shared';
import { propertyHeader } from '../import/importPropertyRules';
import { writeCsv } from './csvFile';
import { joinNames } from './listCell';

const columns: readonly (readonly [string, (company: Company) => string | number])[] = [
  ['Steps ID', (company) => company.id],
  ['Company', (company) => company.name],
  ['Industry', (company) => company.industry],
  ['Location', (company) => company.location],
  ['Address', (company) => company.address],
  ['Phone', (company) => company.phone],
  ['Email', (company) => company.email],
  ['Website', (company) => company.website],
  ['LinkedIn', (company) => company.linkedin],
  ['Status', (company) => company.status],
  ['Size', (company) => company.size],
  ['Score', (company) => company.score],
  ['Tags', (company) => joinNames(company.tags)],
  ['Revenue', (company) => company.revenue],
  ['Description', (company) => company.description],
  ['Owner', (company) => company.owner],
  ['Notes', (company) => company.notes],
  ['Created', (company) => company.createdAt],
  ['Archived', (company) => company.archivedAt ?? ''],
];

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
