import { formatPence, RuleError } from '@steps/platform';
import { amountText, numberText } from '@steps/platform/numbers';

/** Typed percent ("25", "25%") as a number. `RuleError` for anything else. */
export function wholePercent(typed: string): number {
  const percent = numberText.read(typed.replace(/[%٪％]\s*$/, ''), { whole: true, min: 0, max: 999 });
  if (percent === undefined) throw new RuleError(`Enter a whole percent such as 25, not “${typed.trim()}”.`);
  return percent;
}

/** A typed amount in pence; an empty one is no amount. `RuleError` for a negative or unreadable one. */
export function dealValue(typed: string): number {
  const pence = typed.trim() ? amountText.parse(typed) : 0;
  if (pence < 0) throw new RuleError(`Enter an amount of ${formatPence(0)} or more, not “${typed.trim()}”.`);
  return pence;
}
