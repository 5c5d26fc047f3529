import type { RemoteBuild, RemoteEntry } from '@steps/shared';
import { paths } from '@steps/shared/paths';

/** Lets the browser fetch the entry and what it will ask for at the same time as the federation runtime. */
export function preloadBuild({ entry, integrity: fingerprint, preload: files }: RemoteBuild): void {
  for (const { href, as, integrity } of [{ href: entry, as: 'script', integrity: fingerprint }, ...files]) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity: integrity ?? '' });
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

/** Fetches a remote's first files, so that they need not wait for the application's; running them is for `loadRemote`. */
export function preloadRemote({ manifest, disabled }: RemoteEntry): void {
  if (!manifest || disabled) return;
  preloadBuild(manifest);
  federationRuntime().catch((error: unknown) =>
    console.info('The federation runtime could not be fetched ahead; the page that needs it will tell.', error),
  );
}
