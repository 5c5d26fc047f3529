import type { RemoteEntry } from '@steps/shared';

/**
 * Development only: `?mfe.remote-crm=http://localhost:4002/mf-manifest.json` loads one remote from another place in this
 * browser, until it is reset. Production builds contain none of this: the condition below is false at build time.
 */
const key = 'steps.overrides';

type Overrides = Record<string, string>;

function read(): Overrides {
  const overrides: Overrides = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name.startsWith('mfe.')) overrides[name.slice(4)] = value;
  }
  sessionStorage.setItem(key, JSON.stringify(overrides));
  return overrides;
}

/** The entries with this browser's overrides applied (development builds only). */
export function applyOverrides(entries: readonly RemoteEntry[]): readonly RemoteEntry[] {
  if (process.env.STEPS_DEV !== '1') return entries;
  const overrides = read();
  return entries.map((entry) => {
    const url = overrides[entry.name];
    return url ? { ...entry, entry: url, manifest: undefined } : entry;
  });
}

/** Names of the remotes that this browser loads from elsewhere; empty in production builds. */
export const overriddenRemotes = (): readonly string[] => (process.env.STEPS_DEV === '1' ? Object.keys(read()) : []);

/** Forgets all overrides and reloads. */
export function resetOverrides(): void {
  if (process.env.STEPS_DEV !== '1') return;
  sessionStorage.removeItem(key);
  location.assign('/');
}
