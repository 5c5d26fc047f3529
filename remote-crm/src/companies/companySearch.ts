import { companies } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { searchTextOf } from '../records/catalogue/searchText';
import { findAll, indexedSearch } from '../records/search/indexedSearch';
import { provider } from '../records/search/provider';

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
