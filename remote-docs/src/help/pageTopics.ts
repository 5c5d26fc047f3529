import type { Article } from '../content/article';
import { articlesIn } from '../content/articles';
import help from '../content/help/contents.md';

/**
 * The topic that explains a page: a module by its id, a page by its pattern. A page that has none of its own is explained with
 * the one above it: `/marketing/landing/builder` with `/marketing/landing`.
 */
export function topicFor(place: string): Article | undefined {
  const articles = articlesIn(help);
  for (const page of withParents(place)) {
    const found = articles.find(({ explains }) => explains?.includes(page));
    if (found) return found;
  }
  return undefined;
}

function withParents(place: string): string[] {
  if (!place.startsWith('/')) return [place];
  const parts = place.split('/');
  return parts.map((_, taken) => parts.slice(0, parts.length - taken).join('/')).filter(Boolean);
}
