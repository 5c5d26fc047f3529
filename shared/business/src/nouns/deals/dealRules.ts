import { patched, stamp } from '@steps/platform/src/core/store/recordChange';
import { cleanRecord } from '../cleanRecord';
import type { Deal, DealPatch } from './deal';
import { checkDealFields } from './dealChecks';
import { type DealStage, dealStages, stageOf } from './pipeline';

export interface PipelineColumn extends DealStage {
  readonly count: number;
  readonly valuePence: number;
  readonly deals: readonly Deal[];
}

/** Chance of winning, in percent, from the stage. */
export const dealProbability = (deal: Deal, stages: readonly DealStage[] = dealStages): number =>
  stageOf(deal.stage, stages).probability;

/** Whether a deal is neither won nor lost. */
export const isOpenDeal = (deal: Deal, stages: readonly DealStage[] = dealStages): boolean =>
  stageOf(deal.stage, stages).kind === 'open';

/** Deals by stage in the stages' order, each with count and sum in pence; unknown stages come last. */
export function pipelineByStage(deals: readonly Deal[], stages: readonly DealStage[] = dealStages): PipelineColumn[] {
  const byStage = new Map<string, Deal[]>(stages.map((stage) => [stage.id, []]));
  for (const deal of deals) {
    const column = byStage.get(deal.stage);
    if (column) column.push(deal);
    else byStage.set(deal.stage, [deal]);
  }
  return [...byStage].map(([id, inStage]) => ({
    ...stageOf(id, stages),
    count: inStage.length,
    valuePence: inStage.reduce((sum, deal) => sum + deal.valuePence, 0),
    deals: inStage,
  }));
}

/** Sum of open deals in pence, each times its stage's chance; rounded to the penny once, at the end. */
export function weightedForecastPence(deals: readonly Deal[], stages: readonly DealStage[] = dealStages): number {
  const open = deals.filter((deal) => isOpenDeal(deal, stages));
  return Math.round(open.reduce((sum, deal) => sum + deal.valuePence * dealProbability(deal, stages), 0) / 100);
}

/** Sum of open deals in pence. */
export function openPipelinePence(deals: readonly Deal[], stages: readonly DealStage[] = dealStages): number {
  return deals.reduce((sum, deal) => sum + (isOpenDeal(deal, stages) ? deal.valuePence : 0), 0);
}

/** The deal with the patch on it, not saved; the same object when nothing differs. `RuleError` as `checkDealFields`. */
export function changedDeal(before: Deal, patch: DealPatch): Deal {
  const after = patched<Deal>(before, cleanRecord(patch));
  if (after === before) return before;
  checkDealFields(after);
  return { ...after, updatedAt: stamp() };
}
