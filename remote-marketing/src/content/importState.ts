import { commit, counted, put, stamp } from '@steps/platform';
import { type Piece, pieces } from '../pieces/piece';
import { titleOf } from '../pieces/pieceRules';
import { newPieceId } from '../pieces/pieceState';
import type { ReadPost } from './postsCsv';

/** Whether a post had its day before it came here, and nothing says that it went out. */
export const isPast = ({ at, published }: ReadPost, now = stamp()): boolean =>
  at !== undefined && !published && at < now;

/**
 * Adds the posts of a file as one step. They are a person's own words: with a day to come they are scheduled. Those without
 * one, and those whose day is past, are drafts until somebody has read them here.
 */
export function importPosts(posts: readonly ReadPost[]): void {
  const at = stamp();
  const made = posts.map((post): Piece => {
    const { title, text, hashtags, at: moment, published } = post;
    return {
      id: newPieceId(),
      kind: 'social',
      title: titleOf(title || text),
      brief: { words: text },
      parts: { main: { options: [], text } },
      fields: hashtags ? { hashtags } : {},
      ...(moment && !isPast(post, at) ? { finishedAt: at } : {}),
      ...(moment ? (published ? { publishedAt: moment } : { scheduledAt: moment }) : {}),
      createdAt: at,
      updatedAt: at,
    };
  });
  commit({
    label: `Import ${counted(made.length, 'post')}`,
    changes: made.map((piece) => put(pieces, piece)),
  });
}
