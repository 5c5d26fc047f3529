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
