import type { RemoteEntry } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { matchPath } from '@steps/platform/router';
import type { Crumb } from '@steps/platform/ui';
import { mainModule } from '../federation/prefetch';
import { chooseModule, type ModuleChoice } from '../home/homeRules';
import { knownModules, type ListedRemotes, moduleTitle, remoteOfModule } from '../navigation/navigationRules';

/** A remote's page at an address. */
export interface RemotePage {
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
export function pageAt(pathname: string, remotes: readonly RemoteEntry[]): RemotePage | undefined {
  const fitting = remotes.flatMap((remote) =>
    remote.pages.filter((page) => matchPath(page.path, pathname)).map((page) => ({ remote, page })),
  );
  const isExact = ({ page }: RemotePage) => Number(!page.path.includes(':'));
  return fitting.sort((one, other) => isExact(other) - isExact(one))[0];
}

/** The navigation entry to mark: the module, the page itself, or the first module of the page's remote. */
export function currentEntry(place: Place): string | undefined {
  if (place.kind === 'module') return place.module;
  if (place.kind !== 'page') return undefined;
  return place.page.nav ? place.page.path : place.remote.modules[0]?.id;
}

/** The module whose rights decide what can be done on the page: of a remote's page the first module of that remote. */
export function currentModule(place: Place): string | undefined {
  if (place.kind === 'module') return place.module;
  return place.kind === 'page' && !place.page.open ? place.remote.modules[0]?.id : undefined;
}

/** What the help beside the page explains: the module or the pattern of the page. Nothing on the pages of the help itself. */
export function helpPlace(place: Place, remotes: readonly RemoteEntry[]): string | undefined {
  if (place.kind === 'module') return remoteOfModule(place.module, remotes)?.help ? undefined : place.module;
  if (place.kind === 'page') return place.remote.help ? undefined : place.page.path;
  return '';
}

/** The breadcrumb: the way that the page gives, or dashboard, module and what the page says of itself. */
export function crumbTrail(place: Place, remotes: readonly RemoteEntry[], pageCrumbs: readonly Crumb[]): Crumb[] {
  const start = { label: 'Dashboard', href: paths.module.href('dashboard') };
  if (place.kind === 'module' && place.module === 'dashboard') return [{ label: 'Dashboard' }];
  // A page that gives more than its own name knows its whole way.
  if (pageCrumbs.length > 1) return [...pageCrumbs];
  if (place.kind === 'module') return [start, { label: moduleTitle(place.module, remotes) }];
  if (place.kind !== 'page') return [start, ...pageCrumbs];
  const page = pageCrumbs[0] ?? { label: place.page.title };
  const [module] = place.remote.modules;
  if (!module || module.title === page.label) return [start, page];
  return [start, { label: module.title, href: paths.module.href(module.id) }, page];
}
