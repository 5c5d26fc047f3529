import type { RemoteEntry } from '@steps/platform';
import { pathInApplication } from '@steps/platform/base';
import type { RemoteBuild } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';

/**
 * Everything that is fetched ahead goes through here. A failure is ignored: whoever needs the file asks again and reports it.
 */
export function prefetch(what: string, fetching: Promise<unknown> | undefined): void {
  fetching?.catch((error: unknown) =>
    console.info(`${what} could not be fetched ahead; who needs it will tell.`, error),
  );
}

/** Lets the browser fetch the entry and what it will ask for at the same time as the federation runtime. */
export function prefetchBuild({ entry, integrity: fingerprint, preload: files }: RemoteBuild): void {
  for (const { href, as, integrity } of [{ href: entry, as: 'script', integrity: fingerprint }, ...files]) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    // As federation's own loader asks for parts: without CORS where they lie beside the page (`npm run build -- --static`).
    const crossOrigin = href !== entry && href.startsWith(`${location.origin}/`) ? null : 'anonymous';
    Object.assign(link, { rel: 'preload', as, href, crossOrigin, integrity: integrity ?? '' });
    document.head.append(link);
  }
}

/** The federation runtime. Fetched from this one place: a second `import()` elsewhere would be split into other files. */
export const federationRuntime = () => import('./runtime');

/** What the root address shows without `?module=`: the main dashboard (spec 2, section 2.2). */
export const mainModule = 'dashboard';

/** The module that the root address shows. */
export const moduleAt = (search: string): string => new URLSearchParams(search).get('module') ?? mainModule;

/** The remote that shows an address; none for the host's own. `module`: the module at the root address. */
export const remoteAt = (pathname: string, module: string, remotes: readonly RemoteEntry[]): RemoteEntry | undefined =>
  remotes.find(({ modules, pages }) =>
    pathname === paths.home.path
      ? modules.some(({ id }) => id === module)
      : pages.some(({ path }) => fits(path, pathname)),
  );

/**
 * Whether a page's pattern fits an address. Only for fetching ahead: the router, which decides, is 14 kB and arrives later.
 */
function fits(pattern: string, pathname: string): boolean {
  const wanted = parts(pattern);
  const given = parts(pathname);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

const parts = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Fetches the remote that shows the address of the window, if one does. */
export function prefetchAddress({ search, ...window }: Location, remotes: readonly RemoteEntry[]): void {
  const pathname = pathInApplication(window.pathname);
  const module = moduleAt(search);
  const remote = remoteAt(pathname, module, remotes);
  if (!remote) return;
  const page = remote.pages.find(({ path }) => fits(path, pathname));
  prefetchRemote(remote, pathname === paths.home.path ? module : page?.path);
}

/**
 * Fetches a remote's first files and what a page of it needs, so that this need not wait for the application's; running it
 * is for `loadRemote`. `page`: the id of a module, or a page's address.
 */
export function prefetchRemote({ title, entry, manifest, disabled }: RemoteEntry, page = ''): void {
  if (!manifest || disabled) return;
  prefetchBuild(manifest);
  for (const name of manifest.ahead?.[page] ?? []) prefetch(title, intoCache(new URL(name, entry).href));
  prefetch(
    title,
    federationRuntime().then(({ fetchLate }) => Promise.all((manifest.late?.[page] ?? []).map(fetchLate))),
  );
}

/**
 * Not as a preload: the browser complains of one that is not used within three seconds, and on a slow processor the remote
 * asks later.
 */
const intoCache = async (href: string): Promise<unknown> => (await fetch(href)).arrayBuffer();
