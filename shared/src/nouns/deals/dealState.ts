import { commit } from '../../core/store/commit';
import { type Origin, person } from '../../core/store/origin';
import { drop, existing, newId, patched, put, stamp } from '../../core/store/recordChange';
import { useRecord, useRecords, useRecordsBy } from '../../core/store/recordHooks';
import { RuleError } from '../../core/store/ruleError';
import { cleanRecord } from '../cleanRecord';
import { type Deal, type DealInput, type DealPatch, deals, dealsByCompany, dealsByContact } from './deal';
import { currentStages, type DealStage, stageOf } from './pipeline';

/** A whole deal, not saved yet. `RuleError` without a name, for pence that are not whole or a loss without reason. */
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
  checkFields(deal);
  checkStage(deal, stages);
  return deal;
}

/** Adds a deal. `RuleError` as `newDeal`. */
export function createDeal(input: DealInput, origin: Origin = person): Deal {
  const deal = newDeal(input);
  commit({ label: `Add ${deal.name}`, changes: [put(deals, deal)], origin });
  return deal;
}

/** Changes fields of a deal; its stage changes by `moveDeal`. */
export function updateDeal(id: string, patch: DealPatch, origin: Origin = person): Deal {
  const before = existing(deals, id);
  const after = changedDeal(before, patch);
  if (after !== before) commit({ label: `Edit ${after.name}`, changes: [put(deals, after)], origin });
  return after;
}

/** The deal with the patch on it, not saved; the same object when nothing differs. `RuleError` as `newDeal`. */
export function changedDeal(before: Deal, patch: DealPatch): Deal {
  const after = patched<Deal>(before, cleanRecord(patch));
  if (after === before) return before;
  checkFields(after);
  return { ...after, updatedAt: stamp() };
}

/**
 * Moves a deal to a stage, or gives a lost one another reason, which is no new loss. `RuleError` for an unknown stage, or
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

/** The deal in another stage, not saved; the same object when it is there already. `RuleError` as `moveDeal`. */
export function movedDeal(
  before: Deal,
  stage: string,
  { lostReason = '', stages = currentStages() }: Omit<MoveOptions, 'origin'> = {},
): Deal {
  const isMoved = before.stage !== stage;
  if (!isMoved && before.lostReason === lostReason.trim()) return before;
  const at = stamp();
  const after: Deal = {
    ...before,
    stage,
    lostReason: stageOf(stage, stages).kind === 'lost' ? lostReason.trim() : '',
    updatedAt: at,
    ...(isMoved ? { stageChangedAt: at, stageHistory: [...before.stageHistory, { stage, at }] } : {}),
  };
  checkStage(after, stages);
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
/** All deals of the client. */
export const useDeals = (): readonly Deal[] => useRecords(deals);
export const useCompanyDeals = (id: string | undefined): readonly Deal[] => useRecordsBy(dealsByCompany, id);
export const useContactDeals = (id: string | undefined): readonly Deal[] => useRecordsBy(dealsByContact, id);

function checkFields(deal: Deal): void {
  if (!deal.name.trim()) throw new RuleError('Enter a name for the deal; it is empty.');
  if (!Number.isSafeInteger(deal.valuePence) || deal.valuePence < 0) {
    throw new RuleError(`Enter a value in whole pence, 0 or more, not ${deal.valuePence}.`);
  }
  if (deal.closeDate && !isCalendarDay(deal.closeDate)) {
    throw new RuleError(`Enter a close date such as 2026-11-03, not “${deal.closeDate}”.`);
  }
}

function checkStage(deal: Deal, stages: readonly DealStage[]): void {
  const stage = stages.find((known) => known.id === deal.stage);
  if (!stage) {
    const labels = stages.map((known) => known.label).join(', ');
    throw new RuleError(`Choose one of the stages ${labels}, not ${deal.stage}.`);
  }
  if (stage.kind === 'lost' && !deal.lostReason.trim()) throw new RuleError(`Say why ${deal.name} was lost.`);
}

/** A day that exists: `2026-02-30` does not. */
const isCalendarDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
