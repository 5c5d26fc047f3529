import type { Contact } from '@steps/business';
import { cleanLine, RuleError, sameText, textKey } from '@steps/platform';

/** Longest name of a list, characters. */
export const longestListName = 60;

/** A list by name, with how many contacts are on it (archived ones too). */
export interface ListCount {
  readonly name: string;
  readonly count: number;
}

/** Names of lists are compared whatever their case. */
export const sameList = (one: string, other: string): boolean => sameText(one, other);

/** The name without spaces around it; `RuleError` if it is empty or too long. */
export function checkedListName(name: string): string {
  const trimmed = cleanLine(name);
  if (!trimmed) throw new RuleError('Enter a name for the list; it is empty.');
  if (trimmed.length > longestListName) {
    throw new RuleError(`Use at most ${longestListName} characters for the name, not ${trimmed.length}.`);
  }
  return trimmed;
}

/** All lists in alphabetical order: created ones, and those that contacts name (from an import). */
export function countLists(made: readonly string[], contacts: readonly Contact[]): ListCount[] {
  const counts = new Map<string, ListCount>(made.map((name) => [textKey(name), { name, count: 0 }]));
  for (const contact of contacts) {
    for (const name of contact.lists ?? []) {
      const key = textKey(name);
      const known = counts.get(key);
      counts.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** The lists of a contact with one more; the same array if the contact is on it already. */
export function withList(lists: readonly string[] | undefined, name: string): readonly string[] {
  const known = lists ?? [];
  return known.some((one) => sameList(one, name)) ? known : [...known, name];
}

export const withoutList = (lists: readonly string[] | undefined, name: string): string[] =>
  (lists ?? []).filter((one) => !sameList(one, name));

/** The lists of a contact with one of them renamed; if the contact is on the new one already, it stays single. */
export const withListRenamed = (lists: readonly string[] | undefined, from: string, to: string): string[] =>
  (lists ?? [])
    .map((one) => (sameList(one, from) ? to : one))
    .filter((one, index, all) => all.findIndex((other) => sameList(one, other)) === index);
