import { commit, commitLedger } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { colleagues } from '../../nouns/people/colleagues';
import { membership } from '../../nouns/people/membership';
import { type AiResult, aiResults } from './aiResult';
import { resultKinds } from './aiResultKinds';
import { byRisk } from './aiResultRules';
import { highRiskRule, type ReviewRule, reviewRules } from './reviewRule';

/**
 * Changes how results of a kind are reviewed from now on: their risk and place in the queue, held back, by two people. With a
 * second reader for high risk (`highRiskRule`), those that wait are read twice too; where one person works alone it asks for nobody.
 */
export function updateReviewRule(kind: string, patch: Partial<Omit<ReviewRule, 'id'>>): void {
  const plain = { risk: 'low', first: false, holdBack: false, secondReader: false } as const;
  const rule = { ...plain, ...reviewRules.get(kind), ...patch, id: kind };
  const label = kind === highRiskRule ? 'high risk' : resultKinds.label(kind);
  commit({ label: `Change the review rule for ${label}`, changes: [put(reviewRules, rule)] });
  if (kind !== highRiskRule) return;
  const waiting = aiResults.all().filter(({ status }) => status === 'pending');
  const asked = waiting.flatMap((result) => {
    const after = withSecondReader(result);
    return after === result ? [] : [put(aiResults, after)];
  });
  if (asked.length > 0) commitLedger(asked);
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

/** What waits, as the rule for high risk wants it: it may have been made where the rule was not known yet. */
export function withSecondReader(result: AiResult): AiResult {
  const asked = result.status === 'pending' && result.risk === 'high' && !result.needsSecond;
  if (!asked || !reviewRules.get(highRiskRule)?.secondReader || !hasSecondReader(result)) return result;
  return { ...result, needsSecond: true };
}

/** Whether there is anybody who could be it: in a team somebody who may approve, on a device of their own. */
function hasSecondReader(result: AiResult): boolean {
  const readers = membership()?.readers;
  return readers ? readers.others(result).length > 0 : colleagues().length > 1;
}
