import { type Deal, deals } from '@steps/business';
import { countedAs } from '@steps/platform';
import { ExportList } from '../records/csv/ExportList';
import { EditAndDelete } from '../records/recordTable/EditAndDelete';
import type { ListField } from '../records/recordTable/listField';
import type { BulkEditTarget } from '../records/recordTable/recordBulk';
import { patchedDeal } from './dealFieldState';

interface DealBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Deal>[];
  /** Called once the selection is gone. */
  readonly onDone: () => void;
}

const target: BulkEditTarget<Deal> = { counted: countedAs('deal'), collection: deals, changed: patchedDeal };

/** What can be done with many deals at once. */
export const DealBulkActions = ({ ids, fields, onDone }: DealBulkActionsProps) => (
  <EditAndDelete target={target} ids={ids} fields={fields} onDone={onDone}>
    <ExportList
      noun="deal"
      plural="deals"
      fields={fields}
      records={() => ids.flatMap((id) => deals.get(id) ?? [])}
      count={ids.length}
      selected
    />
  </EditAndDelete>
);
