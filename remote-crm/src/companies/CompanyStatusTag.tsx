import type { Company, CompanyStatus } from '@steps/business';
import { StatusTag, type Tone } from '@steps/platform/ui';
import { companyStatusLabels } from '../nouns/companyRules';
import type { BadgeLook } from '../records/recordPage/StateBadges';

const tones: Readonly<Record<CompanyStatus, Tone>> = {
  active: 'success',
  prospect: 'info',
  partner: 'warning',
  churned: 'neutral',
};

export const companyLooks = { status: (status: string): BadgeLook => ({ tone: tones[status as CompanyStatus] }) };

/** A company's status in one word. */
export function CompanyStatusTag({ status }: Pick<Company, 'status'>) {
  return <StatusTag tone={tones[status]}>{companyStatusLabels[status]}</StatusTag>;
}
