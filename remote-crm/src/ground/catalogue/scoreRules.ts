import { RuleError } from '@steps/shared';

/** A score as typed, a whole number; `RuleError` outside of 0 to 100. */
export function scoreFrom(typed: string): number {
  const score = Number(typed);
  if (typed.trim() && score >= 0 && score <= 100) return Math.round(score);
  throw new RuleError(`Enter a score from 0 to 100, not “${typed}”.`);
}
