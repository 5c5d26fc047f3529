import type { federation as hostFederation } from './runtime';

/** What a remote's entry leaves in the global variable that its manifest names; every version of federation keeps to it. */
interface RemoteContainer {
  init(scope: object, initScope: unknown[], options: object): void | Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is RemoteContainer =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Hands the shared modules to the remote whose entry has run, and runs its door. The runtime could do this too, with a
 * registry of remotes, retries and preloading of its own, of which the host needs nothing: 6 kB at the first remote.
 */
export async function openContainer(federation: typeof hostFederation, globalName: string): Promise<unknown> {
  const container: unknown = Reflect.get(globalThis, globalName);
  if (!isContainer(container)) throw new Error(`Its program does not leave a container named "${globalName}".`);
  const { shareScopeMap } = federation;
  shareScopeMap.default ??= {};
  const options = { version: '', shareScopeKeys: 'default' };
  // As the runtime does it: not enumerable, because the remote copies the others.
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap });
  await container.init(shareScopeMap.default, [], options);
  return (await container.get('./remote'))();
}
