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

/**
 * Fetches a remote's first files and those of a module's page, so that they need not wait for the application's; running them
 * is for `loadRemote`. `module`: none on a page of its own.
 */
export function preloadRemote({ entry, manifest, disabled }: RemoteEntry, module: string | undefined): void {
  if (!manifest || disabled) return;
  preloadBuild(manifest);
  for (const name of manifest.ahead?.[module ?? ''] ?? []) void intoCache(new URL(name, entry).href);
  federationRuntime().catch((error: unknown) =>
    console.info('The federation runtime could not be fetched ahead; the page that needs it will tell.', error),
  );
}

/**
 * Not as a preload: the browser complains of one that is not used within three seconds, and on a slow processor the remote
 * asks later. A file that does not come is asked for again by the remote, and told there.
 */
async function intoCache(href: string): Promise<void> {
  try {
    await (await fetch(href)).arrayBuffer();
  } catch (error) {
    console.info('A file of a remote could not be fetched ahead.', error);
  }
}
