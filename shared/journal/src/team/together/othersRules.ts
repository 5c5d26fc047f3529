import type { Other } from './presenceRoster';

/** “Sam · iPhone” */
export const whoAndWhere = ({ name, on }: Pick<Other, 'name' | 'on'>): string => (on ? `${name} · ${on}` : name);

/** “Sam is here too”, each person once; empty for nobody. */
export const hereToo = (others: readonly Other[]): string => sentence(others, 'here too');

/** “Sam is typing …” */
export const isTyping = (others: readonly Other[]): string => sentence(others, 'typing …');

function sentence(others: readonly Other[], what: string): string {
  const names = [...new Set(others.map(({ name }) => name))];
  if (names.length === 0) return '';
  if (names.length > 3) return `${names.length} people are ${what}`;
  const last = names.at(-1);
  return names.length === 1 ? `${last} is ${what}` : `${names.slice(0, -1).join(', ')} and ${last} are ${what}`;
}
