import type { Company } from './company';

/** Companies that are not archived. */
export function activeCompanies(companies: readonly Company[]): readonly Company[] {
  return companies.some((company) => company.archivedAt)
    ? companies.filter((company) => !company.archivedAt)
    : companies;
}
