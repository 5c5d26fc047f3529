import { setPreference, usePreference, useSwitch } from '@steps/shared';
import * as v from 'valibot';
import { type BrandUse, brandModes } from './agentRules';

const keys = { mode: 'brand.mode', applyToInterface: 'brand.applyToInterface' } as const;

/** The brand mode and whether it is applied to the interface, in render. */
export const useBrand = (): BrandUse => ({
  mode: usePreference(keys.mode, v.picklist(brandModes), 'platform'),
  applyToInterface: useSwitch(keys.applyToInterface, false),
});

/** Shows the agents in the client's colours, or in their own again. */
export function wearClientColours(wear: boolean): void {
  setPreference(keys.mode, wear ? 'client' : 'platform');
  setPreference(keys.applyToInterface, wear);
}
