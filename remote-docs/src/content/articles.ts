import type { Article, ArticleFolder } from './article';

/** All articles of a folder, in its order. */
export const articlesIn = (folder: ArticleFolder): Article[] => folder.groups.flatMap(({ articles }) => articles);

/** The articles below a heading of `contents.md`. Throws when the heading is gone: pages show some of them by name. */
export function groupOf(folder: ArticleFolder, title: string): readonly Article[] {
  const group = folder.groups.find((candidate) => candidate.title === title);
  if (!group) throw new Error(`Expected a heading "${title}" in the contents of ${folder.title}.`);
  return group.articles;
}

/** The article that an address names, and the ones before and after it under the same heading. */
export function placeOf(folder: ArticleFolder, id: string) {
  for (const { articles } of folder.groups) {
    const at = articles.findIndex((article) => article.id === id);
    const article = articles[at];
    if (article) return { article, previous: articles[at - 1], next: articles[at + 1] };
  }
  return undefined;
}

/** An article that a page shows by name. Throws when it is gone. */
export function articleOf(folder: ArticleFolder, id: string): Article {
  const place = placeOf(folder, id);
  if (!place) throw new Error(`Expected ${id}.md in the contents of ${folder.title}.`);
  return place.article;
}
