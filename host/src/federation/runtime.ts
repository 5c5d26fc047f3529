import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { early, late } from './provided.generated';

/** Any version but this one is refused by the remotes, which name the versions they were built for. */
const shareConfig = (version: string) => ({ singleton: true, strictVersion: true, requiredVersion: version });

// Remotes are built without a runtime of their own and look for the host's in these globals (`externalRuntime`).
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'steps_host', version: '1' },
});

/** The federation runtime with everything the host provides. Imported lazily: the first remote brings it. */
export const federation = init({
  name: 'steps_host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    ...Object.fromEntries(
      Object.entries(early).map(([name, { version, module }]) => [
        name,
        { version, lib: () => module, shareConfig: shareConfig(version) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(late).map(([name, version]) => [
        name,
        { version, get: () => fetchLate(name), shareConfig: shareConfig(version) },
      ]),
    ),
  },
});

async function fetchLate(name: string): Promise<() => unknown> {
  try {
    const { fetchProvided } = await import('./providedLate.generated');
    // Both generated files list the same names.
    const module: unknown = await fetchProvided[name as keyof typeof fetchProvided]();
    return () => module;
  } catch (error) {
    forgetFailure(name);
    throw error;
  }
}

/** The runtime keeps what the first fetch came to, a failure too: nobody would ever fetch the module again. */
function forgetFailure(name: string): void {
  for (const shared of Object.values(federation.shareScopeMap.default?.[name] ?? {})) shared.loading = null;
}
