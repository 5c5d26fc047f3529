import type { Company } from '@steps/shared';
import { searchOver } from '../lists/searchRules';

/** Full-text search over companies. */
export const searchCompanies = searchOver((company: Company) =>
  [company.name, company.industry, company.location, company.website, company.phone, ...company.tags].join(' '),
);
