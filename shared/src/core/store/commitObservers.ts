import type { RowChange } from '../storage/port';
import type { RowEdit } from './history';
import type { Origin } from './origin';

/** What a commit is, to those who write beside it. */
export interface CommitStep {
  /** As the user would name it: "Edit 12 contacts". */
  readonly label: string;
  readonly origin: Origin;
}

/** Gives the rows to write beside these edits; they go with the step, and undo takes them back with it. */
export type CommitObserver = (edits: readonly RowEdit[], step: CommitStep) => readonly RowChange[];

const observers = new Set<CommitObserver>();

/** Registers an observer of every commit. It sees what the user changed, not what other observers write. */
export function observeCommits(observer: CommitObserver): void {
  observers.add(observer);
}

/** What all observers write beside these edits. */
export const besideCommit = (edits: readonly RowEdit[], step: CommitStep): RowChange[] =>
  [...observers].flatMap((observer) => observer(edits, step));
