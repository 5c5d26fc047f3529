import type { Company } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { ButtonLink, EmptyState } from '@steps/platform/ui';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { exportFormats } from '../export/exportFormats';
import { updateCompany, useAllCompanies } from '../nouns/companyState';
import { propertyFields } from '../properties/propertyFields';
import { usePropertiesOf } from '../properties/propertyState';
import { ExportMenu } from '../records/csv/ExportMenu';
import { notifyStep } from '../records/notices/stepNotice';
import type { ListField } from '../records/recordTable/listField';
import { useUnlessPaused } from '../records/recordTable/listPause';
import { RecordTab } from '../records/recordTable/RecordTab';
import { CompanyBulkActions } from './CompanyBulkActions';
import { companyColumns, companyFields } from './companyFields';
import { searchCompanies } from './companySearch';

const nameOf = (company: Company) => company.name;
const hrefOf = (company: Company) => paths.company.href(company.id);
const sorts = [{ column: 'name', direction: 'ascending' }] as const;

/** All companies of the client; archived ones only when asked for. */
export function CompaniesTab() {
  const all = useUnlessPaused(useAllCompanies());
  const own = usePropertiesOf('company');
  const fields = useMemo(() => [...companyFields, ...propertyFields<Company>(own)], [own]);
  return (
    <RecordTab
      collection="companies"
      label="Companies"
      noun="company"
      plural="companies"
      records={all}
      {...{ nameOf, hrefOf, fields, sorts, onEdit }}
      search={searchCompanies}
      columns={companyColumns}
      tools={(shown) => (
        <ExportMenu
          noun="company"
          plural="companies"
          formats={exportFormats.companies}
          records={() => shown}
          count={shown.length}
        />
      )}
      archivable
      bulk={(ids, clear) => <CompanyBulkActions ids={ids} fields={fields} onDone={clear} />}
      empty={
        <EmptyState
          icon={Building2}
          title="No companies yet"
          purpose="Companies group the contacts who work there and your deals with them. Imports add companies automatically."
          action={
            <ButtonLink primary to={paths.module.href('crm', { tab: 'companies', new: 'company' })}>
              Add the first company
            </ButtonLink>
          }
        />
      }
    />
  );
}

function onEdit(company: Company, field: ListField<Company>, typed: string): void {
  updateCompany(company.id, field.patch?.(typed, company) ?? {});
  notifyStep('Company Updated');
}
