import { commit } from '../../core/store/commit';
import { put } from '../../core/store/recordChange';
import { useRecord } from '../../core/store/recordHooks';
import { RuleError } from '../../core/store/ruleError';
import type { AiResult, AiRisk } from './aiResult';
import { aiKindLabel, writesRecords } from './aiResultKinds';
import { byRisk } from './aiResultRules';
import { type ReviewRule, reviewRules } from './reviewRule';

/** Every result of this kind waits for a person. */
export const reviewAlways = (kind: string): void => save({ id: kind, mode: 'always', risk: 'low' });

/**
 * Drafts of this kind below a risk are let through by themselves. `RuleError` for kinds that write to records, and for
 * `low`, below which there is nothing.
 */
export function approveBelow(kind: string, risk: AiRisk): void {
  if (writesRecords(kind)) {
    throw new RuleError(`${aiKindLabel(kind)} results change records, so a person reviews each of them.`);
  }
  if (risk === 'low') throw new RuleError('Expected a medium or high risk as the limit: nothing is below low.');
  save({ id: kind, mode: 'below', risk });
}

/** Whether a rule lets this new entry through. Never one that is about a record, whatever the stored rule says. */
export function isLetThrough({ kind, risk, about }: Pick<AiResult, 'kind' | 'risk' | 'about'>): boolean {
  const rule = reviewRules.get(kind);
  return rule?.mode === 'below' && !about && !writesRecords(kind) && byRisk(risk, rule.risk) < 0;
}

/** The rule of a kind, in render; `undefined` means always reviewed. */
export const useReviewRule = (kind: string): ReviewRule | undefined => useRecord(reviewRules, kind);

function save(rule: ReviewRule): void {
  commit({ label: `Change the review rule for ${aiKindLabel(rule.id)}`, changes: [put(reviewRules, rule)] });
}
