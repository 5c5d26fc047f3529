import { pathInApplication } from '@steps/platform/base';
import { paths } from '@steps/platform/paths';
import { federationRuntime, moduleAt, prefetch } from './federation/prefetch';
import { hostPageOf } from './shell/hostPageFiles';

/** Fetches what is behind the gate, the router too. The gate itself shows with the first script. */
export const fetchApplication = () => import('./Application');

/**
 * Asks for the files of the first page while the first script still runs: nothing of it is needed for that, and on a slow
 * line and processor the two take equally long.
 */
export function prefetchFirstPage(): void {
  const { search } = window.location;
  const pathname = pathInApplication(window.location.pathname);
  // The root address shows a page of the host or of a remote; other addresses mostly a record of a remote. What is asked for
  // first comes first on a slow line, and the runtime goes on to ask for what the remote's page needs of the host.
  prefetch('The first page', (pathname === paths.home.path && hostPageOf(moduleAt(search))) || federationRuntime());
  prefetch('Steps', fetchApplication());
}
