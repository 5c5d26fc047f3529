import {
  type Company,
  type CompanyInput,
  checkedEmail,
  checkTagCount,
  cleanRecord,
  companies,
  contacts,
  newCompany,
} from '@steps/business';
import {
  commit,
  drop,
  existing,
  isBlank,
  type Origin,
  patched,
  person,
  put,
  type RowChange,
  RuleError,
  stamp,
  useRecords,
} from '@steps/platform';
import { withoutTag, withTag } from '../records/tagRules';
import { contactsByCompany } from './recordLinks';

/** Adds a company. `RuleError` as `newCompany`. */
export function createCompany(input: CompanyInput, origin: Origin = person): Company {
  const company = newCompany(input);
  commit({ label: `Add ${company.name}`, changes: [put(companies, company)], origin });
  return company;
}

/** Changes fields of one company; its contacts follow a new name. `RuleError` for an empty name, a bad email, more than 10 tags or an unknown id. */
export function updateCompany(id: string, patch: CompanyInput, origin: Origin = person): Company {
  const before = existing(companies, id);
  const after = changedCompany(before, patch);
  if (after !== before) commit({ label: `Edit ${after.name}`, changes: companyChanges(before, after), origin });
  return after;
}

/** Makes the same change to many companies, as one step. Returns how many really changed. */
export function updateCompanies(ids: readonly string[], patch: CompanyInput, origin: Origin = person): number {
  const edited = ids.flatMap((id) => {
    const before = companies.get(id);
    const after = before && changedCompany(before, patch);
    return before && after && after !== before ? [{ before, after }] : [];
  });
  const changes = edited.flatMap(({ before, after }) => companyChanges(before, after));
  commit({ label: `Edit ${edited.length} companies`, changes, origin });
  return edited.length;
}

/** Adds a tag; a company can have at most 10. */
export function addCompanyTag(id: string, tag: string, origin: Origin = person): Company {
  return updateCompany(id, { tags: withTag(existing(companies, id).tags, tag, 'company') }, origin);
}

/** Removes a tag. */
export function removeCompanyTag(id: string, tag: string, origin: Origin = person): Company {
  return updateCompany(id, { tags: withoutTag(existing(companies, id).tags, tag) }, origin);
}

/** Archives companies. Returns how many. */
export function archiveCompanies(ids: readonly string[], origin: Origin = person): number {
  return updateCompanies(ids, { archivedAt: stamp() }, origin);
}

/** Brings archived companies back. Returns how many. */
export function restoreCompanies(ids: readonly string[], origin: Origin = person): number {
  return updateCompanies(ids, { archivedAt: undefined }, origin);
}

/** Deletes companies as one step; undo restores them, and contacts keep the company's name. Returns how many. */
export function deleteCompanies(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => companies.get(id) ?? []);
  const label = known.length === 1 ? `Delete ${known[0]?.name}` : `Delete ${known.length} companies`;
  commit({ label, changes: known.map((company) => drop(companies, company.id)), origin });
  return known.length;
}

/** Copies a company with a new id and a name that says so. Contacts and deals stay with the original. */
export function duplicateCompany(id: string, origin: Origin = person): Company {
  const { name, createdAt: _made, updatedAt: _changed, archivedAt: _archived, ...rest } = existing(companies, id);
  return createCompany({ ...rest, name: `${name} (copy)` }, origin);
}

export const contactCount = (companyId: string): number => contactsByCompany.count(companyId);

/** All companies, archived ones too. */
export const useAllCompanies = (): readonly Company[] => useRecords(companies);

/** The company with the patch on it, not saved yet; the same object if nothing differs. `RuleError` as `updateCompany`. */
export function changedCompany(company: Company, typed: CompanyInput): Company {
  const patch = cleanRecord(typed);
  if (patch.tags) checkTagCount(patch.tags, 'company');
  if (patch.name !== undefined && isBlank(patch.name))
    throw new RuleError('Enter a name for the company; it is empty.');
  const email = patch.email === undefined ? {} : { email: checkedEmail(patch.email) };
  const after = patched(company, { ...patch, ...email });
  return after === company ? company : { ...after, updatedAt: stamp() };
}

/** A changed company, and its name in the contacts that belong to it. */
function companyChanges(before: Company, after: Company): RowChange[] {
  const people = after.name === before.name ? [] : contactsByCompany.of(after.id);
  const renamed = people.map((contact) => ({ ...contact, company: after.name, updatedAt: after.updatedAt }));
  return [put(companies, after), ...renamed.map((contact) => put(contacts, contact))];
}
