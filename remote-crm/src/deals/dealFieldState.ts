import { changedDeal, type Deal, deals } from '@steps/business';
import { commit, put } from '@steps/platform';
import type { ListField } from '../records/recordTable/listField';

/** The deal with a patch of a list field on it, its stage included. `RuleError` for what a deal cannot hold. */
export const patchedDeal = (deal: Deal, patch: Partial<Deal>): Deal =>
  // A stage comes as its whole move, checked by `movedDeal`.
  changedDeal(deal, patch as Parameters<typeof changedDeal>[1]);

/** Saves a value typed into a cell. `RuleError` as `patchedDeal`. */
export function saveDealField(deal: Deal, field: ListField<Deal>, typed: string): void {
  const after = patchedDeal(deal, field.patch?.(typed, deal) ?? {});
  if (after !== deal) commit({ label: `Edit ${after.name}`, changes: [put(deals, after)] });
}
