import type { RemoteEntry } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import type { Crumb } from '@steps/platform/ui';
import { moduleTitle, remoteOfModule } from '../navigation/navigationRules';
import type { Place } from './place';

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
