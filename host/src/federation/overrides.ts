import { basePath } from '@steps/platform/base';

/** Remotes that this tab loads from elsewhere: name and address of the `mf-manifest.json`. Filled before anything is loaded. */
const overridden = new Map<string, string>();

/** Where this tab keeps them. */
export const overridesKey = 'steps.overrides';

export function setOverrides(entries: Iterable<readonly [name: string, address: string]>): void {
  overridden.clear();
  for (const [name, address] of entries) overridden.set(name, address);
}

export const isOverridden = (name: string): boolean => overridden.has(name);

/** Names of the remotes that this tab loads from elsewhere. */
export const overriddenRemotes = (): readonly string[] => [...overridden.keys()];

/** Forgets all overrides and starts anew. */
export function resetOverrides(): void {
  sessionStorage.removeItem(overridesKey);
  location.assign(basePath);
}
