import { type Company, companyScoreBand } from '@steps/shared';
import { Globe, Link2, Mail, Phone } from 'lucide-react';
import { linkedInLink, mailLink, phoneLink, webLink } from '../record/linkRules';
import { QuickAction } from '../record/QuickAction';

/** Bottom bar: how the account stands, and the quick actions. */
export function CompanyBar({ company }: { readonly company: Company }) {
  return (
    <>
      <span>
        <span className="s-faint">Score </span>
        {company.score} ({companyScoreBand(company.score).label})
      </span>
      <span className="c-bar__actions">
        <QuickAction label="Call" icon={Phone} href={phoneLink(company.phone)} missing="No phone number" />
        <QuickAction label="Email" icon={Mail} href={mailLink(company.email)} missing="No email address" />
        <QuickAction label="Website" icon={Globe} href={webLink(company.website)} missing="No website" />
        <QuickAction
          label="LinkedIn"
          icon={Link2}
          href={linkedInLink(company.linkedin)}
          missing="No LinkedIn profile"
        />
      </span>
    </>
  );
}
