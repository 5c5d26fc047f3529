import {
  checkDealFields,
  checkDealStage,
  cleanRecord,
  currentStages,
  type Deal,
  type DealPatch,
  type DealStage,
  deals,
  movedDeal,
  stageOf,
} from '@steps/business';
import {
  commit,
  drop,
  existing,
  newId,
  type Origin,
  person,
  put,
  stamp,
  useRecord,
  useRecordsBy,
} from '@steps/platform';
import { dealsByCompany, dealsByContact } from './recordLinks';

/** What a new deal can be given; a name at least. */
export type DealInput = DealPatch & Partial<Pick<Deal, 'stage' | 'lostReason'>>;

/** A complete deal, not saved yet. `RuleError` without a name, for pence that are not whole or a loss without reason. */
export function newDeal(typed: DealInput, stages: readonly DealStage[] = currentStages()): Deal {
  const input = cleanRecord(typed);
  const at = stamp();
  const stage = input.stage ?? stages[0]?.id ?? 'new';
  const deal: Deal = {
    valuePence: 0,
    lostReason: '',
    source: '',
    owner: '',
    nextStep: '',
    notes: '',
    ...input,
    name: (input.name ?? '').trim(),
    stage,
    id: newId('deal'),
    createdAt: at,
    updatedAt: at,
    stageChangedAt: at,
    stageHistory: [{ stage, at }],
  };
  checkDealFields(deal);
  checkDealStage(deal, stages);
  return deal;
}

/** Adds a deal. `RuleError` as `newDeal`. */
export function createDeal(input: DealInput, origin: Origin = person): Deal {
  const deal = newDeal(input);
  commit({ label: `Add ${deal.name}`, changes: [put(deals, deal)], origin });
  return deal;
}

/**
 * Moves a deal to a stage, or changes the reason of a lost one, which is no new loss. `RuleError` for an unknown stage, or
 * for `lost` without a reason.
 */
export function moveDeal(
  id: string,
  stage: string,
  { lostReason = '', stages = currentStages(), origin = person }: MoveOptions = {},
): Deal {
  const before = existing(deals, id);
  const after = movedDeal(before, stage, { lostReason, stages });
  if (after === before) return before;
  const label = before.stage === stage ? `Edit ${after.name}` : `Move ${after.name} to ${stageOf(stage, stages).label}`;
  commit({ label, changes: [put(deals, after)], origin });
  return after;
}

interface MoveOptions {
  readonly lostReason?: string;
  readonly stages?: readonly DealStage[];
  readonly origin?: Origin;
}

/** Deletes deals as one step; undo brings them back. Returns how many. */
export function deleteDeals(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => deals.get(id) ?? []);
  const label = known.length === 1 ? `Delete ${known[0]?.name}` : `Delete ${known.length} deals`;
  commit({ label, changes: known.map((deal) => drop(deals, deal.id)), origin });
  return known.length;
}

/** One deal, in render. */
export const useDeal = (id: string | undefined): Deal | undefined => useRecord(deals, id);
export const useCompanyDeals = (id: string | undefined): readonly Deal[] => useRecordsBy(dealsByCompany, id);
export const useContactDeals = (id: string | undefined): readonly Deal[] => useRecordsBy(dealsByContact, id);
