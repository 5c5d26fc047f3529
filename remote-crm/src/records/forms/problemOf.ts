import { RuleError } from '@steps/platform';

/** What went wrong in words for a form; anything but a broken rule also goes to the console. */
export function problemOf(failure: unknown, otherwise: string): string {
  if (failure instanceof RuleError) return failure.message;
  console.error(otherwise, failure);
  return otherwise;
}
