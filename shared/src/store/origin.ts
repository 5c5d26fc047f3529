import { type AiResult, aiResults } from '../aiResults/aiResult';
import type { RowChange } from '../storage/port';

/** Who a change comes from. What AI made names its entry in the review ledger. */
export type Origin = { readonly by: 'person' } | { readonly by: 'ai'; readonly resultId: string };

/** The origin of everything a person does; the default of every verb. */
export const person: Origin = { by: 'person' };

/** AI tried to change a record without a person's approval in the ledger (architecture.md, section 6). */
export class UnapprovedAiChangeError extends Error {
  constructor(
    readonly resultId: string,
    came: string,
  ) {
    super(`Expected AI result ${resultId} to be approved or modified before it changes a record, but it is ${came}.`);
    this.name = 'UnapprovedAiChangeError';
  }
}

/** Throws unless the origin may make these changes. Recording a new, pending result needs no approval. */
export function checkOrigin(origin: Origin, changes: readonly RowChange[]): void {
  if (origin.by === 'person') return;
  if (changes.every((change) => isNewPendingResult(change, origin.resultId))) return;
  const status = aiResults.get(origin.resultId)?.status ?? 'not in the ledger';
  const approved = status === 'approved' || status === 'modified';
  if (!approved) throw new UnapprovedAiChangeError(origin.resultId, status);
  if (changes.some((change) => change.collection === aiResults.name)) {
    throw new UnapprovedAiChangeError(origin.resultId, 'trying to change the ledger itself');
  }
}

function isNewPendingResult(change: RowChange, resultId: string): boolean {
  if (change.collection !== aiResults.name || change.id !== resultId || aiResults.get(change.id)) return false;
  // `commit` has checked the value against the schema of AI results before it asks here.
  return (change.value as AiResult | undefined)?.status === 'pending';
}
