import type { Company, CompanyPatch } from '@steps/shared';
import { scoreFrom } from '../scores/scoreRules';

/** Fields of a company that are typed as text. */
export const companyTextFields = {
  name: 'Name',
  industry: 'Industry',
  location: 'Location',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  linkedin: 'LinkedIn',
  revenue: 'Revenue',
  owner: 'Owner',
} as const;

export type CompanyTextField = keyof typeof companyTextFields;

/** A company as its form has it: the score is text until it is checked. */
export type CompanyTyped = Pick<Company, CompanyTextField | 'status' | 'size' | 'description'> & {
  readonly score: string;
};

/** What is known of a company, for editing it. */
export const typedOf = (company: Company): CompanyTyped => ({ ...company, score: String(company.score) });

/** Only what the form changed, so that what somebody else changed meanwhile stays. `RuleError` for a bad score. */
export function companyPatch(before: CompanyTyped, typed: CompanyTyped): CompanyPatch {
  const fields: readonly (CompanyTextField | 'status' | 'size' | 'description')[] = [
    ...(Object.keys(companyTextFields) as CompanyTextField[]),
    'status',
    'size',
    'description',
  ];
  const changed = fields.filter((field) => typed[field] !== before[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, typed[field].trim()])),
    ...(typed.score === before.score ? {} : { score: scoreFrom(typed.score) }),
  };
}
