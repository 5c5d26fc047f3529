import { type Client, useActiveClient } from '@steps/business';
import { useDeferredValue, useMemo } from 'react';
import { useBrandParts } from '../brand/brandParts';
import { documentOf, useLandingPages } from '../landing/landingPage';
import { type Site, useSite } from './site';
import { type BuiltSite, buildSite, type NotFoundSource, type SiteSource } from './siteFiles';

/** The website of the open business, the pages that are still there, and its files once they are made. */
export interface OpenSite {
  readonly site: Site;
  readonly sources: readonly SiteSource[];
  /** The landing page for addresses that lead nowhere, if one was chosen and is still there. */
  readonly notFound: NotFoundSource | undefined;
  readonly client: Client | undefined;
  /** Made beside what is typed; missing until the first time. */
  readonly built: BuiltSite | undefined;
}

export function useOpenSite(): OpenSite {
  const site = useSite();
  const client = useActiveClient();
  const logo = useBrandParts('web')?.logo;
  const pages = useLandingPages();
  const sources = useMemo(() => {
    const known = new Map(pages.map((page) => [page.id, page]));
    return site.pages.flatMap((page): SiteSource[] => {
      const landing = known.get(page.pageId);
      // A page that was deleted comes back with undo, and is left out meanwhile.
      if (!landing || landing.archivedAt) return [];
      return [{ page, name: landing.name, document: documentOf(landing), updatedAt: landing.updatedAt }];
    });
  }, [site, pages]);
  const notFound = useMemo(() => {
    const landing = pages.find(({ id }) => id === site.notFoundPage);
    return landing && !landing.archivedAt ? { name: landing.name, document: documentOf(landing) } : undefined;
  }, [site.notFoundPage, pages]);
  const input = useMemo(
    () => ({ site, sources, notFound, brand: client && { ...client, logo } }),
    [site, sources, notFound, client, logo],
  );
  // A hundred pages take half a second: what is on the screen comes first.
  const asked = useDeferredValue<typeof input | undefined>(input, undefined);
  const built = useMemo(
    () => asked?.brand && buildSite(asked.site, asked.sources, asked.brand, asked.notFound),
    [asked],
  );
  return { site, sources, notFound, client, built };
}
