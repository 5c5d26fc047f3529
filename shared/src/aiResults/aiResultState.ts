import { commit } from '../store/commit';
import { person } from '../store/origin';
import { existing, newId, put, stamp } from '../store/recordChange';
import { useDerived, useRecord, useRecords } from '../store/recordHooks';
import { derive } from '../store/recordIndex';
import { RuleError } from '../store/ruleError';
import { type AiResult, type AiResultInput, aiResults } from './aiResult';
import { reviewsWaiting } from './aiResultRules';

const waiting = derive(aiResults, reviewsWaiting);

/** Writes a new AI result into the ledger, waiting for review. Undo does not reach the ledger: its trail stays whole. */
export function recordAiResult(input: AiResultInput): AiResult {
  const at = stamp();
  const result: AiResult = {
    title: input.kind,
    inputs: {},
    risk: 'low',
    scoreReason: '',
    ...input,
    id: newId('ai'),
    status: 'pending',
    comments: [],
    reason: '',
    createdAt: at,
    updatedAt: at,
    history: [{ at, actor: input.engine, action: 'recorded', note: '' }],
  };
  commit({
    label: `Record ${result.title}`,
    changes: [put(aiResults, result)],
    undoable: false,
    origin: { by: 'ai', resultId: result.id },
  });
  return result;
}

/** Lets a result through as it is. */
export const approveAiResult = (id: string, actor = 'You'): AiResult =>
  decide(id, actor, 'approved', { status: 'approved', rating: 'approve', editedText: undefined, reason: '' });

/** Lets a result through as changed by the reviewer. `RuleError` for an empty text. */
export function modifyAiResult(id: string, text: string, actor = 'You'): AiResult {
  if (!text.trim()) throw new RuleError('Expected the changed text, got an empty one.');
  return decide(id, actor, 'modified', { status: 'modified', rating: 'modify', editedText: text, reason: '' });
}

/** Turns a result down. `RuleError` without a reason. */
export function rejectAiResult(id: string, reason: string, actor = 'You'): AiResult {
  if (!reason.trim()) throw new RuleError('Say why this result is rejected.');
  return decide(id, actor, 'rejected', {
    status: 'rejected',
    rating: 'reject',
    editedText: undefined,
    reason: reason.trim(),
  });
}

/** Puts a decided result back into the queue; what was decided stays in its history. */
export const reopenAiResult = (id: string, actor = 'You'): AiResult =>
  decide(id, actor, 'reopened', {
    status: 'pending',
    rating: undefined,
    editedText: undefined,
    reason: '',
    decidedAt: undefined,
  });

/** Adds a remark; the status stays. `RuleError` for an empty one. */
export function commentAiResult(id: string, text: string, actor = 'You'): AiResult {
  if (!text.trim()) throw new RuleError('Expected a comment, got an empty one.');
  const at = stamp();
  const result = existing(aiResults, id);
  return save({
    ...result,
    updatedAt: at,
    comments: [...result.comments, { at, actor, text: text.trim() }],
    history: [...result.history, { at, actor, action: 'commented', note: text.trim() }],
  });
}

/** One ledger entry, in render. */
export const useAiResult = (id: string | undefined): AiResult | undefined => useRecord(aiResults, id);
/** The whole ledger. */
export const useAiResults = (): readonly AiResult[] => useRecords(aiResults);
/** Entries that wait for a person, oldest first. */
export const useReviewsWaiting = (): readonly AiResult[] => useDerived(waiting);

function decide(id: string, actor: string, action: string, change: Partial<AiResult>): AiResult {
  const result = existing(aiResults, id);
  const at = stamp();
  const note = change.reason || change.editedText || '';
  return save({
    ...result,
    decidedAt: at,
    ...change,
    updatedAt: at,
    history: [...result.history, { at, actor, action, note }],
  });
}

function save(result: AiResult): AiResult {
  commit({ label: `Review ${result.title}`, changes: [put(aiResults, result)], undoable: false, origin: person });
  return result;
}
