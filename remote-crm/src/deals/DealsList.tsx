import {
  type Deal,
  dealProbability,
  lostReasonGroup,
  openPipelinePence,
  stageOf,
  useDealStages,
  weightedForecastPence,
} from '@steps/shared';
import { Link } from '@steps/shared/router';
import { DateText, Money, type RecordColumn } from '@steps/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { AboutCell } from '../activities/AboutCell';
import { type ListFilter, RecordTab, type SortValues } from '../lists/RecordTab';
import { type Need, needLabels } from './attentionRules';
import { searchDeals } from './dealSearchRules';
import { StageTag } from './StageTag';
import { useNeeds } from './useNeeds';

const nameOf = (deal: Deal) => deal.name;
const sort = { column: 'value', direction: 'descending' } as const;
/** The filters that an address may name; with one of them the list is shown rather than the board. */
export const dealFilterIds = ['stage', 'state', 'need', 'closes', 'reason', 'source'] as const;

interface DealsListProps {
  readonly deals: readonly Deal[];
  readonly hrefOf: (deal: Deal) => string;
  readonly current: string | undefined;
  readonly empty: ReactNode;
}

/** Deals as a list, with filters that the figures of Sales lead to. */
export function DealsList({ deals, hrefOf, current, empty }: DealsListProps) {
  const stages = useDealStages();
  const needsOf = useNeeds();
  const filters = useMemo((): readonly ListFilter<Deal>[] => {
    const valuesOf = (of: (deal: Deal) => string) =>
      [...new Set(deals.map(of))]
        .filter(Boolean)
        .sort()
        .map((value) => ({ value, label: value }));
    return [
      {
        id: 'stage',
        label: 'Stage',
        options: stages.map(({ id, label }) => ({ value: id, label })),
        matches: (deal, value) => deal.stage === value,
      },
      {
        id: 'state',
        label: 'State',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'won', label: 'Won' },
          { value: 'lost', label: 'Lost' },
        ],
        matches: (deal, value) => stageOf(deal.stage, stages).kind === value,
      },
      {
        id: 'need',
        label: 'Need',
        any: 'Any need',
        // The labels are exactly the needs.
        options: (Object.keys(needLabels) as Need[]).map((value) => ({ value, label: needLabels[value] })),
        matches: (deal, value) => needsOf(deal).some((need) => need === value),
      },
      {
        id: 'closes',
        label: 'Close month',
        options: [{ value: 'none', label: 'No close date' }, ...valuesOf((deal) => deal.closeDate?.slice(0, 7) ?? '')],
        matches: ({ closeDate = '' }, value) => (value === 'none' ? !closeDate : closeDate.startsWith(value)),
      },
      {
        id: 'reason',
        label: 'Lost reason',
        options: valuesOf((deal) => (deal.lostReason ? lostReasonGroup(deal.lostReason) : '')),
        matches: (deal, value) => deal.lostReason !== '' && lostReasonGroup(deal.lostReason) === value,
      },
      {
        id: 'source',
        label: 'Source',
        options: [{ value: 'none', label: 'No source' }, ...valuesOf((deal) => deal.source)],
        matches: ({ source }, value) => (value === 'none' ? !source : source === value),
      },
    ];
  }, [deals, stages, needsOf]);
  const columns = useMemo(
    (): readonly RecordColumn<Deal>[] => [
      {
        id: 'name',
        header: 'Name',
        width: 220,
        grow: 3,
        sortable: true,
        phone: 'title',
        cell: (deal) => (
          <span className="c-name">
            <Link to={hrefOf(deal)}>{deal.name}</Link>
          </span>
        ),
      },
      ...restColumns,
      {
        id: 'chance',
        header: 'Chance',
        width: 70,
        grow: 0,
        align: 'end',
        phone: 'hide',
        cell: (deal) => `${dealProbability(deal, stages)}%`,
      },
      ...moneyColumns,
    ],
    [hrefOf, stages],
  );
  const sortValues = useMemo(
    (): SortValues<Deal> => ({
      name: nameOf,
      stage: (deal) => stages.findIndex((stage) => stage.id === deal.stage),
      value: (deal) => deal.valuePence,
      close: (deal) => deal.closeDate,
      step: (deal) => deal.nextStep || undefined,
    }),
    [stages],
  );
  return (
    <RecordTab
      label="Deals"
      noun="deal"
      records={deals}
      search={searchDeals}
      {...{ nameOf, hrefOf, current, columns, sortValues, sort, filters, empty }}
      tools={(shown) => (
        <span className="s-muted">
          Open <Money pence={openPipelinePence(shown, stages)} />, weighted{' '}
          <Money pence={weightedForecastPence(shown, stages)} />
        </span>
      )}
    />
  );
}

const restColumns: readonly RecordColumn<Deal>[] = [
  {
    id: 'with',
    header: 'With',
    width: 160,
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
    id: 'step',
    header: 'Next step',
    width: 140,
    sortable: true,
    cell: ({ nextStep }) => nextStep || <span className="s-faint">None</span>,
  },
];

const moneyColumns: readonly RecordColumn<Deal>[] = [
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
