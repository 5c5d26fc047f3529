import { type Client, useActiveClient } from '@steps/shared';
import { useDeferredValue, useMemo } from 'react';
import { documentOf, useLandingPages } from '../landing/landingPage';
import { type Site, useSite } from './site';
import { type BuiltSite, buildSite, type SiteSource } from './siteFiles';

/** The website of the open business, the pages that are still there, and its files once they are made. */
export interface OpenSite {
  readonly site: Site;
  readonly sources: readonly SiteSource[];
  readonly client: Client | undefined;
  /** Made beside what is typed; missing until the first time. */
  readonly built: BuiltSite | undefined;
}

export function useOpenSite(): OpenSite {
  const site = useSite();
  const client = useActiveClient();
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
  const input = useMemo(() => ({ site, sources, client }), [site, sources, client]);
  // A hundred pages take half a second: what is on the screen comes first.
  const asked = useDeferredValue<typeof input | undefined>(input, undefined);
  const built = useMemo(() => asked?.client && buildSite(asked.site, asked.sources, asked.client), [asked]);
  return { site, sources, client, built };
}
