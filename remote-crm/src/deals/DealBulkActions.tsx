import { type Deal, deals } from '@steps/business';
import { countedAs } from '@steps/platform';
import { ExportList } from '../ground/csv/ExportList';
import { EditAndDelete } from '../ground/recordTable/EditAndDelete';
import type { ListField } from '../ground/recordTable/listField';
import type { BulkEditTarget } from '../ground/recordTable/recordBulk';
import { patchedDeal } from './dealFieldState';

interface DealBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Deal>[];
  /** The selection has gone. */
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
