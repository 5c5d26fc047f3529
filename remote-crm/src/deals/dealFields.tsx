import { deals as allDeals, type Deal, type DealStage, dealProbability, movedDeal, stageOf } from '@steps/business';
import { RuleError } from '@steps/platform';
import { Link } from '@steps/platform/router';
import { DateText, Money, Row } from '@steps/platform/ui';
import { AboutCell } from '../activities/AboutCell';
import { aboutName } from '../activities/aboutRules';
import { type DealCatalogue, dealCatalogue } from '../nouns/dealCatalogue';
import styles from '../records/crm.module.css';
import { catalogueFields, type FieldLook } from '../records/recordTable/catalogueFields';
import { labelledOptions, wordOptions } from '../records/recordTable/fieldOptions';
import type { ListField } from '../records/recordTable/listField';
import { wordsUsed } from '../records/wordsUsed';
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

/** All fields of a deal that its list can show, filter, sort and edit. */
export function dealFields({ stages, needsOf, hrefOf }: DealFieldsOptions): readonly ListField<Deal>[] {
  const own = catalogueFields<Deal, DealCatalogue>(dealCatalogue, {
    choices: {
      stage: {
        options: stages.map(({ id, label }) => ({ value: id, label })),
        shown: (stage) => stageOf(stage, stages).label,
      },
    },
    all: () => allDeals.all(),
    columns: [],
    looks: {
      name: {
        column: {
          grow: 4,
          phone: 'title',
          cell: (deal) => (
            <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={styles.name}>
              <Link to={hrefOf(deal)}>{deal.name}</Link>
            </Row>
          ),
        },
      },
      stage: {
        order: ({ stage }) => stages.findIndex(({ id }) => id === stage),
        patch: (typed, deal) => stagePatch(deal, typed, stages),
        column: { cell: ({ stage }) => <StageTag stage={stage} /> },
      },
      ...looks,
    },
  });
  return [
    ...own.slice(0, 1),
    {
      id: 'with',
      label: 'With',
      kind: 'text',
      value: aboutName,
      column: { width: 130, cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} /> },
    },
    ...own.slice(1),
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
  ];
}

/** What is special about columns of a deal, whatever its stages are. */
const looks: Partial<Record<keyof Deal, FieldLook<Deal>>> = {
  nextStep: { column: { cell: ({ nextStep }) => nextStep || <span className="s-faint">None</span> } },
  valuePence: {
    patch: (typed) => ({ valuePence: dealValue(typed) }),
    column: { cell: ({ valuePence }) => <Money pence={valuePence} /> },
  },
  closeDate: {
    column: {
      cell: ({ closeDate }) =>
        closeDate ? <DateText value={closeDate} day /> : <span className="s-faint">No date</span>,
    },
  },
  // Reasons in own words form one group, and each deal has its own reason to be asked for.
  lostReason: { value: reasonOf, options: () => used(reasonOf), free: undefined, patch: undefined },
  source: {
    value: ({ source }) => source || 'none',
    options: () => [{ value: 'none', label: 'No source' }, ...used(({ source }) => source)],
    column: { cell: ({ source }) => source || '–' },
  },
};

/** The move to another stage. The reason a deal was lost differs from deal to deal, so several cannot be lost at once. */
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
