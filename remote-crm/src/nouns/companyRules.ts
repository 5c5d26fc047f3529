import type { CompanySize, CompanyStatus } from '@steps/business';
import type { ScoreBand } from '../records/recordPage/ScoreBadge';

/** Bands of the company score, 0 to 100 (spec 2, section 4). */
export function companyScoreBand(score: number): ScoreBand {
  if (score >= 80) return { label: 'High Value Account', tone: 'success' };
  if (score >= 60) return { label: 'Medium Value Account', tone: 'warning' };
  if (score >= 40) return { label: 'Developing Account', tone: 'info' };
  return { label: 'Early Stage', tone: 'neutral' };
}

/** Labels of the sizes (spec 2, section 4). */
export const companySizeLabels: Readonly<Record<CompanySize, string>> = {
  startup: 'Startup',
  small: 'Small Business',
  medium: 'Medium Enterprise',
  large: 'Large Enterprise',
  enterprise: 'Global Enterprise',
};

/** Labels of the statuses (spec 2, section 4). */
export const companyStatusLabels: Readonly<Record<CompanyStatus, string>> = {
  active: 'Active',
  prospect: 'Prospect',
  partner: 'Partner',
  churned: 'Churned',
};
