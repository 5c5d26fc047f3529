import { useEffect, useState } from 'react';
import { searchIndex } from './searchIndex';
import { type FoundArticle, findArticles } from './searchRules';

/** What a search says: nothing asked, waiting for the index, failed, or what was found. */
export type ArticleSearch =
  | { readonly state: 'idle' | 'loading' | 'failed' }
  | { readonly state: 'found'; readonly articles: readonly FoundArticle[] };

/** Searches all articles as the person types. */
export function useArticleSearch(query: string): ArticleSearch {
  const [answer, setAnswer] = useState<{ readonly query: string; readonly search: ArticleSearch }>();
  const asked = query.trim();
  useEffect(() => {
    if (!asked) return;
    let current = true;
    searchIndex()
      .then((index): ArticleSearch => ({ state: 'found', articles: findArticles(index, asked) }))
      .catch((error: unknown): ArticleSearch => {
        console.warn('The search index could not be loaded.', error);
        return { state: 'failed' };
      })
      .then((search) => current && setAnswer({ query: asked, search }));
    return () => {
      current = false;
    };
  }, [asked]);
  if (!asked) return { state: 'idle' };
  return answer?.query === asked ? answer.search : { state: 'loading' };
}
