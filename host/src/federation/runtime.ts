import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { provideAssistant } from '@steps/business/host';
import type { RemoteEntry } from '@steps/platform';
import { type RemoteBuild, RemoteError, sharedMismatch } from '@steps/platform/host';
import { loadScript } from './loadScript';
import { early, late } from './provided.generated';

/** Any version but this one is refused by the remotes, which name the versions they were built for. */
const shareConfig = (version: string) => ({ singleton: true, strictVersion: true, requiredVersion: version });

// Remotes are built without a runtime of their own and look for the host's in these globals (`externalRuntime`).
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'steps_host', version: '1' },
});

// Tasks run where a remote asks for them; the engines come with the first.
provideAssistant(async () => {
  const { runWithEngine } = await import('@steps/assistant');
  return { runWithEngine };
});

/** What the list of remotes says of the remotes that were asked for, by name. */
const listed = new Map<string, { readonly title: string; readonly build: RemoteBuild }>();

/**
 * Runs a remote's entry in the runtime's place: its own loader knows no fingerprints, and cannot tell "down", "damaged" and
 * "a web page" apart. Always gives a container or throws, because the runtime's loader would come next.
 */
const checkedEntry: ModuleFederationRuntimePlugin = {
  name: 'steps-checked-entry',
  async loadEntry({ remoteInfo }) {
    const known = listed.get(remoteInfo.name);
    if (!known) throw new RemoteError(remoteInfo.name, 'refused');
    const { title, build } = known;
    await loadScript(title, build.entry, build.integrity);
    // Which global variable it is, its own manifest says; the runtime checks what it finds there.
    const container = Reflect.get(globalThis, build.globalName);
    if (!container) throw new RemoteError(title, 'damaged', `It leaves no container named "${build.globalName}".`);
    return container;
  },
};

/** The federation runtime with everything the host provides. Imported lazily: the first remote brings it. */
const federation = init({
  name: 'steps_host',
  remotes: [],
  plugins: [checkedEntry],
  shareStrategy: 'loaded-first',
  shared: {
    ...Object.fromEntries(
      Object.entries(early).map(([name, { version, module }]) => [
        name,
        { version, lib: () => module, shareConfig: shareConfig(version) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(late).map(([name, { version }]) => [
        name,
        { version, get: () => fetchLate(name), shareConfig: shareConfig(version) },
      ]),
    ),
  },
});

/** Opens a remote's door and gives what it exports. Rejects as the runtime does, or with the `RemoteError` of its entry. */
export function openRemote({ name, title }: RemoteEntry, build: RemoteBuild): Promise<unknown> {
  const mismatch = sharedMismatch(build.shared, early['@steps/platform'].version);
  if (mismatch) return Promise.reject(new RemoteError(title, 'incompatible', mismatch));
  const before = listed.get(name)?.build;
  listed.set(name, { title, build });
  if (before?.entry !== build.entry) {
    const remote = { name, entry: build.entry, entryGlobalName: build.globalName, type: build.type };
    // Forced where its server has another build now: the runtime would keep to the first address.
    federation.registerRemotes([remote], { force: before !== undefined });
  }
  return federation.loadRemote(`${name}/remote`);
}

/** A module that the host provides on demand, as the runtime wants it. */
export async function fetchLate(name: string): Promise<() => unknown> {
  try {
    const module = await late[name]?.load();
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
