import { companies } from '@steps/shared';
import { searchTextOf } from '../ground/catalogue/searchText';
import { indexedSearch } from '../ground/search/indexedSearch';
import { companyCatalogue } from '../nouns/companyCatalogue';

/** Full-text search over companies. */
export const searchCompanies = indexedSearch(companies, searchTextOf(companyCatalogue));
