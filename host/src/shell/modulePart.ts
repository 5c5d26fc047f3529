import type { ModulePageProps, RemoteEntry } from '@steps/shared';
import { loadPart, type PickPart } from '../federation/remoteParts';
import { remoteOfModule } from '../navigation/navigationRules';
import { preloadHostPage } from './hostPageFiles';

/** Picks a module's page from a remote's definition. */
export const modulePart =
  (module: string): PickPart<ModulePageProps> =>
  ({ modules }) =>
    modules?.[module];

/** Fetches a module before it is shown: while the skeleton stands, or when the pointer comes near its link. */
export function preloadModule(module: string, remotes: readonly RemoteEntry[]): void {
  const remote = remoteOfModule(module, remotes);
  const loading = remote ? loadPart(remote, `module ${module}`, modulePart(module)) : preloadHostPage(module);
  loading?.catch((error: unknown) => console.info(`${module} could not be fetched ahead; its page will tell.`, error));
}
