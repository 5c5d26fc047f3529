import {
  deals as allDeals,
  type Deal,
  type DealStage,
  dealProbability,
  movedDeal,
  RuleError,
  stageOf,
} from '@steps/shared';
import { Link } from '@steps/shared/router';
import { DateText, Money } from '@steps/shared/ui';
import { AboutCell } from '../activities/AboutCell';
import { aboutName } from '../activities/aboutRules';
import styles from '../ground/crm.module.css';
import { labelledOptions, wordOptions } from '../ground/recordTable/fieldOptions';
import type { ListField } from '../ground/recordTable/listField';
import { wordsUsed } from '../ground/wordsUsed';
import { lostReasonGroup } from '../stages/pipelineRules';
import { type Need, needLabels } from './attentionRules';
import { dealValue } from './dealInput';
import { StageTag } from './StageTag';

interface DealFieldsOptions {
  readonly stages: readonly DealStage[];
  readonly needsOf: (deal: Deal) => readonly Need[];
  readonly hrefOf: (deal: Deal) => string;
}

const reasonOf = ({ lostReason }: Deal) => (lostReason ? lostReasonGroup(lostReason) : '');
const stateLabels = { open: 'Open', won: 'Won', lost: 'Lost' } as const;
const used = (of: (deal: Deal) => string) => wordOptions(wordsUsed(allDeals.all(), (deal) => [of(deal)]));

/** All fields of a deal that its list can show, filter, order and edit. */
export function dealFields({ stages, needsOf, hrefOf }: DealFieldsOptions): readonly ListField<Deal>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      kind: 'text',
      value: ({ name }) => name,
      patch: (typed) => ({ name: typed.trim() }),
      column: {
        width: 190,
        grow: 4,
        phone: 'title',
        cell: (deal) => (
          <span className={styles.name}>
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
      patch: (typed, deal) => stagePatch(deal, typed, stages),
      column: { width: 122, grow: 0, cell: ({ stage }) => <StageTag stage={stage} /> },
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
        width: 78,
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
      free: true,
      patch: (typed) => ({ source: typed.trim() }),
    },
    ...lastFields,
  ];
}

const restFields: readonly ListField<Deal>[] = [
  {
    id: 'with',
    label: 'With',
    kind: 'text',
    value: aboutName,
    column: { width: 130, cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} /> },
  },
  {
    id: 'step',
    label: 'Next step',
    kind: 'text',
    value: ({ nextStep }) => nextStep,
    patch: (typed) => ({ nextStep: typed.trim() }),
    column: { width: 130, cell: ({ nextStep }) => nextStep || <span className="s-faint">None</span> },
  },
];

const moneyFields: readonly ListField<Deal>[] = [
  {
    id: 'value',
    label: 'Value',
    kind: 'money',
    value: ({ valuePence }) => valuePence,
    patch: (typed) => ({ valuePence: dealValue(typed) }),
    column: { width: 100, grow: 0, align: 'end', cell: ({ valuePence }) => <Money pence={valuePence} /> },
  },
  {
    id: 'close',
    label: 'Closes',
    kind: 'day',
    value: ({ closeDate }) => closeDate,
    patch: (typed) => ({ closeDate: typed || undefined }),
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

const lastFields: readonly ListField<Deal>[] = [
  {
    id: 'owner',
    label: 'Owner',
    kind: 'choice',
    free: true,
    value: ({ owner }) => owner,
    options: () => used(({ owner }) => owner),
    patch: (typed) => ({ owner: typed.trim() }),
    column: { width: 120 },
  },
  {
    id: 'notes',
    label: 'Notes',
    kind: 'text',
    value: ({ notes }) => notes,
    patch: (typed) => ({ notes: typed.trim() }),
    column: { width: 180 },
  },
];

/** The move to another stage. Why a deal was lost differs from deal to deal, so that is no change for many at once. */
function stagePatch(deal: Deal, typed: string, stages: readonly DealStage[]): Partial<Deal> {
  if (stageOf(typed, stages).kind === 'lost' && deal.stage !== typed) {
    throw new RuleError('Why a deal was lost is asked for each one: move it on the board, or open it.');
  }
  const { stage, lostReason, stageChangedAt, stageHistory } = movedDeal(deal, typed, {
    lostReason: deal.stage === typed ? deal.lostReason : '',
    stages,
  });
  return { stage, lostReason, stageChangedAt, stageHistory };
}
