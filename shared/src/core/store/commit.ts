import type { RowChange } from '../storage/port';
import { applyAndSave, collectionOf } from './applyChanges';
import { inMemory } from './collection';
import { type CommitStep, commitRules } from './commitRules';
import { type RowEdit, recordStep } from './history';
import { type Origin, person } from './origin';
import { stamp } from './recordChange';

/** A change of records as one step. `value` of a change is the record itself; make changes with `put` and `drop`. */
export interface Edit {
  /** As the user would name it: "Edit 12 contacts". */
  readonly label: string;
  readonly changes: readonly RowChange[];
  /** What a person does in the same step, whatever the origin of the rest: undone with it, uncounted. */
  readonly beside?: readonly RowChange[];
  /** Default true; of the workspace's own rows only those of collections that say so (clients) enter the history. */
  readonly undoable?: boolean;
  /** Default: a person. */
  readonly origin?: Origin;
}

/**
 * The only writer of records: checks all changes, or makes none; memory at once, storage in order behind it. Who takes part
 * in it (rights, the approval guard, timelines, the log) is named by `openWorkspaceStore` in `shared/src`.
 * Throws `TypeError` for a record that its schema refuses, and what the approval guard throws: `UnapprovedAiChangeError`
 * for AI without approval, `LedgerRowError` for rows of the review ledger; `RuleError` for what the person at work may not do.
 */
export function commit(edit: Edit): void {
  commitWithLedger(edit, { rows: [] });
}

/** Rows of the review ledger. */
interface LedgerEdit {
  readonly rows: readonly RowChange[];
  /** As the log tells it; without it no line does. */
  readonly label?: string;
}

/**
 * A step together with the ledger's rows that allow it or tell of it: all of them, or none. Undo reaches the step alone. The
 * ledger's own, as `commitLedger` is.
 */
export function commitWithLedger(
  { label, changes, beside = [], undoable = true, origin = person }: Edit,
  ledger: LedgerEdit,
): void {
  const decided = checkedLedger(ledger.rows);
  const edits = checkedEdits({ label, changes, beside, origin }, decided);
  applyTold(
    { edits: editsOf(decided), step: ledger.label === undefined ? undefined : { label: ledger.label, origin: person } },
    { edits, step: { label, origin } },
  );
  if (undoable) recordStep({ label, at: stamp(), origin, edits: edits.filter(isUndoable) });
}

/**
 * The ledger's own, and for whole sets of records that come from outside (samples, fixtures): not on the door of the
 * package. Undo never reaches it.
 */
export function commitLedger(changes: readonly RowChange[], label?: string): void {
  const edits = editsOf(checkedLedger(changes));
  applyTold({ edits, step: label === undefined ? undefined : { label, origin: person } });
}

/** The store's own: what a step does to the records, and what goes along with it; throws where it is refused. `decided`: the ledger's rows of the same commit. */
export function checkedEdits(
  { label, changes, beside, origin }: Required<Pick<Edit, 'label' | 'changes' | 'beside' | 'origin'>>,
  decided: readonly RowChange[] = [],
): RowEdit[] {
  const { allowed, approval, beside: observers } = commitRules();
  const checked = checkedChanges(allowed(checkedChanges(changes)));
  const own = checkedChanges(allowed(checkedChanges(beside)));
  approval.check(origin, checked, decided);
  if (own.length > 0) approval.check(person, own, decided);
  const edits = editsOf(checked);
  const along = observers.flatMap((observer) => observer(edits, { label, origin }));
  const automatic = editsOf([...own, ...along]).map((edit) => ({
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
const rawOf = (change: RowChange) => inMemory.raw(collectionOf(change), change.id);

interface ToldEdits {
  readonly edits: readonly RowEdit[];
  /** As the log tells them; without it no line does. */
  readonly step: CommitStep | undefined;
}

/** All of it at once, with the lines that tell who did it. */
function applyTold(...parts: readonly ToldEdits[]): void {
  apply([...parts.flatMap(({ edits }) => edits), ...parts.flatMap(toldOf)]);
}

/** The store's own: who did it goes into the log; undo of the step leaves it there. */
export function toldOf({ edits, step }: ToldEdits): RowEdit[] {
  const own = edits.filter(({ automatic }) => !automatic);
  return step && own.length > 0 ? editsOf(checkedChanges(commitRules().told(own, step))) : [];
}

/** The store's own. */
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

/** The store's own: whether undo reaches it. */
export const isUndoable = (edit: RowEdit) => collectionOf(edit).undoable;
