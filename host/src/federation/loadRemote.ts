import type { RemoteEntry } from '@steps/platform';
import {
  contractVersion,
  parseManifest,
  type RemoteBuild,
  type RemoteDefinition,
  RemoteError,
} from '@steps/platform/host';
import { remoteLoaded } from './loadedRemotes';
import { scriptTimeout } from './loadScript';
import { isOverridden } from './overrides';
import { federationRuntime, prefetchBuild } from './prefetch';
import { asRemoteError } from './remoteFault';
import { reportFailure } from './reportFailure';

const development = process.env.STEPS_DEV === '1';
/** Tries of one load, with these waits between them (ms) plus up to half as much at random. */
const retryWaits = [300, 900];
const loaded = new Map<string, Promise<RemoteDefinition>>();

async function fetchManifest({ title: name, entry }: RemoteEntry): Promise<RemoteBuild> {
  let response: Response;
  try {
    response = await fetch(entry, { signal: AbortSignal.timeout(scriptTimeout) });
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new RemoteError(name, slow ? 'slow' : 'unreachable', undefined, { cause });
  }
  if (!response.ok) throw new RemoteError(name, 'unreachable', `The server answered ${response.status}.`);
  const text = await response.text();
  try {
    return parseManifest(JSON.parse(text), entry);
  } catch (cause) {
    throw new RemoteError(name, text.trimStart().startsWith('<') ? 'not-a-script' : 'damaged', undefined, { cause });
  }
}

function checkedBuild(entry: RemoteEntry, build: RemoteBuild): RemoteBuild {
  const { title: name } = entry;
  if (new URL(build.entry).origin !== new URL(entry.entry).origin) {
    throw new RemoteError(name, 'refused', `${build.entry} is not on the listed origin.`);
  }
  if (!development && !build.integrity && !isOverridden(entry.name))
    throw new RemoteError(name, 'refused', 'The list holds no fingerprint for it.');
  if (build.contract !== contractVersion) {
    throw new RemoteError(
      name,
      'incompatible',
      `It speaks contract ${build.contract}, this host speaks ${contractVersion}.`,
    );
  }
  return build;
}

function checkedDefinition({ name, title }: RemoteEntry, exported: unknown): RemoteDefinition {
  // The remote is another team's build: only its shape can be checked here, its types were checked in its own build.
  const definition = (exported as { default?: Partial<RemoteDefinition> } | null)?.default;
  if (typeof definition !== 'object' || definition.name !== name) {
    throw new RemoteError(title, 'damaged', `Its door does not export a definition named "${name}".`);
  }
  if (definition.contract !== contractVersion) {
    throw new RemoteError(
      title,
      'incompatible',
      `It speaks contract ${definition.contract}, this host speaks ${contractVersion}.`,
    );
  }
  return definition as RemoteDefinition;
}

async function loadOnce(entry: RemoteEntry): Promise<RemoteDefinition> {
  const build = checkedBuild(entry, entry.manifest ?? (await fetchManifest(entry)));
  prefetchBuild(build);
  // The entry looks for the runtime's globals as soon as it runs; it is on its way already.
  const { openRemote } = await federationRuntime();
  try {
    return checkedDefinition(entry, await openRemote(entry, build));
  } catch (cause) {
    throw asRemoteError(entry, cause, 'threw-on-load');
  }
}

const worthRetrying = (error: unknown) => error instanceof RemoteError && error.fault === 'unreachable';

async function loadWithRetries(entry: RemoteEntry): Promise<RemoteDefinition> {
  for (const wait of retryWaits) {
    try {
      return await loadOnce(entry);
    } catch (error) {
      if (!worthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 2)));
    }
  }
  return loadOnce(entry);
}

/**
 * Loads a remote's definition, once. Unreachable servers are tried three times with growing waits. Rejects with a
 * `RemoteError`; a rejected load is forgotten, so calling again is "Retry".
 */
export function loadRemote(entry: RemoteEntry): Promise<RemoteDefinition> {
  const known = loaded.get(entry.name);
  if (known) return known;
  if (entry.problem) return Promise.reject(new RemoteError(entry.title, 'bad-entry', `${entry.problem}.`));
  if (entry.disabled) return Promise.reject(new RemoteError(entry.title, 'disabled'));
  const loading = loadWithRetries(entry);
  loaded.set(entry.name, loading);
  loading.then(remoteLoaded, (error: unknown) => {
    loaded.delete(entry.name);
    if (error instanceof RemoteError) reportFailure(entry, error.fault);
  });
  return loading;
}
