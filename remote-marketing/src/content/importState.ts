import { commit, put, stamp } from '@steps/shared';
import { type Piece, pieces } from '../pieces/piece';
import { titleOf } from '../pieces/pieceRules';
import { newPieceId } from '../pieces/pieceState';
import type { ReadPost } from './postsCsv';

/** Adds the posts of a file as one step. They are a person's own words, so they wait for nobody. */
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
      finishedAt: at,
      ...(moment ? (published ? { publishedAt: moment } : { scheduledAt: moment }) : {}),
      createdAt: at,
      updatedAt: at,
    };
  });
  commit({
    label: `Import ${made.length} ${made.length === 1 ? 'post' : 'posts'}`,
    changes: made.map((piece) => put(pieces, piece)),
  });
}
