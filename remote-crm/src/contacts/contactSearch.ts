import { contacts } from '@steps/shared';
import { searchTextOf } from '../ground/catalogue/searchText';
import { indexedSearch } from '../ground/search/indexedSearch';
import { contactCatalogue } from '../nouns/contactCatalogue';

/** Full-text search: everything a person might remember of a contact. */
export const searchContacts = indexedSearch(contacts, searchTextOf(contactCatalogue));
