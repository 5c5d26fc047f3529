import { Allowed, type Company, useCompany, useMay } from '@steps/business';
import { useParams } from '@steps/platform/router';
import { notify, phoneQuery, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { RecordActivity } from '../activities/RecordActivity';
import { CompanyFacts } from '../companies/CompanyFacts';
import { CompanyLogo, CompanyRename, CompanyState } from '../companies/CompanyState';
import { useCompanyTimeline } from '../companies/companyTimeline';
import { EditCompanyDialog } from '../companies/EditCompanyDialog';
import { MeetMenu } from '../companies/MeetMenu';
import { EmailAction } from '../mail/EmailAction';
import { companyScoreBand } from '../nouns/companyRules';
import { CallAction, LinkedInAction, WebsiteAction } from '../records/recordPage/CallAndEmailActions';
import { FavouriteButton } from '../records/recordPage/FavouriteButton';
import styles from '../records/recordPage/record.module.css';
import { CompanyContext } from './CompanyContext';
import { RecordMenu } from './RecordMenu';
import { NoRecord, RecordPage } from './RecordPage';
import { companyKind } from './recordKind';

/** /crm/companies/:companyId */
export function CompanyPage() {
  const { companyId } = useParams();
  const company = useCompany(companyId);
  if (!company) return <NoRecord kind={companyKind} id={companyId} />;
  return <FoundCompany key={company.id} company={company} />;
}

function FoundCompany({ company }: { readonly company: Company }) {
  const may = useMay();
  const activities = useCompanyTimeline(company.id);
  const [editing, setEditing] = useState(false);
  // On a phone there is room for two controls beside a name.
  const phone = useMedia(phoneQuery);
  const edit = () => setEditing(true);
  return (
    <RecordPage
      kind={companyKind}
      record={company}
      purpose={[company.industry, company.location].filter(Boolean).join(', ')}
      picture={<CompanyLogo company={company} />}
      rename={<CompanyRename company={company} />}
      state={<CompanyState company={company} />}
      actions={
        <>
          <FavouriteButton onPress={notifyFavourite} />
          {!phone && (
            <Allowed action="change" module="crm">
              <Button icon={<Pencil size={16} aria-hidden />} onClick={edit}>
                Edit
              </Button>
            </Allowed>
          )}
          <RecordMenu
            kind={companyKind}
            record={company}
            first={phone && may('change', 'crm') ? [{ id: 'edit', label: 'Edit Company', onSelect: edit }] : []}
          />
        </>
      }
      facts={<CompanyFacts company={company} />}
      activity={<RecordActivity about={{ companyId: company.id }} activities={activities} withWho />}
      context={<CompanyContext company={company} />}
      bar={<CompanyBar company={company} />}
    >
      {editing && <EditCompanyDialog company={company} onClose={() => setEditing(false)} />}
    </RecordPage>
  );
}

/** The star of a company only says so and changes nothing (spec 2, section 4). */
const notifyFavourite = () =>
  void notify({
    title: 'Added to Favorites',
    description: 'For companies this is not kept yet: the company itself stays as it is.',
  });

/** Bottom bar: the account in short, and the quick actions. */
function CompanyBar({ company }: { readonly company: Company }) {
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
