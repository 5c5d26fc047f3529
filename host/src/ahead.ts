import { paths } from '@steps/shared/paths';
import { federationRuntime, moduleAt } from './federation/preloadRemote';
import { preloadHostPage } from './shell/hostPageFiles';

/** Fetches what is behind the gate, the router too. The gate itself shows with the first script. */
export const fetchApplication = () => import('./Application');

/**
 * Asks for the files of the first page while the first script still runs: nothing of it is needed for that, and on a slow
 * line and processor the two take equally long. What fails is asked for again by whoever needs it, and told there.
 */
export function fetchAhead(): void {
  const { pathname, search } = window.location;
  const files: (Promise<unknown> | undefined)[] = [fetchApplication()];
  // At the root it is a page of the host or of a remote; elsewhere mostly a record of one.
  files.push((pathname === paths.home.path && preloadHostPage(moduleAt(search))) || federationRuntime());
  for (const file of files) file?.catch((error: unknown) => console.info('A file could not be fetched ahead.', error));
}
