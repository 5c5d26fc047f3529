import type { RowChange } from '../storage/port';
import { RuleError } from './ruleError';

/** Who a change comes from. What AI made names its entry in the review ledger. */
export type Origin = { readonly by: 'person' } | { readonly by: 'ai'; readonly resultId: string };

/** The origin of everything a person does; the default of every verb. */
export const person: Origin = { by: 'person' };

/** Words or changes of AI were about to reach a record without a person's approval (architecture.md, section 6). */
export class UnapprovedAiChangeError extends RuleError {
  /** `came`: the status of the entry, or why its approval does not cover the change. `name`: its title. */
  constructor(
    readonly resultId: string,
    came: string,
    name = resultId,
  ) {
    const state = came === 'pending' ? 'still waiting' : came;
    super(`“${name}” was made by AI and may go into a record only once a person has approved it, but it is ${state}.`);
    this.name = 'UnapprovedAiChangeError';
  }
}

/** Who knows what a person approved. The store asks it about every change and knows nothing of approvals itself. */
export interface ApprovalGuard {
  /**
   * Throws unless the origin may make these changes (checked against their schemas, not applied yet). `decided`: rows of the
   * ledger that go with them and count as if they were there.
   */
  check(origin: Origin, changes: readonly RowChange[], decided?: readonly RowChange[]): void;
  /** Whether undo and redo leave this row as it is: the change would make ready again what lost its approval. */
  holdsBack(change: RowChange): boolean;
  /** Rows that keep, beside a step of this origin that was undone or redone, that it was. */
  trail(step: { readonly origin: Origin; readonly label: string }, action: 'undone' | 'redone'): readonly RowChange[];
}

let guard: ApprovalGuard | undefined;

/** Puts the one guard in charge, for as long as the page lives. No door exports this: nobody can put in another. */
export function registerGuard(given: ApprovalGuard): void {
  if (guard) throw new Error('Expected one approval guard, got a second one.');
  guard = given;
}

/** The guard in charge. Without one nothing is opened and nothing is written, so it cannot be forgotten. */
export function approvalGuard(): ApprovalGuard {
  if (!guard)
    throw new Error(
      'Expected the approval guard to be registered (openWorkspaceStore of @steps/shared does), but there is none.',
    );
  return guard;
}

/** Throws what a commit of these changes would be refused with, so that one of many can be left out instead. */
export const checkApproved = (changes: readonly RowChange[], origin: Origin = person): void =>
  approvalGuard().check(origin, changes);
