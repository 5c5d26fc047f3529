import { activeClient, brandUse, updateClient, useActiveClient } from '@steps/business';

/** Whose colours are worn, and whether the interface wears them. */
export type BrandUse = ReturnType<typeof brandUse>;

/** The brand mode of the open business and whether it is applied to the interface, in render. */
export const useBrand = (): BrandUse => brandUse(useActiveClient());

/** Shows agents and interface in the client's colours, or in those of Steps again. `RuleError` without the right to it. */
export function wearClientColours(wear: boolean): void {
  const client = activeClient();
  if (client) updateClient(client.id, { brandMode: wear ? 'client' : 'platform', applyBrand: wear });
}
