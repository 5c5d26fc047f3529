import { isDay } from '@steps/platform/src/core/calendarDay';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { Deal } from './deal';
import type { DealStage } from './pipeline';

/** `RuleError` without a name, for pence that are not whole or for a close date that does not exist. */
export function checkDealFields(deal: Deal): void {
  if (!deal.name.trim()) throw new RuleError('Enter a name for the deal; it is empty.');
  if (!Number.isSafeInteger(deal.valuePence) || deal.valuePence < 0) {
    throw new RuleError(`Enter a value in whole pence, 0 or more, not ${deal.valuePence}.`);
  }
  if (deal.closeDate && !isDay(deal.closeDate)) {
    throw new RuleError(`Enter a close date such as 2026-11-03, not “${deal.closeDate}”.`);
  }
}

/** `RuleError` for an unknown stage, or for a loss without a reason. */
export function checkDealStage(deal: Deal, stages: readonly DealStage[]): void {
  const stage = stages.find((known) => known.id === deal.stage);
  if (!stage) {
    const labels = stages.map((known) => known.label).join(', ');
    throw new RuleError(`Choose one of the stages ${labels}, not ${deal.stage}.`);
  }
  if (stage.kind === 'lost' && !deal.lostReason.trim()) throw new RuleError(`Say why ${deal.name} was lost.`);
}
