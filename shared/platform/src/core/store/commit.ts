import type { RowChange } from '../storage/port';
import { applyAndSave, collectionOf } from './applyChanges';
import { recordMemory } from './collection';
import { type CommitStep, commitRules } from './commitRules';
import { type RowEdit, recordStep } from './history';
import { type Origin, person } from './origin';
import { stamp } from './recordChange';

/** A change of records as one step. `value` of a change is the record itself; make changes with `put` and `drop`. */
export interface Edit {
  /** As the user would name it: "Edit 12 contacts". */
  readonly label: string;
  readonly changes: readonly RowChange[];
  /** Changes that a person makes in the same step, whatever the origin of the rest: undone with it, not counted. */
  readonly related?: readonly RowChange[];
  /** Default true; of the workspace's own rows only those of collections that say so (clients) enter the history. */
  readonly undoable?: boolean;
  /** Default: a person. */
  readonly origin?: Origin;
}

/**
 * The only writer of records: checks all changes, or makes none; memory at once, storage in order behind it. Who takes part
 * in it (rights, the approval guard, timelines, the log) is named by `openWorkspaceStore` in `shared/business`.
 * Throws `TypeError` for a record that its schema refuses, and what the approval guard throws: `UnapprovedAiChangeError`
 * for AI without approval, `LedgerRowError` for rows of the review ledger; `RuleError` for what the person at work may not do.
 */
export function commit(edit: Edit): void {
  commitWithLedger(edit, { rows: [] });
}

/** Rows of the review ledger. */
interface LedgerEdit {
  readonly rows: readonly RowChange[];
  /** Its label in the activity log; without it no line is written. */
  readonly label?: string;
}

/**
 * A step together with the ledger's rows that allow or record it: all of them, or none. Undo reaches the step alone. For the
 * ledger alone, as `commitLedger` is.
 */
export function commitWithLedger(
  { label, changes, related = [], undoable = true, origin = person }: Edit,
  ledger: LedgerEdit,
): void {
  const decided = checkedLedger(ledger.rows);
  const edits = checkedEdits({ label, changes, related, origin }, decided);
  applyLogged(
    { edits: editsOf(decided), step: ledger.label === undefined ? undefined : { label: ledger.label, origin: person } },
    { edits, step: { label, origin } },
  );
  if (undoable) recordStep({ label, at: stamp(), origin, edits: edits.filter(isUndoable) });
}

/**
 * For the ledger alone, and for whole sets of records that come from outside (samples, fixtures): not on the door of the
 * package. Undo never reaches it.
 */
export function commitLedger(changes: readonly RowChange[], label?: string): void {
  const edits = editsOf(checkedLedger(changes));
  applyLogged({ edits, step: label === undefined ? undefined : { label, origin: person } });
}

/** For the store alone: the edits of a step with what observers add; throws where it is refused. `decided`: the ledger's rows of the same commit. */
export function checkedEdits(
  { label, changes, related, origin }: Required<Pick<Edit, 'label' | 'changes' | 'related' | 'origin'>>,
  decided: readonly RowChange[] = [],
): RowEdit[] {
  const { allowed, approval, observers } = commitRules();
  const checked = checkedChanges(allowed(checkedChanges(changes)));
  const own = checkedChanges(allowed(checkedChanges(related)));
  approval.check(origin, checked, decided);
  if (own.length > 0) approval.check(person, own, decided);
  const edits = editsOf(checked);
  const observed = observers.flatMap((observer) => observer(edits, { label, origin }));
  const automatic = editsOf([...own, ...observed]).map((edit) => ({
    ...edit,
    automatic: true,
  }));
  return [...edits, ...automatic];
}

function checkedLedger(rows: readonly RowChange[]): readonly RowChange[] {
  if (rows.length === 0) return rows;
  const checked = checkedChanges(rows);
  // Samples add rows whoever opens the business; a decision of the ledger asks for the right to decide.
  commitRules().allowed(checked.filter((change) => collectionOf(change).needs && rawOf(change)));
  return checked;
}

/** What the changes do to the records as they are now. */
function editsOf(changes: readonly RowChange[]): RowEdit[] {
  const edits = changes.map((change): RowEdit => {
    const before = rawOf(change);
    return { collection: change.collection, id: change.id, before, after: change.value };
  });
  return edits.filter((edit) => edit.before !== edit.after);
}

/** The record as it is, whatever the person at work sees of it. */
const rawOf = (change: RowChange) => recordMemory.raw(collectionOf(change), change.id);

interface LoggedStep {
  readonly edits: readonly RowEdit[];
  /** As the activity log has it; without it no line is written. */
  readonly step: CommitStep | undefined;
}

/** Applies all of it at once, with the lines of the activity log. */
function applyLogged(...parts: readonly LoggedStep[]): void {
  apply([...parts.flatMap(({ edits }) => edits), ...parts.flatMap(logEditsOf)]);
}

/** For the store alone: the lines of the activity log for a step; undo leaves them there. */
export function logEditsOf({ edits, step }: LoggedStep): RowEdit[] {
  const own = edits.filter(({ automatic }) => !automatic);
  return step && own.length > 0 ? editsOf(checkedChanges(commitRules().logRows(own, step))) : [];
}

/** For the store alone. */
export function apply(edits: readonly RowEdit[]): void {
  if (edits.length === 0) return;
  applyAndSave(edits.map((edit) => ({ collection: edit.collection, id: edit.id, value: edit.after })));
}

/** The last change of each row, checked against its schema. */
function checkedChanges(changes: readonly RowChange[]): RowChange[] {
  const last = new Map(changes.map((change) => [`${change.collection}\n${change.id}`, change]));
  return [...last.values()].map(checkedChange);
}

function checkedChange(change: RowChange): RowChange {
  if (change.value === undefined) return change;
  return { ...change, value: collectionOf(change).checked(change.id, change.value) };
}

/** For the store alone: whether undo reaches it. */
export const isUndoable = (edit: RowEdit) => collectionOf(edit).undoable;
