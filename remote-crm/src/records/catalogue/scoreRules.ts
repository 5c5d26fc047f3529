import { RuleError } from '@steps/platform';
import { numberText } from '@steps/platform/numbers';

/** A score as typed, a whole number; `RuleError` outside of 0 to 100. */
export function scoreFrom(typed: string): number {
  const score = numberText.read(typed, { min: 0, max: 100 });
  if (score !== undefined) return Math.round(score);
  throw new RuleError(`Enter a score from 0 to 100, not “${typed}”.`);
}
