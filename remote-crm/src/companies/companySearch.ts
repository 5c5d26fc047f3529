import { companies } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { searchTextOf } from '../ground/catalogue/searchText';
import { findAll, indexedSearch } from '../ground/search/indexedSearch';
import { provider } from '../ground/search/provider';
import { companyCatalogue } from '../nouns/companyCatalogue';

/** Full-text search over companies. */
export const searchCompanies = indexedSearch(companies, searchTextOf(companyCatalogue));

/** Companies in the palette. */
export const companySearch = provider(
  'crm.companies',
  'Companies',
  async (query, signal) => (await findAll(searchCompanies, query, signal)).filter((company) => !company.archivedAt),
  ({ id, name, industry, location }) => ({
    id,
    title: name,
    detail: [industry, location].filter(Boolean).join(' · '),
    href: paths.company.href(id),
  }),
  'company',
);
