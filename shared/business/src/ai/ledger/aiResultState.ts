import { commitLedger } from '@steps/platform/src/core/store/commit';
import { existing, newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useDerived, useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { derive } from '@steps/platform/src/core/store/recordIndex';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { useSyncExternalStore } from 'react';
import { currentActor } from '../../nouns/people/currentPerson';
import { ownDevice } from '../../nouns/people/membership';
import { type AiResult, type AiResultInput, aiResults } from './aiResult';
import {
  type AiDecision,
  decided,
  isApproved,
  isForOneReader,
  newestApproved,
  reviewsWaiting,
  withEvent,
} from './aiResultRules';
import { backToDraft } from './readyRecords';
import { asItsRuleSays, withSecondReader } from './reviewRuleState';

const waiting = derive(aiResults, reviewsWaiting);

/**
 * Writes a new AI result into the ledger, where it waits for a person. Undo does not reach the ledger: its trail stays
 * whole. With `replacesId` the older entry leaves the queue and both name each other.
 */
export function recordAiResult(input: AiResultInput): AiResult {
  const at = stamp();
  const old = input.replacesId === undefined ? undefined : aiResults.get(input.replacesId);
  const result = asItsRuleSays({
    ...(old?.assignee !== undefined && { assignee: old.assignee }),
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
    history: [{ at, actor: input.engine, device: ownDevice(), action: 'recorded', note: '' }],
  });
  const replaced = old ? [put(aiResults, replacedBy(old, result, at))] : [];
  commitLedger([put(aiResults, result), ...replaced]);
  return result;
}

/** Approves a result as it is. */
export const approveAiResult = (id: string, actor = currentActor()): AiResult => decide(id, { do: 'approve' }, actor);

/**
 * Approves a result as changed by the reviewer; both texts are kept. `data` is the same change in the shape of its task
 * (`editedResult`). `RuleError` for an empty text.
 */
export const modifyAiResult = (id: string, text: string, actor = currentActor(), data?: unknown): AiResult =>
  decide(id, { do: 'modify', text, data }, actor);

/** Turns a result down. `RuleError` without a reason. */
export const rejectAiResult = (id: string, reason: string, actor = currentActor()): AiResult =>
  decide(id, { do: 'reject', reason }, actor);

/** Puts a decided result back into the queue; what was decided stays in its history. Work made ready with it is a draft again. */
export const reopenAiResult = (id: string, actor = currentActor()): AiResult => decide(id, { do: 'reopen' }, actor);

/** Lets what a rule held back be approved. */
export const releaseAiResult = (id: string, actor = currentActor()): AiResult => decide(id, { do: 'release' }, actor);

/**
 * Approves those that wait, in one go, but none that a rule holds back or wants read twice: those are read one by one.
 * Returns the ids it approved.
 */
export const approveAiResults = (ids: readonly string[], actor = currentActor()): readonly string[] =>
  decideEach(ids, { do: 'approve' }, actor);

/** Rejects those that wait, in one go, for one reason. Returns the ids it rejected. */
export const rejectAiResults = (ids: readonly string[], reason: string, actor = currentActor()): readonly string[] =>
  decideEach(ids, { do: 'reject', reason }, actor);

/** Reopens those that are decided, in one go. Returns the ids it reopened. */
export const reopenAiResults = (ids: readonly string[], actor = currentActor()): readonly string[] =>
  decideEach(ids, { do: 'reopen' }, actor);

/** Asks a person to read what waits; without a name nobody in particular. `RuleError` for what is decided. */
export function assignAiResult(id: string, to: string | undefined, actor = currentActor()): AiResult {
  const result = existing(aiResults, id);
  if (result.status !== 'pending')
    throw new RuleError(`“${result.title}” is ${result.status} already, so it needs no reader.`);
  if (result.assignee === to) return result;
  const note = to === undefined ? 'to nobody in particular' : `to ${to}`;
  const assigned = withEvent({ ...result, assignee: to }, { at: stamp(), actor, action: 'assigned', note });
  commitLedger([put(aiResults, assigned)]);
  return assigned;
}

/** Adds a remark; the status stays. `RuleError` for an empty one. */
export function commentAiResult(id: string, text: string, actor = currentActor()): AiResult {
  const note = text.trim();
  if (!note) throw new RuleError('Write a comment; this one is empty.');
  const at = stamp();
  const result = existing(aiResults, id);
  const comments = [...result.comments, { at, actor, text: note }];
  const commented = withEvent({ ...result, comments }, { at, actor, action: 'commented', note });
  commitLedger([put(aiResults, commented)]);
  return commented;
}

/** One ledger entry, in render. */
export const useAiResult = (id: string | undefined): AiResult | undefined => useRecord(aiResults, id);
/** The whole ledger. */
export const useAiResults = (): readonly AiResult[] => useRecords(aiResults);
/** `newestApproved` of the ledger, in render. */
export const useNewestApproved = (kind: string): AiResult | undefined =>
  useSyncExternalStore(aiResults.subscribe, () => newestApproved(aiResults.all(), kind));
/** Entries that wait for a person, oldest first. */
export const useReviewsWaiting = (): readonly AiResult[] => useDerived(waiting);

/** As the log tells them. */
const decisions: Record<AiDecision['do'], string> = {
  approve: 'Approve',
  modify: 'Change and approve',
  reject: 'Reject',
  reopen: 'Reopen',
  release: 'Release',
};

/** Writes a decision. `RuleError` where it cannot be made. */
export function decide(id: string, decision: AiDecision, actor: string): AiResult {
  const { after, label } = decisionOn(id, decision, actor);
  const drafts = decision.do === 'reopen' ? backToDraft(id) : [];
  commitLedger([put(aiResults, after), ...drafts], label);
  return after;
}

/** The entry after a decision, which is not written yet, and how the log tells it. `RuleError` where it cannot be made. */
export function decisionOn(
  id: string,
  decision: AiDecision,
  actor: string,
): { readonly after: AiResult; readonly label: string } {
  const after = decided(withSecondReader(existing(aiResults, id)), decision, stamp(), actor);
  return { after, label: `${decisions[decision.do]} “${after.title}”` };
}

function decideEach(ids: readonly string[], decision: AiDecision, actor: string): readonly string[] {
  const at = stamp();
  const open = decision.do === 'reopen';
  const known = [...new Set(ids)].flatMap((id) => aiResults.get(id) ?? []).map(withSecondReader);
  const fitting = known
    .filter((result) => (result.status === 'pending') !== open)
    .filter((result) => decision.do !== 'approve' || isForOneReader(result));
  const changes = fitting.map((result) => put(aiResults, decided(result, decision, at, actor)));
  const drafts = open ? fitting.filter(isApproved).flatMap((result) => backToDraft(result.id)) : [];
  if (changes.length > 0) {
    commitLedger([...changes, ...drafts], `${decisions[decision.do]} ${fitting.length} AI results`);
  }
  return fitting.map((result) => result.id);
}

/** What waits leaves the queue when something newer was asked for in its place. */
function replacedBy(old: AiResult, next: AiResult, at: string): AiResult {
  const note = next.feedback ?? '';
  const linked = { ...old, replacedById: next.id };
  if (old.status !== 'pending') return withEvent(linked, { at, actor: currentActor(), action: 'regenerated', note });
  const reason = note ? `Asked for again: ${note}` : 'Asked for again.';
  const event = { at, actor: currentActor(), action: 'regenerated', note };
  return decided(withEvent(linked, event), { do: 'reject', reason }, at, currentActor());
}
