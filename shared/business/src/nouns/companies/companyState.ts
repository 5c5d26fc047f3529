import { isBlank } from '@steps/platform/src/core/blankText';
import { newId, stamp } from '@steps/platform/src/core/store/recordChange';
import { useDerived, useRecord } from '@steps/platform/src/core/store/recordHooks';
import { derive } from '@steps/platform/src/core/store/recordIndex';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { cleanRecord } from '../cleanRecord';
import { checkedEmail } from '../contacts/contactRules';
import { checkTagCount } from '../contacts/tagRules';
import { type Company, type CompanyInput, companies } from './company';
import { activeCompanies } from './companyRules';

const active = derive(companies, activeCompanies);

/** A complete company from what is known of it, not saved yet. `RuleError` without a name. */
export function newCompany(typed: CompanyInput): Company {
  const input = cleanRecord(typed);
  const name = (input.name ?? '').trim();
  if (isBlank(name)) throw new RuleError('Enter a name for the company; it is empty.');
  checkTagCount(input.tags ?? [], 'company');
  const at = stamp();
  return {
    logo: '',
    industry: '',
    location: '',
    address: '',
    phone: '',
    website: '',
    linkedin: '',
    status: 'prospect',
    size: 'small',
    score: 0,
    tags: [],
    revenue: '',
    description: '',
    owner: '',
    properties: {},
    notes: '',
    createdAt: at,
    updatedAt: at,
    ...input,
    email: checkedEmail(input.email ?? ''),
    name,
    id: newId('company'),
  };
}

/** One company, in render. */
export const useCompany = (id: string | undefined): Company | undefined => useRecord(companies, id);
/** Companies that are not archived. */
export const useCompanies = (): readonly Company[] => useDerived(active);
