import type { LandingPage } from './landingPage';

export type ListFilter = 'active' | 'archived';

/** Pages with every word of the search in their name, the last edited first. */
export function pagesFound(pages: readonly LandingPage[], search: string, filter: ListFilter): LandingPage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter((page) => (page.archivedAt !== undefined) === (filter === 'archived'))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}
