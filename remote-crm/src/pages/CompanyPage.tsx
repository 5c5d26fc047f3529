import { type Company, companySizeLabels, paths, useCompany, useCompanyActivities, useLoadState } from '@steps/shared';
import { useParams } from '@steps/shared/router';
import { ButtonLink, DetailSkeleton, Page, StatusTag } from '@steps/shared/ui';
import { RecordActivity } from '../activities/RecordActivity';
import { CompanyBar } from '../companies/CompanyBar';
import { CompanyContext } from '../companies/CompanyContext';
import { CompanyFacts } from '../companies/CompanyFacts';
import { CompanyStatusTag } from '../companies/CompanyStatusTag';
import { RecordPanes } from '../record/RecordPanes';

const crmHref = paths.module.href('crm');

/** /crm/companies/:companyId */
export function CompanyPage() {
  const { companyId } = useParams();
  const company = useCompany(companyId);
  const { state } = useLoadState();
  if (company) return <FoundCompany key={company.id} company={company} />;
  if (state === 'loading' || state === 'idle') return <DetailSkeleton label="Loading company" />;
  return (
    <Page title="Company Not Found" purpose="The company may have been removed.">
      <div>
        <ButtonLink to={crmHref} primary>
          Back to CRM
        </ButtonLink>
      </div>
    </Page>
  );
}

function FoundCompany({ company }: { readonly company: Company }) {
  const activities = useCompanyActivities(company.id);
  return (
    <Page
      title={company.name}
      width="full"
      crumbs={[
        { label: 'CRM', href: crmHref },
        { label: 'Companies', href: paths.module.href('crm', { tab: 'companies' }) },
        { label: company.name },
      ]}
      badges={
        <>
          <CompanyStatusTag status={company.status} />
          <StatusTag>{companySizeLabels[company.size]}</StatusTag>
        </>
      }
    >
      <RecordPanes
        noun="company"
        record={company.id}
        left={<CompanyFacts company={company} />}
        centre={<RecordActivity about={{ companyId: company.id }} activities={activities} />}
        right={<CompanyContext company={company} />}
        bar={<CompanyBar company={company} />}
      />
    </Page>
  );
}
