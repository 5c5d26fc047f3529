import {
  type Deal,
  dealProbability,
  dealStages,
  openPipelinePence,
  paths,
  stageOf,
  useDeals,
  weightedForecastPence,
} from '@steps/shared';
import { ButtonLink, DateText, EmptyState, Money, type RecordColumn } from '@steps/shared/ui';
import { Handshake } from 'lucide-react';
import { AboutCell } from '../activities/AboutCell';
import { type ListFilter, RecordTab, type SortValues } from '../lists/RecordTab';
import { searchOver } from '../lists/searchRules';
import { StageTag } from './StageTag';

const search = searchOver(
  (deal: Deal) => `${deal.name} ${stageOf(deal.stage).label} ${deal.nextStep} ${deal.owner} ${deal.source}`,
);
const nameOf = (deal: Deal) => deal.name;
const hrefOf = ({ contactId, companyId }: Deal) =>
  companyId ? paths.company.href(companyId) : contactId ? paths.contact.href(contactId) : undefined;
const sort = { column: 'value', direction: 'descending' } as const;

const sortValues: SortValues<Deal> = {
  name: nameOf,
  stage: (deal) => dealStages.findIndex((stage) => stage.id === deal.stage),
  value: (deal) => deal.valuePence,
  close: (deal) => deal.closeDate,
};

const filters: readonly ListFilter<Deal>[] = [
  {
    id: 'stage',
    label: 'Stage',
    options: dealStages.map(({ id, label }) => ({ value: id, label })),
    matches: (deal, value) => deal.stage === value,
  },
];

const columns: readonly RecordColumn<Deal>[] = [
  { id: 'name', header: 'Name', width: 220, grow: 3, sortable: true, phone: 'title', cell: nameOf },
  {
    id: 'with',
    header: 'With',
    width: 180,
    cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} />,
  },
  {
    id: 'stage',
    header: 'Stage',
    width: 130,
    grow: 0,
    sortable: true,
    cell: ({ stage }) => <StageTag stage={stage} />,
  },
  {
    id: 'chance',
    header: 'Chance',
    width: 70,
    grow: 0,
    align: 'end',
    phone: 'hide',
    cell: (deal) => `${dealProbability(deal)}%`,
  },
  {
    id: 'value',
    header: 'Value',
    width: 110,
    grow: 0,
    align: 'end',
    sortable: true,
    cell: ({ valuePence }) => <Money pence={valuePence} />,
  },
  {
    id: 'close',
    header: 'Closes',
    width: 120,
    grow: 0,
    sortable: true,
    cell: ({ closeDate }) =>
      closeDate ? <DateText value={closeDate} day /> : <span className="s-faint">No date</span>,
  },
];

/** All deals of the client. */
export function DealsTab() {
  const deals = useDeals();
  return (
    <RecordTab
      label="Deals"
      noun="deal"
      records={deals}
      {...{ nameOf, hrefOf, search, columns, sortValues, sort, filters }}
      tools={(shown) => (
        <span className="s-muted">
          Open <Money pence={openPipelinePence(shown)} />, weighted <Money pence={weightedForecastPence(shown)} />
        </span>
      )}
      empty={
        <EmptyState
          icon={Handshake}
          title="No deals yet"
          purpose="A deal is something a contact may buy, with its value and how far it has come. The dashboard adds them up."
          action={
            <ButtonLink primary to={paths.module.href('crm', { tab: 'deals', new: 'deal' })}>
              Add the first deal
            </ButtonLink>
          }
        />
      }
    />
  );
}
