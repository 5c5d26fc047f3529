import type { RemoteEntry } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { matchPath, useLocation, useSearchParams } from '@steps/platform/router';
import { useMemo } from 'react';
import { mainModule } from '../federation/prefetch';
import { useRemotesList } from '../federation/remotesList';
import { chooseModule, type ModuleChoice } from '../home/homeRules';
import { knownModules, type ListedRemotes } from '../navigation/navigationRules';

/** A remote's page at an address. */
interface RemotePage {
  readonly remote: RemoteEntry;
  readonly page: RemoteEntry['pages'][number];
}

/** Where the user is: a module at the root address, a page of a remote, or an address nobody knows. */
export type Place =
  | ({ readonly kind: 'module' } & ModuleChoice)
  | ({ readonly kind: 'page' } & RemotePage)
  | { readonly kind: 'moved'; readonly pathname: string; readonly to: string }
  | { readonly kind: 'waiting'; readonly pathname: string }
  | { readonly kind: 'unavailable'; readonly pathname: string }
  | { readonly kind: 'unknown'; readonly pathname: string };

interface Address {
  readonly pathname: string;
  /** Value of `?module=`. */
  readonly module: string | null;
}

/** What is left of a contact's address when its end is taken away. */
const crmPath = '/crm';

/** Finds the place of an address. The root address without `module` is the main dashboard (spec 2, section 2). */
export function placeOf({ pathname, module }: Address, list: ListedRemotes): Place {
  if (pathname === paths.home.path) {
    return { kind: 'module', ...chooseModule(module ?? mainModule, knownModules(list)) };
  }
  if (matchPath(crmPath, pathname)) return { kind: 'moved', pathname, to: paths.module.href('crm') };
  const found = pageAt(pathname, list.remotes);
  if (found) return { kind: 'page', ...found };
  if (list.status === 'loading') return { kind: 'waiting', pathname };
  // Without the list nobody knows which addresses there are.
  if (list.status === 'failed') return { kind: 'unavailable', pathname };
  return { kind: 'unknown', pathname };
}

/** The remote's page whose pattern fits. The longest pattern wins: `/a/new` before `/a/:id`. */
function pageAt(pathname: string, remotes: readonly RemoteEntry[]): RemotePage | undefined {
  const fitting = remotes.flatMap((remote) =>
    remote.pages.filter((page) => matchPath(page.path, pathname)).map((page) => ({ remote, page })),
  );
  const isExact = ({ page }: RemotePage) => Number(!page.path.includes(':'));
  return fitting.sort((one, other) => isExact(other) - isExact(one))[0];
}

/** Where the user is, and the list of remotes that says so. */
export interface Whereabouts {
  readonly place: Place;
  readonly remotes: readonly RemoteEntry[];
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Follows the address and the list of remotes. */
export function usePlace(): Whereabouts {
  const { pathname } = useLocation();
  const module = useSearchParams()[0].get('module');
  const { status, remotes } = useRemotesList();
  return useMemo(
    () => ({ place: placeOf({ pathname, module }, { status, remotes }), remotes, status }),
    [pathname, module, status, remotes],
  );
}
