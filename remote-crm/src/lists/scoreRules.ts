import { RuleError } from '@steps/shared';

/** A score as typed; `RuleError` outside of 0 to 100. */
export function scoreFrom(typed: string): number {
  const score = Number(typed.trim());
  if (typed.trim() === '' || !Number.isFinite(score) || score < 0 || score > 100) {
    throw new RuleError(`Expected a score from 0 to 100, got “${typed}”.`);
  }
  return score;
}
