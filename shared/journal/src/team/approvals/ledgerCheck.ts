import { type AiResult, aiResults } from '@steps/business/src/ai/ledger/aiResult';
import { waitingAgain } from '@steps/business/src/ai/ledger/trailRules';
import type { Role } from '@steps/business/src/nouns/people/person';
import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import { afterwards } from '../afterwards';
import type { TeamDevice } from '../devices/roster';
import type { LinkOptions } from '../link/linkOptions';
import { mayApprove } from '../rights/roleRights';
import { type AiApproval, aiApprovals, approvalId, entryOf } from './aiApproval';
import { digestOf } from './approvalDigest';
import { type Approvals, approvalNow, asItsApprovalSays } from './approvalRules';
import type { Readers } from './readers';

/** Entries whose approvals are looked at before the page answers again. */
const atOnce = 200;

const approvalHere: Approvals = (id) => aiApprovals.get(id);

/** An entry as it comes in, which still asks for two readers where it did. */
const asAsked = (result: AiResult): AiResult =>
  aiResults.get(result.id)?.needsSecond && !result.needsSecond ? { ...result, needsSecond: true } : result;

/** Whether the entry waits here for another reason than it does by now: its approval came, and lacks a signature. */
function isToldAnew({ id, history }: AiResult): boolean {
  const [here, now] = [aiResults.get(id)?.history, history.at(-1)];
  const last = here?.at(-1);
  return (
    here?.length === history.length &&
    last?.actor === 'Steps' &&
    last.action === 'reopened' &&
    last.at === now?.at &&
    last.note !== now.note
  );
}

/** Checks rows that come in against the ledger of the open business, its approvals and their readers. */
export const ledgerCheck = (readers: Readers): NonNullable<LinkOptions['check']> => ({
  taken(change, row) {
    const result =
      change.collection === aiResults.name ? entryIn(change.id, afterwards(change, row) ?? row) : undefined;
    if (!result) return undefined;
    const asked = asAsked(result);
    const believed = asItsApprovalSays(asked, approvalHere, readers);
    // Whole, and as a page reads it: what is not believed now must not be stored to be made up later, field by field.
    return { change: rowOf(believed), confirmed: believed === asked, isToldAnew: isToldAnew(believed) };
  },
  along({ collection, id, value }) {
    if (collection !== aiApprovals.name) return undefined;
    const result = aiResults.get(entryOf(id));
    if (!result) return undefined;
    const came = isStoredValue(value) ? (value.r as AiApproval) : undefined;
    const believed = asItsApprovalSays(result, (asked) => (asked === id ? came : approvalHere(asked)), readers);
    return believed === result ? undefined : rowOf(believed);
  },
});

/** Why a page cannot read an entry of the ledger, which is then not taken in. */
export function whyUnreadable(change: RowChange, row: unknown): string | undefined {
  const value = afterwards(change, row) ?? row;
  return value === undefined || entryIn(change.id, value)
    ? undefined
    : 'Expected an entry of the review ledger, got another row.';
}

const rowOf = (result: AiResult): RowChange => ({
  collection: aiResults.name,
  id: result.id,
  value: aiResults.stored(result),
});

/** The approvals that go with what is written here, on a device whose role may approve. `approvals`: those that are known. */
export function approvalsOf(
  changes: readonly RowChange[],
  role: Role | undefined,
  approvals: Approvals,
  readers: () => Promise<Readers>,
): readonly RowChange[] | Promise<readonly RowChange[]> {
  const results = changes.flatMap(({ collection, id, value, fields }) => {
    const result = collection === aiResults.name && !fields ? entryIn(id, value) : undefined;
    return result && mayApprove(role, result.module) ? [result] : [];
  });
  const rows = (signing?: Readers) => results.flatMap((result) => rowsOf(approvalNow(result, approvals, signing)));
  return results.some(({ needsSecond }) => needsSecond) ? readers().then(rows) : rows();
}

/** A device, as far as the server takes approvals from it. */
type Approving = Pick<TeamDevice, 'role' | 'writes' | 'signer'>;

/** By its role, and by what is in the account; the token of one that came in before says nothing of approvals. */
function isTakenFrom({ role, writes, signer }: Approving, result: AiResult): boolean {
  const listed = !writes || (signer !== undefined && writes.includes(aiApprovals.readAs(approvalId(result))));
  return listed && mayApprove(role, result.module);
}

/**
 * The approvals of all that was approved on this device before it could say so. `anew`: nothing has come from a server yet, so
 * what is here is kept; else only those that have none, and of what two people read those that nobody has signed. A first reading by name does
 * not count.
 */
export async function approvalsOfAll(
  device: Approving,
  anew: boolean,
  readers: Readers,
): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  for (const [at, result] of aiResults.all().entries()) {
    if (result.reading && !result.reading.device) {
      changes.push(rowOf(waitingAgain(result, 'It was read by name before readers signed. Two people read it again.')));
      continue;
    }
    const known = approvalHere(approvalId(result));
    const unsigned = result.needsSecond && known?.digest === digestOf(result);
    if ((anew || !known || unsigned) && isTakenFrom(device, result)) {
      const now = approvalNow(result, approvalHere, readers);
      const said = now ?? known;
      changes.push(...rowsOf((said && readers.vouched(result, said)) ?? now));
    }
    if (at % atOnce === 0) await yieldToMain();
  }
  return changes;
}

const rowsOf = (approval: AiApproval | undefined): readonly RowChange[] =>
  approval ? [{ collection: aiApprovals.name, id: approval.id, value: aiApprovals.stored(approval) }] : [];

/** As a page reads it; `undefined` for none, and for what no page can read. */
function entryIn(id: string, value: unknown): AiResult | undefined {
  if (!isStoredValue(value) || value.v > aiResults.version) return undefined;
  const read = aiResults.read(id, value);
  return 'record' in read ? read.record : undefined;
}
