import type { wishesIn } from '@steps/business/tasks';

/** What a note of a reviewer asks for, as far as rules can tell. */
export type Wish = ReturnType<typeof wishesIn>[number];
/** A fact that a note may ask for by its name. */
export type Asked = Extract<Wish, { what: unknown }>['what'];

/** The tone a note asks for, else the one chosen. */
export function wishedTone<T extends string>(tone: T, wishes: readonly Wish[], formal: T, informal: T): T {
  const wish = wishes.findLast(({ kind }) => kind === 'formal' || kind === 'informal');
  return wish ? (wish.kind === 'formal' ? formal : informal) : tone;
}

/** How much of what may be left out is written. */
export function wishedLength(wishes: readonly Wish[]): 'short' | 'normal' | 'long' {
  const wish = wishes.findLast(({ kind }) => kind === 'shorter' || kind === 'longer');
  return wish ? (wish.kind === 'shorter' ? 'short' : 'long') : 'normal';
}

export const wants = (wishes: readonly Wish[], kind: Wish['kind']): boolean =>
  wishes.some((wish) => wish.kind === kind);
