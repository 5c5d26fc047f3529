import { commit, existing, put, RuleError, slug as slugOf } from '@steps/platform';
import { landingPages } from '../landing/landingPage';
import { emptySite, type Site, type SitePage, siteId, sites } from './site';
import { freeSlug, redirectProblem } from './siteRules';

/** Most pages of a website; our choice. */
const mostPages = 200;

const current = (): Site => sites.get(siteId) ?? emptySite;

function change(label: string, patch: Partial<Site>): void {
  commit({ label, changes: [put(sites, { ...current(), ...patch })] });
}

/** Changes the site as a whole. */
export const changeSite = (patch: Partial<Omit<Site, 'id' | 'pages' | 'redirects'>>): void =>
  change('Change the website', patch);

/** Adds landing pages at the end; those that are there already stay where they are. */
export function addPages(ids: readonly string[]): void {
  const { pages } = current();
  const added: SitePage[] = [];
  for (const id of new Set(ids)) {
    if (pages.some(({ pageId }) => pageId === id)) continue;
    const { name } = existing(landingPages, id);
    const slug = freeSlug(slugOf(name), [...pages, ...added]);
    added.push({ pageId: id, slug, title: '', description: '', menu: name.slice(0, 40) });
  }
  if (pages.length + added.length > mostPages) throw new RuleError(`A website has at most ${mostPages} pages.`);
  if (added.length > 0)
    change(`Add ${added.length === 1 ? 'a page' : `${added.length} pages`}`, { pages: [...pages, ...added] });
}

/** Changes what the site says of a page. `RuleError` for an address that another page has. */
export function changePage(pageId: string, patch: Partial<Omit<SitePage, 'pageId'>>): void {
  const { pages } = current();
  const next = { ...patch };
  if (patch.slug !== undefined) {
    const slug = slugOf(patch.slug);
    if (!slug) throw new RuleError('An address has letters or digits: “about-us”.');
    const others = pages.filter((page) => page.pageId !== pageId);
    if (freeSlug(slug, others) !== slug) throw new RuleError(`The address “${slug}” is taken.`);
    next.slug = slug;
  }
  change('Change a page of the website', {
    pages: pages.map((page) => (page.pageId === pageId ? { ...page, ...next } : page)),
  });
}

/** Moves a page up or down; the first is the home page. */
export function movePage(pageId: string, by: -1 | 1): void {
  const pages = [...current().pages];
  const at = pages.findIndex((page) => page.pageId === pageId);
  const [page] = pages.splice(at, 1);
  if (!page || at + by < 0 || at + by > pages.length) return;
  pages.splice(at + by, 0, page);
  change('Move a page of the website', { pages });
}

/** Takes a page out of the site; the landing page stays. */
export const removePage = (pageId: string): void =>
  change('Remove a page from the website', { pages: current().pages.filter((page) => page.pageId !== pageId) });

/** Adds a redirect. `RuleError` for one that leads nowhere or in a circle. */
export function addRedirect(from: string, to: string): void {
  const { redirects, pages } = current();
  const redirect = { from: from.trim(), to: to.trim() };
  const problem = redirectProblem(redirect, redirects, pages);
  if (problem) throw new RuleError(problem);
  change('Add a redirect', { redirects: [...redirects, redirect] });
}

export const removeRedirect = (from: string): void =>
  change('Remove a redirect', { redirects: current().redirects.filter((one) => one.from !== from) });
