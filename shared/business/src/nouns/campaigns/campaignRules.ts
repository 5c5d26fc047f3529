import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { Campaign } from './campaign';

/** What every campaign has, a new one and one that is changed. `RuleError` otherwise. */
export function checkCampaign({ name }: Campaign): void {
  if (!name.trim()) throw new RuleError('Enter a name for the campaign; it is empty.');
}
