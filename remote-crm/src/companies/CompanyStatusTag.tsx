import { type Company, type CompanyStatus, companyStatusLabels } from '@steps/shared';
import { StatusTag, type Tone } from '@steps/shared/ui';

const tones: Readonly<Record<CompanyStatus, Tone>> = {
  active: 'success',
  prospect: 'info',
  partner: 'warning',
  churned: 'neutral',
};

/** A company's status in one word. */
export function CompanyStatusTag({ status }: Pick<Company, 'status'>) {
  return <StatusTag tone={tones[status]}>{companyStatusLabels[status]}</StatusTag>;
}
