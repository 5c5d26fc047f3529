import type { RowChange } from '@steps/platform/src/core/storage/port';
import { put } from '@steps/platform/src/core/store/recordChange';
import { companies, companyWithName } from './company';
import { newCompany } from './companyState';

/**
 * The fields that link a contact to the company of that name or id, and the changes that create the company if there is none.
 */
export function companyLink(
  name: string,
  id?: string,
): { company: string; companyId: string | undefined; changes: RowChange[] } {
  const company = name.trim();
  if (!company) return { company, companyId: undefined, changes: [] };
  const known = id ? companies.get(id) : companyWithName(company);
  if (known) return { company: known.name, companyId: known.id, changes: [] };
  const made = newCompany({ name: company });
  return { company, companyId: made.id, changes: [put(companies, made)] };
}
