import { companies } from '@steps/shared';
import { searchTextOf } from '../ground/catalogue/searchText';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { indexedSearch } from '../ground/search/indexedSearch';

/** Full-text search over companies. */
export const searchCompanies = indexedSearch(companies, searchTextOf(companyCatalogue));
