import { defineCollection, useRecord } from '@steps/platform';
import * as v from 'valibot';

const sitePageSchema = v.object({
  /** A landing page of the business. */
  pageId: v.string(),
  /** Its address below the site's: `about` for /about. */
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  /** What the menu calls it; empty for a page that is not in the menu. */
  menu: v.string(),
});
export type SitePage = Readonly<v.InferOutput<typeof sitePageSchema>>;

const siteSchema = v.object({
  id: v.string(),
  /** Where it will be: `https://example.com`; empty while that is not known. */
  address: v.string(),
  /** The first is the home page. */
  pages: v.array(sitePageSchema),
  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
  /** Where forms without an address of their own send answers. */
  formAddress: v.string(),
  /** The menu at the top of each page. */
  siteMenu: v.boolean(),
  /** Colours and fonts of the brand on each page. */
  brandTheme: v.boolean(),
  searchable: v.boolean(),
  /** The landing page that is shown for addresses that lead nowhere; without one a page is made. */
  notFoundPage: v.optional(v.string()),
});
export type Site = Readonly<v.InferOutput<typeof siteSchema>>;

/** The website of the open client: one record. */
export const sites = defineCollection({ name: 'websites', module: 'website', schema: siteSchema, version: 1 });

export const siteId = 'site';

export const emptySite: Site = {
  id: siteId,
  address: '',
  pages: [],
  redirects: [],
  formAddress: '',
  siteMenu: true,
  brandTheme: true,
  searchable: true,
};

/** The website of the open client, in render. */
export const useSite = (): Site => useRecord(sites, siteId) ?? emptySite;
