import { addressKey, optOuts } from '@steps/business/mailings';
import { commit, drop, isEmailAddress, put, RuleError, stamp, useRecords } from '@steps/platform';

/** Addresses that get no campaigns, in render. */
export const useOptOuts = () => useRecords(optOuts);

/** Records that an address wants no more campaigns. `RuleError` for something else than an address. */
export function optOut(email: string): void {
  const id = addressKey(email);
  if (!isEmailAddress(id)) throw new RuleError('Enter an email address, for example name@example.com.');
  commit({ label: `Opt out ${id}`, changes: [put(optOuts, { id, at: stamp() })] });
}

/** Records the addresses of a list as one step; those that are known stay as they are. Returns how many are new. */
export function optOutAll(emails: readonly string[]): number {
  const at = stamp();
  const fresh = emails.map(addressKey).filter((id) => isEmailAddress(id) && !optOuts.get(id));
  const changes = [...new Set(fresh)].map((id) => put(optOuts, { id, at }));
  if (changes.length > 0) commit({ label: `Opt out ${changes.length} addresses`, changes });
  return changes.length;
}

/** Records that an address agreed again. */
export const optIn = (id: string): void =>
  commit({ label: `Remove the opt-out of ${id}`, changes: [drop(optOuts, id)] });
