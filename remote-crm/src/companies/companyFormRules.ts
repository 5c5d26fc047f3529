import { type Company, type CompanyPatch, companySizeLabels, companyStatusLabels } from '@steps/shared';
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

const formLabels = {
  ...companyTextFields,
  status: 'Status',
  size: 'Size',
  score: 'Score',
  description: 'Description',
} as const;

/** Fields that the form changed and somebody else too since it was opened, each with its value now. */
export const changedMeanwhile = (
  before: CompanyTyped,
  typed: CompanyTyped,
  now: CompanyTyped,
): { readonly label: string; readonly value: string }[] =>
  (Object.keys(formLabels) as (keyof typeof formLabels)[])
    .filter((field) => now[field] !== before[field] && typed[field] !== before[field] && typed[field] !== now[field])
    .map((field) => ({ label: formLabels[field], value: shownIn(now, field) }));

const shownIn = (typed: CompanyTyped, field: keyof typeof formLabels): string => {
  if (field === 'status') return companyStatusLabels[typed.status];
  return field === 'size' ? companySizeLabels[typed.size] : typed[field];
};

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
