import { type Company, companies, suggestedCompanyTags } from '@steps/business';
import { countedAs } from '@steps/platform';
import { exportFormats } from '../export/exportFormats';
import { changedCompany } from '../nouns/companyState';
import { ExportMenu } from '../records/csv/ExportMenu';
import type { ListField } from '../records/recordTable/listField';
import { RecordBulkActions } from '../records/recordTable/RecordBulkActions';
import type { BulkTarget } from '../records/recordTable/recordBulk';

interface CompanyBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Company>[];
  /** The selection has gone (archived, deleted). */
  readonly onDone: () => void;
}

const target: BulkTarget<Company> = {
  noun: 'company',
  counted: countedAs('company', 'companies'),
  collection: companies,
  changed: changedCompany,
  suggestedTags: suggestedCompanyTags,
};

/** What can be done with many companies at once. */
export const CompanyBulkActions = ({ ids, fields, onDone }: CompanyBulkActionsProps) => (
  <RecordBulkActions target={target} ids={ids} fields={fields} onDone={onDone}>
    <ExportMenu
      noun="company"
      plural="companies"
      formats={exportFormats.companies}
      records={() => ids.flatMap((id) => companies.get(id) ?? [])}
      count={ids.length}
      selected
    />
  </RecordBulkActions>
);
