import type { SearchProvider } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { meetingSearch } from '../calendar/meetingSearch';
import { searchCompanies } from '../companies/companySearch';
import { searchContacts } from '../contacts/contactSearch';
import { dealSearch } from '../deals/dealSearch';
import { findAll } from '../ground/search/indexedSearch';
import { provider } from '../ground/search/provider';
import { quoteSearch } from '../quotes/quoteSearch';
import { ticketSearch } from '../support/ticketSearch';
import { activitySearches } from './activitySearches';

/** The searches of this remote. */
export const searches: readonly SearchProvider[] = [
  provider(
    'crm.contacts',
    'Contacts',
    async (query, signal) => (await findAll(searchContacts, query, signal)).filter((contact) => !contact.archivedAt),
    ({ id, name, email, company }) => ({
      id,
      title: name,
      detail: [company, email].filter(Boolean).join(' · '),
      href: paths.contact.href(id),
    }),
    'users',
  ),
  provider(
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
  ),
  dealSearch,
  ...activitySearches,
  ...quoteSearch,
  meetingSearch,
  ticketSearch,
];
