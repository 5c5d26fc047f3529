import { type AiResult, aiResults } from '../../ai/ledger/aiResult';
import { isApproved } from '../../ai/ledger/aiResultRules';
import type { AiContent } from '../../ai/ledger/readyRecords';
import { reviewRules } from '../../ai/ledger/reviewRule';
import { entryWithSameWords, unapprovedWords } from '../../ai/ledger/unapprovedWords';
import type { RowChange } from '../storage/port';
import { collectionNamed } from './collection';
import { RuleError } from './ruleError';

/** Who a change comes from. What AI made names its entry in the review ledger. */
export type Origin = { readonly by: 'person' } | { readonly by: 'ai'; readonly resultId: string };

/** The origin of everything a person does; the default of every verb. */
export const person: Origin = { by: 'person' };

/** Words or changes of AI were about to reach a record without a person's approval (architecture.md, section 6). */
export class UnapprovedAiChangeError extends RuleError {
  constructor(
    readonly resultId: string,
    came: string,
  ) {
    const name = aiResults.get(resultId)?.title ?? resultId;
    const state = came === 'pending' ? 'still waiting' : came;
    super(`“${name}” was made by AI and may go into a record only once a person has approved it, but it is ${state}.`);
    this.name = 'UnapprovedAiChangeError';
  }
}

/** Somebody tried to write the ledger past its verbs, which keep the trail. */
export class LedgerRowError extends Error {
  constructor(id: string) {
    super(`Expected entry ${id} of the review ledger to be changed by the ledger's own verbs, got a plain change.`);
    this.name = 'LedgerRowError';
  }
}

/**
 * Throws unless the origin may make these changes. Nobody writes ledger rows this way; AI needs a person's approval; and
 * whoever makes something ready or writes into a record, the words must not be AI's without approval.
 */
export function checkOrigin(origin: Origin, changes: readonly RowChange[]): void {
  const ledgerRow = changes.find((change) => change.collection === aiResults.name);
  if (ledgerRow) throw new LedgerRowError(ledgerRow.id);
  // Anything but a plain person, a malformed origin too, needs an approval.
  if (origin.by !== 'person') checkApproval(origin.resultId, changes);
  for (const change of changes) {
    const source = unapprovedSource(change);
    if (source) throw new UnapprovedAiChangeError(source.id, source.status);
  }
  const copied = unapprovedWords(changes);
  if (copied) throw new UnapprovedAiChangeError(copied.id, copied.status);
}

/** The entry whose words a change would make ready although nobody approved them. */
export function unapprovedSource(change: RowChange): Pick<AiResult, 'id' | 'status'> | UnknownEntry | undefined {
  // `commit` has checked the value against its schema; these fields are optional on any record.
  const after = change.value as AiContent | undefined;
  if (after?.status === undefined || after.status === 'draft' || after.content === undefined) return undefined;
  const before: AiContent | undefined = collectionNamed(change.collection)?.get(change.id);
  const sameWords = before !== undefined && before.content === after.content;
  // What was sent stays sent, whatever became of its entry.
  if (sameWords && before.status === 'sent' && after.status === 'sent') return undefined;
  const named = [after.aiResultId, sameWords ? before.aiResultId : undefined].find((id) => id !== undefined);
  const result = named === undefined ? undefined : aiResults.get(named);
  if (named !== undefined && !result) return { id: named, status: 'not in the ledger' };
  if (result && !isApproved(result)) return result;
  // The name of an approved entry does not cover the words of another one.
  return entryWithSameWords(after.content);
}

interface UnknownEntry {
  readonly id: string;
  readonly status: 'not in the ledger';
}

function checkApproval(resultId: string, changes: readonly RowChange[]): void {
  const result = aiResults.get(resultId);
  if (!result || !isApproved(result))
    throw new UnapprovedAiChangeError(resultId, result?.status ?? 'not in the ledger');
  if (result.approvedBy === 'rule') throw new UnapprovedAiChangeError(resultId, 'approved by a rule only');
  if (changes.some((change) => change.collection === reviewRules.name)) {
    throw new UnapprovedAiChangeError(resultId, 'trying to change the review rules');
  }
  const { about } = result;
  const isAnother = ({ collection, id }: RowChange) =>
    collection === about?.collection && id !== about.id && collectionNamed(collection)?.get(id) !== undefined;
  if (changes.some(isAnother)) {
    throw new UnapprovedAiChangeError(resultId, 'approved for another record');
  }
}
