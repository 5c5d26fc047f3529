import { defineCollection, useRecords } from '@steps/platform';
import { useMemo } from 'react';
import * as v from 'valibot';

const articleVersionSchema = v.object({
  id: v.string(),
  pieceId: v.string(),
  /** What the person called it; empty for one that was kept by itself. */
  name: v.string(),
  /** Markdown. */
  text: v.string(),
  createdAt: v.string(),
});

/** An article as it was in a person's own words. */
export type ArticleVersion = Readonly<v.InferOutput<typeof articleVersionSchema>>;

/** Beside the pieces: a library opens without them. */
export const articleVersions = defineCollection({
  name: 'articleVersions',
  module: ['marketing', 'content'],
  schema: articleVersionSchema,
  version: 1,
});

/** The versions of an article, the newest first, in render. */
export function useArticleVersions(pieceId: string): readonly ArticleVersion[] {
  const all = useRecords(articleVersions);
  return useMemo(() => versionsOf(all, pieceId), [all, pieceId]);
}

/** The versions of an article among all, the newest first. */
export const versionsOf = (all: readonly ArticleVersion[], pieceId: string): ArticleVersion[] =>
  all
    .filter((version) => version.pieceId === pieceId)
    // Of two in one millisecond the later one is the newer.
    .reverse()
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0));
