import { textFinder } from '@steps/platform';
import type { LandingPage } from './landingPage';

export type ListFilter = 'active' | 'archived';

/** Pages with every word of the search in their name, the last edited first. */
export function pagesFound(pages: readonly LandingPage[], search: string, filter: ListFilter): LandingPage[] {
  const holds = textFinder(search);
  return pages
    .filter((page) => (page.archivedAt !== undefined) === (filter === 'archived'))
    .filter(({ name }) => holds(name))
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}
