import { companies, contacts, paths, type SearchHit, type SearchProvider } from '@steps/shared';
import { searchCompanies } from '../companies/companySearch';
import { searchContacts } from '../contacts/contactListRules';

/** Hits shown per group: the palette is for finding one thing, the list for many. */
const hitLimit = 20;

const provider = <T>(
  id: string,
  title: string,
  find: (query: string) => readonly T[],
  hit: (record: T) => SearchHit,
): SearchProvider => ({
  id,
  title,
  search: async (query, signal) => {
    signal.throwIfAborted();
    return query.trim() ? find(query).slice(0, hitLimit).map(hit) : [];
  },
});

/** What the palette finds of this remote. */
export const searchProviders: readonly SearchProvider[] = [
  provider(
    'crm.contacts',
    'Contacts',
    (query) => searchContacts(contacts.all(), query).filter((contact) => !contact.archivedAt),
    ({ id, name, email, company }) => ({
      id,
      title: name,
      detail: [company, email].filter(Boolean).join(' · '),
      href: paths.contact.href(id),
    }),
  ),
  provider(
    'crm.companies',
    'Companies',
    (query) => searchCompanies(companies.all(), query).filter((company) => !company.archivedAt),
    ({ id, name, industry, location }) => ({
      id,
      title: name,
      detail: [industry, location].filter(Boolean).join(' · '),
      href: paths.company.href(id),
    }),
  ),
];
