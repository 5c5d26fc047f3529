import { commit } from '@steps/platform/src/core/store/commit';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { existing, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import { type Deal, type DealPatch, deals } from './deal';
import { checkDealStage } from './dealChecks';
import { changedDeal } from './dealRules';
import { currentStages } from './dealStages';
import { type DealStage, stageOf } from './pipeline';

/** Changes fields of a deal; its stage changes by `movedDeal`. */
export function updateDeal(id: string, patch: DealPatch, origin: Origin = person): Deal {
  const before = existing(deals, id);
  const after = changedDeal(before, patch);
  if (after !== before) commit({ label: `Edit ${after.name}`, changes: [put(deals, after)], origin });
  return after;
}

/** The deal in another stage, not saved; the same object when it is there already. `RuleError` as `checkDealStage`. */
export function movedDeal(
  before: Deal,
  stage: string,
  { lostReason = '', stages = currentStages() }: { lostReason?: string; stages?: readonly DealStage[] } = {},
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
  checkDealStage(after, stages);
  return after;
}

/** All deals of the client. */
export const useDeals = (): readonly Deal[] => useRecords(deals);
