import { slug as slugOf } from '@steps/platform';
import type { Piece } from '../pieces/piece';
import type { Article, SearchFacts } from './articleRules';

/** What search results show of an article: a person's own, else what follows from it. */
export const searchFacts = ({ title, fields }: Piece, article: Article): SearchFacts => ({
  title: fields.seoTitle ?? (article.title || title),
  description: fields.description ?? '',
  slug: fields.slug ?? slugOf(article.title || title),
  keyword: fields.keyword ?? '',
  body: article.body,
});
