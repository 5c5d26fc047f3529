import { companies } from '@steps/shared';
import { indexedSearch } from '../search/indexedSearch';

/** Full-text search over companies. */
export const searchCompanies = indexedSearch(companies, (company) =>
  [
    ...[company.name, company.industry, company.location, company.website, company.phone, company.email],
    ...[company.address, company.description, company.owner, company.notes],
    ...company.tags,
    ...Object.values(company.properties),
  ].join(' '),
);
