import { commit, commitLedger } from '../../core/store/commit';
import { put } from '../../core/store/recordChange';
import { useRecord } from '../../core/store/recordHooks';
import { colleagues } from '../../nouns/people/colleagues';
import { type AiResult, aiResults } from './aiResult';
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
  if (!rule) return withSecondReader(made);
  const risk = byRisk(rule.risk, made.risk) > 0 ? rule.risk : made.risk;
  return withSecondReader({
    ...made,
    risk,
    ...(rule.first && { first: true }),
    ...(rule.holdBack && { held: true }),
    ...(rule.secondReader && { needsSecond: true }),
  });
}

/** The rule for all results of high risk, of whatever kind, beside those of the kinds. */
const highRisk = 'high-risk';

/**
 * Has two people approve each result of high risk, or not, from now on; those that wait too. Where one person works alone it
 * asks for nobody.
 */
export function setHighRiskReadTwice(secondReader: boolean): void {
  const rule: ReviewRule = { id: highRisk, risk: 'low', first: false, holdBack: false, secondReader };
  commit({ label: 'Change the review rule for high risk', changes: [put(reviewRules, rule)] });
  const waiting = aiResults.all().filter(({ status }) => status === 'pending');
  const asked = waiting.flatMap((result) => {
    const after = withSecondReader(result);
    return after === result ? [] : [put(aiResults, after)];
  });
  if (asked.length > 0) commitLedger(asked);
}

/** Whether that is so, in render. */
export const useHighRiskReadTwice = (): boolean => useRecord(reviewRules, highRisk)?.secondReader ?? false;

/** What waits, as the rule for high risk wants it: it may have been made where the rule was not known yet. */
export function withSecondReader(result: AiResult): AiResult {
  const asked = result.status === 'pending' && result.risk === 'high' && !result.needsSecond;
  if (!asked || !reviewRules.get(highRisk)?.secondReader || colleagues().length < 2) return result;
  return { ...result, needsSecond: true };
}

export const useReviewRule = (kind: string): ReviewRule | undefined => useRecord(reviewRules, kind);
