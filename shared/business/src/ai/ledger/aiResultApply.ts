import type { RowChange } from '@steps/platform/src/core/storage/port';
import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import { collectionNamed } from '@steps/platform/src/core/store/collection';
import { commitWithLedger, type Edit } from '@steps/platform/src/core/store/commit';
import { UnapprovedAiChangeError } from '@steps/platform/src/core/store/origin';
import { existing, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { currentActor } from '../../nouns/people/currentPerson';
import { type AiResult, aiResults } from './aiResult';
import { type AiDecision, approvedText, isApproved, refuseGaps, textToRead, withEvent } from './aiResultRules';
import { decide, decisionOn } from './aiResultState';
import { approvedChange } from './proposedChange';

/** What an entry writes, and what a person does in the same step. */
interface Step {
  readonly changes: readonly RowChange[];
  readonly related?: readonly RowChange[];
}

/**
 * The one way from an AI result to records: one undoable step, refused with `UnapprovedAiChangeError` unless a person
 * approved or modified the entry, and with a `RuleError` that names the field for anything that does not follow from what
 * was approved. `related`: changes that a person makes in the same step. The trail of the entry records it in the same commit.
 */
export function applyAiChange(
  resultId: string,
  changes: readonly RowChange[],
  { actor = currentActor(), related = [] }: { readonly actor?: string; readonly related?: readonly RowChange[] } = {},
): AiResult {
  return apply(existing(aiResults, resultId), { changes, related }, actor);
}

/** A person's own step with words of an entry in it: its trail tells where they went, in the same commit. */
export function commitWithWordsOf(resultId: string, edit: Edit, actor = currentActor()): AiResult {
  const result = existing(aiResults, resultId);
  if (!isApproved(result)) throw new UnapprovedAiChangeError(resultId, result.status, result.title);
  const applied = asApplied(result, edit.changes, actor);
  commitWithLedger(edit, { rows: [put(aiResults, applied)] });
  return applied;
}

/** Whether the approved text has a place in a record and is not there yet. */
export function canApplyText(result: AiResult): boolean {
  if (!isApproved(result) || !result.about?.field) return false;
  const record = targetOf(result);
  return record !== undefined && !sameValue(fieldOf(record, result.about.field), approvedText(result));
}

/** Writes the approved text where the entry says it belongs. `RuleError` when that record or field is gone. */
export function applyApprovedText(resultId: string, actor = currentActor()): AiResult {
  const result = existing(aiResults, resultId);
  return apply(result, textStep(result), actor);
}

/**
 * Approves and writes what follows in one commit: the change that was proposed, or the text where the entry names a place
 * for it. What cannot be written decides nothing.
 */
export function approveAndApply(resultId: string, actor = currentActor()): AiResult {
  const entry = existing(aiResults, resultId);
  if (entry.about?.field) refuseGaps(textToRead(entry), modifyIt);
  return decideAndApply(resultId, { do: 'approve' }, actor);
}

/** The same as the reviewer changed it: its text, and `data` in the shape of its task (`editedResult`) or of the change. */
export function modifyAndApply(resultId: string, text: string, actor = currentActor(), data?: unknown): AiResult {
  if (existing(aiResults, resultId).about?.field) refuseGaps(text, modifyIt);
  return decideAndApply(resultId, { do: 'modify', text, data }, actor);
}

function decideAndApply(resultId: string, decision: AiDecision, actor: string): AiResult {
  const { after, label } = decisionOn(resultId, decision, actor);
  const step = stepOf(after);
  return step ? apply(after, step, actor, label) : decide(resultId, decision, actor);
}

/** What an entry writes; nothing while the second of two readers is to come. */
function stepOf(result: AiResult): Step | undefined {
  if (!isApproved(result)) return undefined;
  return approvedChange(result) ?? (canApplyText(result) ? textStep(result) : undefined);
}

function textStep(result: AiResult): Step {
  const { about } = result;
  const record = targetOf(result);
  if (!about?.field || !record || typeof fieldOf(record, about.field) !== 'string') {
    throw new RuleError(`The record that “${result.title}” belongs to no longer exists. It may have been deleted.`);
  }
  refuseGaps(approvedText(result), modifyIt);
  const value = { ...record, [about.field]: approvedText(result), updatedAt: stamp() };
  return { changes: [{ collection: about.collection, id: about.id, value }] };
}

/** Records, entry and trail in one commit. `decision`: how the log tells what was decided in it. */
function apply(result: AiResult, { changes, related = [] }: Step, actor: string, decision?: string): AiResult {
  const applied = asApplied(result, changes, actor);
  commitWithLedger(
    { label: `Apply ${result.title}`, changes, related, origin: { by: 'ai', resultId: result.id } },
    { rows: [put(aiResults, applied)], ...(decision !== undefined && { label: decision }) },
  );
  return applied;
}

/** The entry with the line in its trail that says where its words went. */
function asApplied(result: AiResult, changes: readonly RowChange[], actor: string): AiResult {
  const at = stamp();
  const note = changes.map((change) => `${change.collection} ${change.id}`).join(', ');
  return withEvent({ ...result, appliedAt: at }, { at, actor, action: 'applied', note });
}

const modifyIt = ' “Modify” lets you write it.';

const targetOf = ({ about }: AiResult): object | undefined => about && collectionNamed(about.collection)?.get(about.id);

const fieldOf = (record: object, field: string): unknown => Object.entries(record).find(([key]) => key === field)?.[1];
