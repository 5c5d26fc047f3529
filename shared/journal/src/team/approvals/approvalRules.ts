import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import { waitingAgain } from '@steps/business/src/ai/ledger/trailRules';
import { type AiApproval, approvalId } from './aiApproval';

/** Finds the approval of an entry by its id. */
export type Approvals = (id: string) => AiApproval | undefined;

/**
 * Of what a person has approved in an entry, or read as the first of two: the words, where they may go, and the line of the
 * trail. `undefined` where nobody has. What may be added later by anybody (remarks, that it was applied) is not in it.
 */
export function digestOf(result: AiResult): string | undefined {
  const { id, kind, module, output, data, about, status, editedText, editedData, reading, history } = result;
  const line = lineOf(result);
  if (line === undefined) return undefined;
  const words = { id, kind, module, output, data, about, status, editedText, editedData };
  return bytesToHex(sha256(JSON.stringify(ordered({ ...words, reading, line: history[line] }))));
}

/** The line of the trail with the approval that the entry has. */
function lineOf({ status, reading, history }: AiResult): number | undefined {
  if (status === 'rejected' || (status === 'pending' && !reading)) return undefined;
  const wanted = status === 'pending' ? 'read' : status;
  return history.findLastIndex(({ action }) => action === wanted);
}

/** The entry; waiting again when nobody who may approve has approved what it says. */
export function asItsApprovalSays(result: AiResult, approvals: Approvals): AiResult {
  const digest = digestOf(result);
  if (digest === undefined || approvals(approvalId(result))?.digest === digest) return result;
  return waitingAgain(result, 'What was approved here was not confirmed by a device whose role may approve it.');
}

/** The approval of an entry as it is now; `undefined` when that is known already. */
export function approvalNow(result: AiResult, approvals: Approvals): AiApproval | undefined {
  const id = approvalId(result);
  const known = approvals(id)?.digest ?? '';
  const digest = digestOf(result) ?? '';
  return digest === known ? undefined : { id, digest, updatedAt: result.updatedAt };
}

/** Fields by their names: a row that was merged may have them in another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, held]) => [name, ordered(held)]),
  );
}
