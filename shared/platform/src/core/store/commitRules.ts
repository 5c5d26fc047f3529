import type { RowChange } from '../storage/port';
import { type Origin, person } from './origin';
import type { RowEdit } from './rowEdit';

/** A step, to those who take part in its commit. */
export interface CommitStep {
  /** As the user would name it: "Edit 12 contacts". */
  readonly label: string;
  readonly origin: Origin;
}

/** Knows what a person approved. The store asks it about every change and knows nothing of approvals itself. */
export interface ApprovalGuard {
  /**
   * Throws unless the origin may make these changes (checked against their schemas, not applied yet). `decided`: rows of the
   * ledger that go with them and count as if they were there.
   */
  check(origin: Origin, changes: readonly RowChange[], decided?: readonly RowChange[]): void;
  /** Whether undo and redo leave this row as it is: the change would make ready again what lost its approval. */
  holdsBack(change: RowChange): boolean;
  /** Rows that record that a step of this origin was undone or redone. */
  trail(step: CommitStep, action: 'undone' | 'redone'): readonly RowChange[];
}

/** Gives further rows to write with these edits; undo reverts them with the step. It sees what the user changed, not what other observers add. */
export type CommitObserver = (edits: readonly RowEdit[], step: CommitStep) => readonly RowChange[];

/** Who takes part in every write. The store knows none of them: `shared/business/src/openWorkspaceStore.ts` names them. */
export interface CommitRules {
  /**
   * The changes as the person at work may make them: what they do not see stays as it was. Throws `RuleError` for what their
   * role does not let them do.
   */
  readonly allowed: (changes: readonly RowChange[]) => readonly RowChange[];
  readonly approval: ApprovalGuard;
  readonly observers: readonly CommitObserver[];
  /** Rows of the activity log for a step: they are written with it, and undo leaves them. */
  readonly logRows: (edits: readonly RowEdit[], step: CommitStep) => readonly RowChange[];
}

let installed: CommitRules | undefined;

/** For the store alone: installs the rules for as long as the page lives. They cannot be replaced. */
export function installCommitRules(rules: CommitRules): void {
  if (!rules || (installed && installed !== rules))
    throw new Error('Expected the one set of commit rules, got a second one.');
  installed = rules;
}

/** The installed rules. Without them nothing is opened and nothing is written, so they cannot be forgotten. */
export function commitRules(): CommitRules {
  if (!installed) throw new Error('Expected the commit rules (openWorkspaceStore of @steps/platform has them).');
  return installed;
}

/** Throws what a commit of these changes would be refused with, so that one of many can be left out instead. */
export const checkApproved = (changes: readonly RowChange[], origin: Origin = person): void =>
  commitRules().approval.check(origin, changes);
