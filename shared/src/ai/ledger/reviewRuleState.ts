import { commit } from '../../core/store/commit';
import { put } from '../../core/store/recordChange';
import { useRecord } from '../../core/store/recordHooks';
import type { AiResult } from './aiResult';
import { aiKindLabel } from './aiResultKinds';
import { byRisk } from './aiResultRules';
import { type ReviewRule, reviewRules } from './reviewRule';

/** Changes how results of a kind are reviewed from now on: their risk and place in the queue, held back, by two people. */
export function updateReviewRule(kind: string, patch: Partial<Omit<ReviewRule, 'id'>>): void {
  const plain = { risk: 'low', first: false, holdBack: false, secondReader: false } as const;
  const rule = { ...plain, ...reviewRules.get(kind), ...patch, id: kind };
  commit({ label: `Change the review rule for ${aiKindLabel(kind)}`, changes: [put(reviewRules, rule)] });
}

/** A new entry as the rule of its kind wants it. A rule lets nothing through and never lowers a risk. */
export function asItsRuleSays(made: AiResult): AiResult {
  const rule = reviewRules.get(made.kind);
  if (!rule) return made;
  const risk = byRisk(rule.risk, made.risk) > 0 ? rule.risk : made.risk;
  return {
    ...made,
    risk,
    ...(rule.first && { first: true }),
    ...(rule.holdBack && { held: true }),
    ...(rule.secondReader && { needsSecond: true }),
  };
}

export const useReviewRule = (kind: string): ReviewRule | undefined => useRecord(reviewRules, kind);
