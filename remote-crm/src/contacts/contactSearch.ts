import { contacts } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { searchTextOf } from '../records/catalogue/searchText';
import { findAll, indexedSearch } from '../records/search/indexedSearch';
import { provider } from '../records/search/provider';

/** Full-text search over everything a person might remember of a contact. */
export const searchContacts = indexedSearch(contacts, searchTextOf(contactCatalogue));

/** Contacts in the palette. */
export const contactSearch = provider(
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
);
