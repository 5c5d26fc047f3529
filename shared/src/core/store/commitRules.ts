import type { RowChange } from '../storage/port';
import { type Origin, person } from './origin';
import type { RowEdit } from './rowEdit';

/** A step, to those who take part in its commit. */
export interface CommitStep {
  /** As the user would name it: "Edit 12 contacts". */
  readonly label: string;
  readonly origin: Origin;
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
  trail(step: CommitStep, action: 'undone' | 'redone'): readonly RowChange[];
}

/** Gives the rows to write beside these edits; they go with the step, and undo takes them back with it. It sees what the user changed, not what others write beside it. */
export type CommitObserver = (edits: readonly RowEdit[], step: CommitStep) => readonly RowChange[];

/** Who takes part in every write. The store knows none of them: `shared/src/openWorkspaceStore.ts` names them. */
export interface CommitRules {
  /**
   * The changes as the person at work may make them: what they do not see stays as it was. Throws `RuleError` for what their
   * role does not let them do.
   */
  readonly allowed: (changes: readonly RowChange[]) => readonly RowChange[];
  readonly approval: ApprovalGuard;
  readonly beside: readonly CommitObserver[];
  /** Rows that tell who made a step: they are written beside it, and undo leaves them. */
  readonly told: (edits: readonly RowEdit[], step: CommitStep) => readonly RowChange[];
}

let inCharge: CommitRules | undefined;

/** The store's own: puts the rules in charge for as long as the page lives. Nobody can put in others. */
export function putInCharge(rules: CommitRules): void {
  if (!rules || (inCharge && inCharge !== rules))
    throw new Error('Expected the one set of commit rules, got a second one.');
  inCharge = rules;
}

/** The rules in charge. Without them nothing is opened and nothing is written, so they cannot be forgotten. */
export function commitRules(): CommitRules {
  if (!inCharge) throw new Error('Expected the commit rules (openWorkspaceStore of @steps/shared has them).');
  return inCharge;
}

/** Throws what a commit of these changes would be refused with, so that one of many can be left out instead. */
export const checkApproved = (changes: readonly RowChange[], origin: Origin = person): void =>
  commitRules().approval.check(origin, changes);
