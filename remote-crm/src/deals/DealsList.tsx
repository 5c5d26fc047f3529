import { type Deal, openPipelinePence, useDealStages, weightedForecastPence } from '@steps/business';
import { Money } from '@steps/platform/ui';
import { type ReactNode, useMemo } from 'react';
import { ExportList } from '../records/csv/ExportList';
import { notifyStep } from '../records/notices/stepNotice';
import type { ListField } from '../records/recordTable/listField';
import { RecordTab } from '../records/recordTable/RecordTab';
import { DealBulkActions } from './DealBulkActions';
import { saveDealField } from './dealFieldState';
import { dealFields } from './dealFields';
import { searchDeals } from './dealSearchRules';
import { useNeeds } from './useNeeds';

const nameOf = (deal: Deal) => deal.name;
const sorts = [{ column: 'value', direction: 'descending' }] as const;
const columns = ['name', 'with', 'stage', 'step', 'chance', 'value', 'close'];
/** The filters that an address can name; with one of them the list is shown instead of the board. */
export const dealFilterIds = ['stage', 'state', 'need', 'closes', 'reason', 'source', 'since', 'added'] as const;

interface DealsListProps {
  readonly deals: readonly Deal[];
  readonly hrefOf: (deal: Deal) => string;
  readonly current: string | undefined;
  readonly empty: ReactNode;
  /** Before the list's tools. */
  readonly before: ReactNode;
}

/** Deals as a list; the figures of Sales lead here with their filters. */
export function DealsList({ deals, hrefOf, current, empty, before }: DealsListProps) {
  const stages = useDealStages();
  const needsOf = useNeeds();
  const fields = useMemo(() => dealFields({ stages, needsOf, hrefOf }), [stages, needsOf, hrefOf]);
  return (
    <RecordTab
      collection="deals"
      module="sales"
      label="Deals"
      noun="deal"
      records={deals}
      search={searchDeals}
      {...{ nameOf, hrefOf, current, fields, columns, sorts, empty, onEdit }}
      before={before}
      figures={(shown) => (
        <>
          open <Money pence={openPipelinePence(shown, stages)} />, weighted{' '}
          <Money pence={weightedForecastPence(shown, stages)} />
        </>
      )}
      tools={(shown) => (
        <ExportList noun="deal" plural="deals" fields={fields} records={() => shown} count={shown.length} />
      )}
      bulk={(ids, clear) => <DealBulkActions ids={ids} fields={fields} onDone={clear} />}
    />
  );
}

function onEdit(deal: Deal, field: ListField<Deal>, typed: string): void {
  saveDealField(deal, field, typed);
  notifyStep('Deal changed');
}
