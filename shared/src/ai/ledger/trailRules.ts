import { sameValue } from '../../core/storage/rowChange';
import type { AiResult, AiResultEvent } from './aiResult';

/** The actor of what review rules approved in earlier versions. */
const formerRuleActor = 'Review rule';

/** What ends a trail, and the status that it gives. */
const statuses: Readonly<Record<string, AiResult['status']>> = {
  recorded: 'pending',
  approved: 'approved',
  modified: 'modified',
  rejected: 'rejected',
  reopened: 'pending',
};

/**
 * The entry, or the same waiting again when its trail does not end in its status: it was let through by a rule, or its
 * row was written past the ledger's verbs (an edited backup). Its trail then says why.
 */
export function asItsTrailSays(result: AiResult): AiResult {
  if (result.status === 'pending') return result;
  const last = result.history.findLast(({ action }) => action in statuses);
  if (last && isProof(last, result)) return result;
  const byRule = last?.actor === formerRuleActor;
  const note = byRule
    ? 'A review rule had let it through. A person reads each result now.'
    : `It was ${result.status} without a line in its trail that says so.`;
  return {
    ...result,
    status: 'pending',
    rating: undefined,
    approvedBy: undefined,
    editedText: undefined,
    editedData: undefined,
    reason: '',
    decidedAt: undefined,
    history: [...result.history, { at: result.updatedAt, actor: 'Steps', action: 'reopened', note }],
  };
}

function isProof({ action, actor, after, data }: AiResultEvent, { status, editedText, editedData }: AiResult): boolean {
  if (statuses[action] !== status || actor === formerRuleActor) return false;
  return status !== 'modified' || (after === editedText && sameValue(data, editedData));
}
