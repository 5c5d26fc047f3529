import { contacts } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { searchTextOf } from '../ground/catalogue/searchText';
import { findAll, indexedSearch } from '../ground/search/indexedSearch';
import { provider } from '../ground/search/provider';
import { contactCatalogue } from '../nouns/contactCatalogue';

/** Full-text search: everything a person might remember of a contact. */
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
