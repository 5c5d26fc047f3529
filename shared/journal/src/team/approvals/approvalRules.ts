import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import { waitingAgain } from '@steps/business/src/ai/ledger/trailRules';
import { type AiApproval, approvalId } from './aiApproval';
import { digestOf } from './approvalDigest';
import type { Readers } from './readers';

/** Finds the approval of an entry by its id. */
export type Approvals = (id: string) => AiApproval | undefined;

/**
 * The entry; waiting again when nobody who may approve has approved what it says, and, where two are to read it, when not both have signed it.
 * `readers`: without, nobody signs.
 */
export function asItsApprovalSays(result: AiResult, approvals: Approvals, readers?: Readers): AiResult {
  const digest = digestOf(result);
  if (digest === undefined) return result;
  const approval = approvals(approvalId(result));
  if (approval?.digest !== digest) {
    return waitingAgain(result, 'What was approved here was not confirmed by a device whose role may approve it.');
  }
  if (!readers || !result.needsSecond || readers.proofOf(result, approval)) return result;
  return waitingAgain(result, 'Two people are to read this. That they did was not confirmed by a device of each.');
}

/** The approval of an entry as it is now; `undefined` when that is known already. */
export function approvalNow(result: AiResult, approvals: Approvals, readers?: Readers): AiApproval | undefined {
  const id = approvalId(result);
  const known = approvals(id);
  const digest = digestOf(result) ?? '';
  if (digest === (known?.digest ?? '')) return undefined;
  const approval = { id, digest, updatedAt: result.updatedAt };
  return readers && result.needsSecond && digest !== '' ? readers.signed(result, approval, known?.readers) : approval;
}
