import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';

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

/** Of the words that two readers approve, each for themselves: the same for the reading of the first and the approval of the second. */
export function readDigestOf({ id, kind, module, output, data, about, ...result }: AiResult): string {
  const { status, reading, editedText, editedData } = result;
  const now = status === 'pending' ? reading : { text: editedText, data: editedData };
  const words = { id, kind, module, output, data, about, text: now?.text, changed: now?.data };
  return bytesToHex(sha256(JSON.stringify(ordered(words))));
}

/** The line of the trail with the approval that the entry has. */
export function lineOf({ status, reading, history }: AiResult): number | undefined {
  if (status === 'rejected' || (status === 'pending' && !reading)) return undefined;
  const wanted = status === 'pending' ? 'read' : status;
  return history.findLastIndex(({ action }) => action === wanted);
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
