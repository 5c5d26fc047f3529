import { Allowed, type Company, restoreCompanies, useCompany, useLoadState } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useParams } from '@steps/shared/router';
import {
  attempt,
  ButtonLink,
  DetailSkeleton,
  ErrorState,
  HereToo,
  lazyPart,
  notify,
  Page,
  phoneQuery,
  StatusTag,
  useMedia,
} from '@steps/shared/ui';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { RecordActivity } from '../activities/RecordActivity';
import { CompanyBar } from '../companies/CompanyBar';
import { CompanyFacts } from '../companies/CompanyFacts';
import { CompanyLogo, CompanyRename, CompanyState } from '../companies/CompanyState';
import { useCompanyTimeline } from '../companies/companyTimeline';
import { EditCompanyDialog } from '../companies/EditCompanyDialog';
import { notifyStep } from '../ground/notices/stepNotice';
import { ArchivedNotice } from '../ground/recordPage/ArchivedNotice';
import { FavouriteButton } from '../ground/recordPage/FavouriteButton';
import { RecordPanes } from '../ground/recordPage/RecordPanes';
import { RecordContext, useShownRecord } from '../ground/recordPage/recordContext';
import { MeetingPlanner } from '../schedule/MeetingPlanner';
import { CompanyContext } from './CompanyContext';
import { CompanyPageMenu } from './CompanyPageMenu';

const crmHref = paths.module.href('crm');
const DeletedHere = lazyPart(async () => (await import('../ground/recordPage/DeletedHere')).DeletedHere);

/** /crm/companies/:companyId */
export function CompanyPage() {
  const { companyId } = useParams();
  const company = useCompany(companyId);
  const { state, message } = useLoadState();
  if (company) return <FoundCompany key={company.id} company={company} />;
  if (state === 'loading' || state === 'idle') return <DetailSkeleton label="Loading company" />;
  // What cannot be read is not said to be gone.
  if (state === 'failed')
    return (
      <Page title="Company">
        <ErrorState title="The company could not be read" detail={message} />
      </Page>
    );
  return (
    <Page title="Company Not Found" purpose="The company may have been removed.">
      <div>
        <ButtonLink to={crmHref} primary>
          Back to CRM
        </ButtonLink>
      </div>
      {companyId && (
        <Suspense>
          <DeletedHere collection="companies" id={companyId} noun="Company" />
        </Suspense>
      )}
    </Page>
  );
}

function FoundCompany({ company }: { readonly company: Company }) {
  const activities = useCompanyTimeline(company.id);
  const about = { companyId: company.id };
  const [editing, setEditing] = useState(false);
  // Beside a name there is room for two controls on a phone.
  const phone = useMedia(phoneQuery);
  return (
    <RecordContext value={useShownRecord('companies', company.id)}>
      <Page
        title={company.name}
        purpose={[company.industry, company.location].filter(Boolean).join(', ')}
        titleAction={<CompanyRename company={company} />}
        picture={<CompanyLogo company={company} />}
        width="full"
        crumbs={[
          { label: 'CRM', href: crmHref },
          { label: 'Companies', href: paths.module.href('crm', { tab: 'companies' }) },
          { label: company.name },
        ]}
        badges={
          <>
            <CompanyState company={company} />
            {company.archivedAt && <StatusTag>Archived</StatusTag>}
            <HereToo collection="companies" id={company.id} />
          </>
        }
        quiet={
          <>
            <FavouriteButton onPress={tellFavourite} />
            {!phone && (
              <Allowed action="change" module="crm">
                <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
                  Edit
                </Button>
              </Allowed>
            )}
            <CompanyPageMenu company={company} {...(phone ? { onEdit: () => setEditing(true) } : {})} />
          </>
        }
      >
        {company.archivedAt && (
          <ArchivedNotice noun="Company" since={company.archivedAt} onRestore={() => restore(company)} />
        )}
        <MeetingPlanner>
          <RecordPanes
            noun="company"
            left={<CompanyFacts company={company} />}
            centre={<RecordActivity about={about} activities={activities} withWho />}
            right={<CompanyContext company={company} />}
            bar={<CompanyBar company={company} />}
          />
        </MeetingPlanner>
        {editing && <EditCompanyDialog company={company} onClose={() => setEditing(false)} />}
      </Page>
    </RecordContext>
  );
}

const restore = (company: Company) =>
  attempt({ title: 'Not saved', description: 'The company could not be changed. Please try again.' }, () => {
    restoreCompanies([company.id]);
    notifyStep(`${company.name} restored`);
  });

/** On a company the star only says so and changes nothing (spec 2, section 4). */
const tellFavourite = () =>
  void notify({
    title: 'Added to Favorites',
    description: 'For companies this is not kept yet: the company itself stays as it is.',
  });
