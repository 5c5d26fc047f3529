import type { RowChange } from '../../core/storage/port';
import { sameValue } from '../../core/storage/rowChange';
import { collectionNamed } from '../../core/store/collection';
import { commit, commitLedger } from '../../core/store/commit';
import { UnapprovedAiChangeError } from '../../core/store/origin';
import { existing, put, stamp } from '../../core/store/recordChange';
import { RuleError } from '../../core/store/ruleError';
import { currentActor } from '../../nouns/people/currentPerson';
import { type AiResult, aiResults } from './aiResult';
import { approvedText, isApproved, refuseGaps, textToRead, withEvent } from './aiResultRules';
import { approveAiResult, modifyAiResult, reopenAiResult } from './aiResultState';
import { approvedChange } from './proposedChange';

/**
 * The one way from an AI result to records: one undoable step, refused with `UnapprovedAiChangeError` unless a person
 * approved or modified the entry, and with a `RuleError` that names the field for anything that does not follow from what
 * was approved. `beside` is what a person does in the same step. The trail of the entry tells it.
 */
export function applyAiChange(
  resultId: string,
  changes: readonly RowChange[],
  { actor = currentActor(), beside = [] }: { readonly actor?: string; readonly beside?: readonly RowChange[] } = {},
): AiResult {
  const { title } = existing(aiResults, resultId);
  commit({ label: `Apply ${title}`, changes, beside, origin: { by: 'ai', resultId } });
  return tellApplied(resultId, changes, actor);
}

/** Writes into the trail of an entry where its words went; also when a person wrote more around them. */
export function tellApplied(resultId: string, changes: readonly RowChange[], actor = currentActor()): AiResult {
  const result = existing(aiResults, resultId);
  if (!isApproved(result)) throw new UnapprovedAiChangeError(resultId, result.status, result.title);
  const at = stamp();
  const names = changes.map((change) => `${change.collection} ${change.id}`).join(', ');
  const applied = withEvent({ ...result, appliedAt: at }, { at, actor, action: 'applied', note: names });
  commitLedger([put(aiResults, applied)]);
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
  const { about } = result;
  const record = targetOf(result);
  if (!about?.field || !record || typeof fieldOf(record, about.field) !== 'string') {
    throw new RuleError(`The record that “${result.title}” belongs to no longer exists. It may have been deleted.`);
  }
  refuseGaps(approvedText(result), modifyIt);
  const value = { ...record, [about.field]: approvedText(result), updatedAt: stamp() };
  return applyAiChange(resultId, [{ collection: about.collection, id: about.id, value }], { actor });
}

/** Approves and writes what follows: the change that was proposed, or the text where the entry names a place for it. */
export function approveAndApply(resultId: string, actor = currentActor()): AiResult {
  const entry = existing(aiResults, resultId);
  if (entry.about?.field) refuseGaps(textToRead(entry), modifyIt);
  return written(approveAiResult(resultId, actor), actor);
}

/** The same as the reviewer changed it: its text, and `data` in the shape of its task (`editedResult`) or of the change. */
export function modifyAndApply(resultId: string, text: string, actor = currentActor(), data?: unknown): AiResult {
  if (existing(aiResults, resultId).about?.field) refuseGaps(text, modifyIt);
  return written(modifyAiResult(resultId, text, actor, data), actor);
}

/** Writes what an approved entry says. What cannot be written puts the entry back into the queue. */
function written(result: AiResult, actor: string): AiResult {
  // Read by the first of two readers.
  if (!isApproved(result)) return result;
  try {
    const change = approvedChange(result);
    if (change) return applyAiChange(result.id, change.changes, { actor, beside: change.beside });
  } catch (error) {
    reopenAiResult(result.id, actor);
    throw error;
  }
  return canApplyText(result) ? applyApprovedText(result.id, actor) : result;
}

const modifyIt = ' “Modify” lets you write it.';

const targetOf = ({ about }: AiResult): object | undefined => about && collectionNamed(about.collection)?.get(about.id);

const fieldOf = (record: object, field: string): unknown => Object.entries(record).find(([key]) => key === field)?.[1];
