import type { Company } from '@steps/business';
import { EmailAction } from '../mail/EmailAction';
import { companyScoreBand } from '../nouns/companyRules';
import { CallAction, LinkedInAction, WebsiteAction } from '../records/recordPage/CallAndEmailActions';
import styles from '../records/recordPage/record.module.css';
import { MeetMenu } from './MeetMenu';

/** Bottom bar: the account in short, and the quick actions. */
export function CompanyBar({ company }: { readonly company: Company }) {
  const about = { companyId: company.id };
  return (
    <>
      <span>
        <span className="s-faint">Score </span>
        {company.score} ({companyScoreBand(company.score).label})
      </span>
      <span className={styles.barActions}>
        <CallAction about={about} value={company.phone} />
        <EmailAction about={about} value={company.email} />
        <WebsiteAction about={about} value={company.website} />
        <LinkedInAction about={about} value={company.linkedin} />
        <MeetMenu company={company} />
      </span>
    </>
  );
}
