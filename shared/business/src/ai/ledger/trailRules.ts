import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import type { AiResult, AiResultEvent } from './aiResultSchema';

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
  const at = result.history.findLastIndex(({ action }) => action in statuses);
  const last = result.history[at];
  if (last && isProof(last, result) && (result.status === 'rejected' || isReadAsWanted(result, last, at)))
    return result;
  const byRule = last?.actor === formerRuleActor;
  const note = byRule
    ? 'A review rule approved it. Now a person reads every result.'
    : `It was ${result.status} without a line in its trail that says so.`;
  return waitingAgain(result, note);
}

/** The entry without what was decided about it; its trail says why. */
export const waitingAgain = (result: AiResult, note: string): AiResult => ({
  ...result,
  status: 'pending',
  rating: undefined,
  approvedBy: undefined,
  editedText: undefined,
  editedData: undefined,
  reading: undefined,
  reason: '',
  decidedAt: undefined,
  history: [...result.history, { at: result.updatedAt, actor: 'Steps', action: 'reopened', note }],
});

function isProof({ action, actor, after, data }: AiResultEvent, { status, editedText, editedData }: AiResult): boolean {
  if (statuses[action] !== status || actor === formerRuleActor) return false;
  return status !== 'modified' || (after === editedText && sameValue(data, editedData));
}

/** Released where a rule held it back, and read by somebody else first where a rule wants two readers. */
function isReadAsWanted({ held, needsSecond, history }: AiResult, last: AiResultEvent, at: number): boolean {
  if (held) return false;
  if (!needsSecond) return true;
  const first = history.slice(0, at).findLast(({ action }) => action === 'read' || action in statuses);
  return first?.action === 'read' && first.actor !== last.actor && first.after === last.after;
}
