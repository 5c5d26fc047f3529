import { RuleError } from '@steps/platform';
import type { KeysOfKind } from './catalogue';

/** The values of a choice, and how each is shown. */
export interface Choice {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly shown: (value: string) => string;
}

/** The choices of a noun: one for each field of that kind. */
export type Choices<C> = Readonly<Record<KeysOfKind<C, 'choice'>, Choice>>;

/** A choice of the values that have labels. */
export const choiceOf = (labels: Readonly<Record<string, string>>): Choice => ({
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
  shown: (value) => (Object.hasOwn(labels, value) ? (labels[value] ?? value) : value),
});

/** The value when it is one of the options; `RuleError` otherwise. */
export function oneOf({ options }: Choice, typed: string): string {
  if (options.some(({ value }) => value === typed)) return typed;
  throw new RuleError(`Choose one of ${options.map(({ label }) => label).join(', ')}, not “${typed}”.`);
}
