import { proxy, useSnapshot } from 'valtio';
import { withoutDirectionSigns } from '../directionSigns';
import type { Row, RowChange } from '../storage/port';
import { fieldName, sameValue } from '../storage/rowChange';
import { applyAndSave, collectionOf } from './applyChanges';
import { recordMemory, type StoredRecord } from './collection';
import { commitRules } from './commitRules';
import { type Origin, person } from './origin';
import type { RowEdit } from './rowEdit';
import { RuleError } from './ruleError';

export type { RowEdit } from './rowEdit';

/** Undo steps kept (our choice: more than a day's work, a few MB at most with bulk edits). */
const historyLimit = 200;

/** One undoable step, as the user would name it. */
export interface HistoryStep {
  /** "Edit 12 contacts". */
  readonly label: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly origin: Origin;
  readonly edits: readonly RowEdit[];
}

/** What undo or redo did. Rows that someone changed since the step are `kept` as they are. */
export interface HistoryResult {
  readonly label: string;
  readonly changed: number;
  readonly kept: readonly { readonly collection: string; readonly id: string }[];
}

interface HistoryState {
  /** Label of the step that undo would take back. */
  undoLabel?: string;
  redoLabel?: string;
  undoCount: number;
  redoCount: number;
}

/** A step, and when it was done, undone or done again, among the turns of this tab. */
interface KeptStep extends HistoryStep {
  readonly turn: number;
}

const state = proxy<HistoryState>({ undoCount: 0, redoCount: 0 });
const done: KeptStep[] = [];
const undone: KeptStep[] = [];
let turn = 0;
/** When somebody on another device wrote a field last, by row and field; an empty one is the whole row. */
const elsewhere = new Map<string, Map<string, number>>();
let stepsUnderWay = 0;

/** The store's own: records a finished step; what was undone before can no longer be redone. */
export function recordStep(step: HistoryStep): void {
  if (step.edits.length === 0) return;
  // A step is named after what was typed, which the record has by now been given without them.
  turn += 1;
  done.push({ ...step, label: withoutDirectionSigns(step.label), turn });
  if (done.length > historyLimit) done.shift();
  undone.length = 0;
  show();
}

/**
 * The store's own: somebody on another device wrote these fields of a row. What was done to them here before is no longer
 * this tab's to move, also where they wrote the same value.
 */
export function overtakeSteps({ collection, id }: Pick<Row, 'collection' | 'id'>, fields: readonly string[]): void {
  if (done.length + undone.length === 0) return;
  turn += 1;
  const key = `${collection}/${id}`;
  const known = elsewhere.get(key) ?? new Map<string, number>();
  for (const field of fields) known.set(field, turn);
  elsewhere.set(key, known);
}

/** Takes the last step back. `undefined` when there is nothing to undo; `RuleError` while an import runs. */
export function undo(): HistoryResult | undefined {
  return move(done, undone, (edit) => ({ from: edit.after, to: edit.before }));
}

/** Does the last undone step again; what AI made needs its approval still. */
export function redo(): HistoryResult | undefined {
  const step = undone.at(-1);
  // Its other changes were made by a person or by the application.
  const made = step?.edits.filter(({ automatic }) => !automatic) ?? [];
  if (step) commitRules().approval.check(step.origin, made.map(toChange('after')));
  return move(undone, done, (edit) => ({ from: edit.before, to: edit.after }));
}

/** The steps that can be undone, oldest first. */
export const historySteps = (): readonly HistoryStep[] => done;

/** What undo and redo would do next, for their buttons. */
export const useHistory = (): HistoryState => useSnapshot(state);

/** The store's own: forgets everything (another client is opened). */
export function clearHistory(): void {
  done.length = 0;
  undone.length = 0;
  elsewhere.clear();
  show();
}

/** The store's own: takes rows out of all steps, so that nothing brings them back. `keys`: `contacts/contact-1`. */
export function forgetRows(keys: ReadonlySet<string>): void {
  const stays = ({ collection, id }: RowEdit) => !keys.has(`${collection}/${id}`);
  for (const steps of [done, undone]) {
    const left = steps.map((step) => ({ ...step, edits: step.edits.filter(stays) }));
    steps.splice(0, steps.length, ...left.filter(({ edits }) => edits.some(({ automatic }) => !automatic)));
  }
  show();
}

/** The store's own: while a step of several parts runs, nothing can be undone under it. Returns the end of it. */
export function holdHistory(): () => void {
  stepsUnderWay++;
  return () => {
    stepsUnderWay--;
  };
}

function move(
  source: KeptStep[],
  target: KeptStep[],
  direction: (edit: RowEdit) => { from: unknown; to: unknown },
): HistoryResult | undefined {
  if (stepsUnderWay > 0) throw new RuleError('An import is still running. Undo is possible when it has finished.');
  const step = source.at(-1);
  if (!step) return undefined;
  const { allowed, approval, logRows } = commitRules();
  const moved: RowEdit[] = [];
  const kept: RowEdit[] = [];
  const rows: RowChange[] = [];
  for (const edit of step.edits) {
    const row = movedRow(edit, direction(edit), step.turn);
    // A step back must not make ready again what lost its approval meanwhile.
    const moves = row !== undefined && !approval.holdsBack(row);
    (moves ? moved : kept).push(edit);
    if (moves) rows.push(row);
  }
  // What the application wrote beside a change tells of it, and stays with it.
  if (!moved.some(({ automatic }) => !automatic)) {
    kept.push(...moved.splice(0));
    rows.length = 0;
  }
  // Throws before anything is moved, so that the step stays where it was.
  const own = new Set(moved.filter((edit) => !edit.automatic).map(({ collection, id }) => `${collection}\n${id}`));
  allowed(rows.filter(({ collection, id }) => own.has(`${collection}\n${id}`)));
  source.pop();
  if (moved.length > 0) {
    const action = target === done ? 'redone' : 'undone';
    const lines = logRows(
      moved.filter((edit) => !edit.automatic).map((edit) => ({ ...edit, ...sides(direction(edit)) })),
      { label: `${action === 'redone' ? 'Redo' : 'Undo'}: ${step.label}`, origin: person },
    );
    applyAndSave([...rows, ...approval.trail(step, action), ...lines]);
    turn += 1;
    target.push({ ...step, edits: moved, turn });
  }
  show();
  return {
    label: step.label,
    changed: moved.filter((edit) => !edit.automatic).length,
    kept: kept.filter((edit) => !edit.automatic).map(({ collection, id }) => ({ collection, id })),
  };
}

/**
 * The row after the step is taken back or made again: other fields stay as another tab or a later step left them.
 * Undefined when somebody changed what the step did.
 */
function movedRow(
  { collection: name, id }: RowEdit,
  { from, to }: { from: unknown; to: unknown },
  since: number,
): RowChange | undefined {
  const collection = collectionOf({ collection: name });
  // Only checked records enter the history.
  const [before, after] = [from, to] as [StoredRecord | undefined, StoredRecord | undefined];
  if (isOvertaken(`${name}/${id}`, before && after && collection.stepFields(before, after), since)) return undefined;
  const current = recordMemory.raw(collection, id);
  if (sameValue(current, from)) return { collection: name, id, value: to };
  if (!current || !before || !after) return undefined;
  const record = collection.withStep(current, before, after);
  return record && { collection: name, id, value: record };
}

/** Whether somebody on another device wrote one of these fields, or anything where the row came or went, after that turn. */
function isOvertaken(key: string, fields: readonly string[] | undefined, since: number): boolean {
  const written = elsewhere.get(key);
  if (!written) return false;
  const after = (field: string) => (written.get(field) ?? 0) > since;
  if (!fields) return [...written.keys()].some(after);
  return after('') || fields.some((field) => after(field) || after(fieldName(field)));
}

const sides = ({ from, to }: { from: unknown; to: unknown }) => ({ before: from, after: to });

const toChange =
  (side: 'before' | 'after') =>
  (edit: RowEdit): RowChange => ({ collection: edit.collection, id: edit.id, value: edit[side] });

function show(): void {
  state.undoLabel = done.at(-1)?.label;
  state.redoLabel = undone.at(-1)?.label;
  state.undoCount = done.length;
  state.redoCount = undone.length;
}
