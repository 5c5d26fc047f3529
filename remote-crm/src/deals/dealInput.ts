import { parsePounds, RuleError } from '@steps/shared';

/** Typed percent ("25", "25%") as a number. `RuleError` for anything else. */
export function wholePercent(typed: string): number {
  const [, digits] = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed) ?? [];
  if (digits === undefined) throw new RuleError(`Enter a whole percent such as 25, not “${typed.trim()}”.`);
  return Number(digits);
}

/** Typed value of a deal in pence; nothing typed is no value. `RuleError` for a negative or unreadable amount. */
export function dealValue(typed: string): number {
  const pence = typed.trim() ? parsePounds(typed) : 0;
  if (pence < 0) throw new RuleError(`Enter an amount of £0 or more, not “${typed.trim()}”.`);
  return pence;
}
