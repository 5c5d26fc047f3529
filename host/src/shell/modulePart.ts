import type { RemoteEntry } from '@steps/platform';
import type { ModulePageProps } from '@steps/platform/host';
import { prefetch } from '../federation/prefetch';
import { loadPart, type PickPart } from '../federation/remoteParts';
import { remoteOfModule } from '../navigation/navigationRules';
import { hostPageOf } from './hostPageFiles';

/** Picks a module's page from a remote's definition. */
export const modulePart =
  (module: string): PickPart<ModulePageProps> =>
  ({ modules }) =>
    modules?.[module];

/** Fetches a module before it is shown: while the skeleton is shown, or when the pointer comes near its link. */
export function prefetchModule(module: string, remotes: readonly RemoteEntry[]): void {
  const remote = remoteOfModule(module, remotes);
  prefetch(module, remote ? loadPart(remote, `module ${module}`, modulePart(module)) : hostPageOf(module));
}

/** Picks the page of an address from a remote's definition. */
export const pagePart =
  (path: string): PickPart<object> =>
  ({ pages }) =>
    pages?.[path];

/** Fetches a remote's page before it is shown: while the session and the business open. */
export const prefetchPage = (remote: RemoteEntry, path: string): void =>
  prefetch(path, loadPart(remote, `page ${path}`, pagePart(path)));
