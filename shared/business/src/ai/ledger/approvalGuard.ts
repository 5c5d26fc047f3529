import type { RowChange } from '@steps/platform/src/core/storage/port';
import { collectionNamed } from '@steps/platform/src/core/store/collection';
import type { ApprovalGuard } from '@steps/platform/src/core/store/commitRules';
import { type Origin, UnapprovedAiChangeError } from '@steps/platform/src/core/store/origin';
import { put, stamp } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { currentActor } from '../../nouns/people/currentPerson';
import { type AiResult, aiResults } from './aiResult';
import { isApproved, refuseGaps, withEvent } from './aiResultRules';
import { fieldBeyond } from './approvedContent';
import { type AiContent, entriesOf } from './readyRecords';
import { reviewRules } from './reviewRule';
import { entryWithSameWords, unapprovedWords } from './unapprovedWords';

/** The promise of the product, kept where everything is written: what AI made reaches a record through a person only. */
export const approvalGuard: ApprovalGuard = {
  check: checkOrigin,
  holdsBack: (change) => unapprovedSource(change) !== undefined,
  trail: toldInTrail,
};

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
function checkOrigin(origin: Origin, changes: readonly RowChange[], ledger: readonly RowChange[] = []): void {
  const ledgerRow = changes.find((change) => change.collection === aiResults.name);
  if (ledgerRow) throw new LedgerRowError(ledgerRow.id);
  // The ledger's verbs write one entry with a step.
  const decided = ledger[0]?.value as AiResult | undefined;
  // Anything but a plain person, a malformed origin too, needs an approval.
  if (origin.by !== 'person') checkApproval(entryAs(origin.resultId, decided), origin.resultId, changes);
  for (const change of changes) {
    const source = unapprovedSource(change, decided);
    if (source) throw unapproved(source.id, source.status);
    checkGaps(change);
  }
  const copied = unapprovedWords(changes, decided);
  if (copied) throw unapproved(copied.id, copied.status);
  if (origin.by !== 'person') checkContent(entryAs(origin.resultId, decided), changes);
}

/** An entry as it is, or as the decision leaves it that goes with the changes. */
const entryAs = (id: string, decided: AiResult | undefined): AiResult | undefined =>
  decided?.id === id ? decided : aiResults.get(id);

/** What AI left to be filled in goes out with nothing: no campaign is ready, scheduled or sent with it. */
function checkGaps({ collection, id, value }: RowChange): void {
  const after = value as AiContent | undefined;
  if (after?.status === undefined || after.status === 'draft' || entriesOf(after).length === 0) return;
  const before: AiContent | undefined = collectionNamed(collection)?.get(id);
  // Nothing about its words is decided here.
  if (before?.status === after.status && before.content === after.content) return;
  refuseGaps(after.content ?? '');
}

/** The entry whose words a change would make ready although nobody approved them. */
function unapprovedSource(
  change: RowChange,
  decided?: AiResult,
): Pick<AiResult, 'id' | 'status'> | UnknownEntry | undefined {
  // `commit` has checked the value against its schema; these fields are optional on any record.
  const after = change.value as AiContent | undefined;
  if (after?.status === undefined || after.status === 'draft' || after.content === undefined) return undefined;
  const before: AiContent | undefined = collectionNamed(change.collection)?.get(change.id);
  const sameWords = before !== undefined && before.content === after.content;
  // A campaign that was sent stays sent, whatever became of its entry.
  if (sameWords && before.status === 'sent' && after.status === 'sent') return undefined;
  const own = entriesOf(after);
  // The same words are still those of the entries that the record named before.
  for (const id of own.length === 0 && sameWords ? entriesOf(before) : own) {
    const result = entryAs(id, decided);
    if (!result) return { id, status: 'not in the ledger' };
    if (!isApproved(result)) return result;
  }
  // The name of an approved entry does not cover the words of another one.
  return entryWithSameWords(after.content, decided);
}

interface UnknownEntry {
  readonly id: string;
  readonly status: 'not in the ledger';
}

function checkApproval(result: AiResult | undefined, resultId: string, changes: readonly RowChange[]): void {
  if (!result || !isApproved(result)) throw unapproved(resultId, result?.status ?? 'not in the ledger');
  if (changes.some((change) => change.collection === reviewRules.name)) {
    throw unapproved(resultId, 'trying to change the review rules');
  }
  const { about } = result;
  const isAnother = ({ collection, id }: RowChange) =>
    collection === about?.collection && id !== about.id && collectionNamed(collection)?.get(id) !== undefined;
  if (changes.some(isAnother)) throw unapproved(resultId, 'approved for another record');
}

/** What AI writes follows from what was approved. */
function checkContent(result: AiResult | undefined, changes: readonly RowChange[]): void {
  const field = result && fieldBeyond(result, changes);
  if (!result || field === undefined) return;
  throw new RuleError(
    `The approval of “${result.title}” does not cover ${field}: only what was approved can be written.`,
  );
}

/** An approved change that is taken back, or made again, is in the trail of its entry. */
function toldInTrail(
  { origin, label }: { readonly origin: Origin; readonly label: string },
  action: 'undone' | 'redone',
): RowChange[] {
  const result = origin.by === 'ai' ? aiResults.get(origin.resultId) : undefined;
  if (!result) return [];
  const at = stamp();
  const recorded = withEvent(result, { at, actor: currentActor(), action, note: label });
  return [put(aiResults, { ...recorded, appliedAt: action === 'redone' ? at : undefined })];
}

const unapproved = (resultId: string, came: string) =>
  new UnapprovedAiChangeError(resultId, came, aiResults.get(resultId)?.title);
