import { commit, defineCollection, drop, isEmailAddress, put, RuleError, stamp, useRecords } from '@steps/platform';
import * as v from 'valibot';
import { addressOf } from './audienceRules';

const optOutSchema = v.object({
  /** The address, in lower case: it stays opted out when its contact is deleted and comes back. */
  id: v.string(),
  at: v.string(),
});
type OptOut = Readonly<v.InferOutput<typeof optOutSchema>>;

/** Addresses that want no more campaigns. */
export const optOuts = defineCollection({
  name: 'optOuts',
  module: ['marketing', 'crm'],
  everyoneReads: true,
  schema: optOutSchema,
  version: 1,
});

export const hasOptedOut = (address: string): boolean => optOuts.get(addressOf(address)) !== undefined;

/** Addresses that opted out, in render. */
export const useOptOuts = (): readonly OptOut[] => useRecords(optOuts);

/** Records that an address wants no more campaigns. `RuleError` for something else than an address. */
export function optOut(email: string): void {
  const id = addressOf(email);
  if (!isEmailAddress(id)) throw new RuleError('Enter an email address, for example name@example.com.');
  commit({ label: `Opt out ${id}`, changes: [put(optOuts, { id, at: stamp() })] });
}

/** Records the addresses of a list as one step; those that are known stay as they are. Returns how many are new. */
export function optOutAll(emails: readonly string[]): number {
  const at = stamp();
  const fresh = emails.map(addressOf).filter((id) => isEmailAddress(id) && !optOuts.get(id));
  const changes = [...new Set(fresh)].map((id) => put(optOuts, { id, at }));
  if (changes.length > 0) commit({ label: `Opt out ${changes.length} addresses`, changes });
  return changes.length;
}

/** Records that an address agreed again. */
export const optIn = (id: string): void =>
  commit({ label: `Remove the opt-out of ${id}`, changes: [drop(optOuts, id)] });
