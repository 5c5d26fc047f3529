import {
  type Deal,
  dealProbability,
  openPipelinePence,
  stageOf,
  useDealStages,
  weightedForecastPence,
} from '@steps/shared';
import { Link } from '@steps/shared/router';
import { lostReasonGroup } from '@steps/shared/stages';
import { DateText, Money } from '@steps/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { AboutCell } from '../activities/AboutCell';
import { aboutName } from '../activities/aboutRules';
import { labelledOptions, wordOptions, wordsUsed } from '../lists/fieldOptions';
import type { ListField } from '../lists/listField';
import { RecordTab } from '../lists/RecordTab';
import { needLabels } from './attentionRules';
import { searchDeals } from './dealSearchRules';
import { StageTag } from './StageTag';
import { useNeeds } from './useNeeds';

const nameOf = (deal: Deal) => deal.name;
const reasonOf = ({ lostReason }: Deal) => (lostReason ? lostReasonGroup(lostReason) : '');
const sorts = [{ column: 'value', direction: 'descending' }] as const;
const columns = ['name', 'with', 'stage', 'step', 'chance', 'value', 'close'];
const stateLabels = { open: 'Open', won: 'Won', lost: 'Lost' } as const;
/** The filters that an address may name; with one of them the list is shown rather than the board. */
export const dealFilterIds = ['stage', 'state', 'need', 'closes', 'reason', 'source', 'since', 'added'] as const;

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
  const fields = useMemo((): readonly ListField<Deal>[] => {
    const used = (of: (deal: Deal) => string) => wordOptions(wordsUsed(deals, (deal) => [of(deal)]));
    return [
      {
        id: 'name',
        label: 'Name',
        kind: 'text',
        value: nameOf,
        column: {
          width: 220,
          grow: 3,
          phone: 'title',
          cell: (deal) => (
            <span className="c-name">
              <Link to={hrefOf(deal)}>{deal.name}</Link>
            </span>
          ),
        },
      },
      ...restFields,
      {
        id: 'stage',
        label: 'Stage',
        kind: 'choice',
        value: ({ stage }) => stage,
        order: ({ stage }) => stages.findIndex(({ id }) => id === stage),
        options: () => stages.map(({ id, label }) => ({ value: id, label })),
        column: { width: 130, grow: 0, cell: ({ stage }) => <StageTag stage={stage} /> },
      },
      {
        id: 'state',
        label: 'State',
        kind: 'choice',
        value: ({ stage }) => stageOf(stage, stages).kind,
        options: () => labelledOptions(stateLabels),
        column: { width: 80, grow: 0, cell: ({ stage }) => stateLabels[stageOf(stage, stages).kind] },
      },
      {
        id: 'need',
        label: 'Need',
        kind: 'set',
        value: needsOf,
        options: () => labelledOptions(needLabels),
        column: {
          width: 150,
          cell: (deal) =>
            needsOf(deal)
              .map((need) => needLabels[need])
              .join(', '),
        },
      },
      {
        id: 'chance',
        label: 'Chance',
        kind: 'number',
        value: (deal) => dealProbability(deal, stages),
        column: {
          width: 70,
          grow: 0,
          align: 'end',
          phone: 'hide',
          cell: (deal) => `${dealProbability(deal, stages)}%`,
        },
      },
      ...moneyFields,
      {
        id: 'closes',
        label: 'Close month',
        kind: 'choice',
        value: ({ closeDate }) => closeDate?.slice(0, 7) ?? 'none',
        options: () => [
          { value: 'none', label: 'No close date' },
          ...used(({ closeDate = '' }) => closeDate.slice(0, 7)),
        ],
        column: { width: 100, grow: 0, cell: ({ closeDate }) => closeDate?.slice(0, 7) ?? '–' },
      },
      {
        id: 'reason',
        label: 'Lost reason',
        kind: 'choice',
        value: reasonOf,
        options: () => used(reasonOf),
        column: { width: 140 },
      },
      {
        id: 'source',
        label: 'Source',
        kind: 'choice',
        value: ({ source }) => source || 'none',
        options: () => [{ value: 'none', label: 'No source' }, ...used(({ source }) => source)],
        column: { width: 120, cell: ({ source }) => source || '–' },
      },
    ];
  }, [deals, stages, needsOf, hrefOf]);
  return (
    <RecordTab
      label="Deals"
      noun="deal"
      records={deals}
      search={searchDeals}
      {...{ nameOf, hrefOf, current, fields, columns, sorts, empty }}
      tools={(shown) => (
        <span className="s-muted">
          Open <Money pence={openPipelinePence(shown, stages)} />, weighted{' '}
          <Money pence={weightedForecastPence(shown, stages)} />
        </span>
      )}
    />
  );
}

const restFields: readonly ListField<Deal>[] = [
  {
    id: 'with',
    label: 'With',
    kind: 'text',
    value: aboutName,
    column: { width: 160, cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} /> },
  },
  {
    id: 'step',
    label: 'Next step',
    kind: 'text',
    value: ({ nextStep }) => nextStep,
    column: { width: 140, cell: ({ nextStep }) => nextStep || <span className="s-faint">None</span> },
  },
];

const moneyFields: readonly ListField<Deal>[] = [
  {
    id: 'value',
    label: 'Value',
    kind: 'money',
    value: ({ valuePence }) => valuePence,
    column: { width: 110, grow: 0, align: 'end', cell: ({ valuePence }) => <Money pence={valuePence} /> },
  },
  {
    id: 'close',
    label: 'Closes',
    kind: 'day',
    value: ({ closeDate }) => closeDate,
    column: {
      width: 120,
      grow: 0,
      cell: ({ closeDate }) =>
        closeDate ? <DateText value={closeDate} day /> : <span className="s-faint">No date</span>,
    },
  },
  {
    id: 'since',
    label: 'In stage since',
    kind: 'day',
    value: ({ stageChangedAt }) => stageChangedAt,
    column: { width: 130, grow: 0, cell: ({ stageChangedAt }) => <DateText value={stageChangedAt} day /> },
  },
  {
    id: 'added',
    label: 'Added',
    kind: 'day',
    value: ({ createdAt }) => createdAt,
    column: { width: 120, grow: 0, cell: ({ createdAt }) => <DateText value={createdAt} day /> },
  },
];
