import type { RowChange } from '@steps/platform/src/core/storage/port';
import { davItemsOf } from '../nouns/dav/davItem';
import type { DavLink } from '../nouns/dav/davLink';
import { sideOf } from './sides';

/** The ids of the meetings or contacts that a link brought and that still exist; not of those that were in Steps before. */
export function cameFrom({ id, kind }: Pick<DavLink, 'id' | 'kind'>): readonly string[] {
  const side = sideOf(kind);
  return davItemsOf(kind)
    .all()
    .flatMap((item) => {
      const made = side.idOf(item);
      return item.linkId === id && item.recordId === made && side.records.get(made) ? [made] : [];
    });
}

/** The changes that delete these. */
export const removalOf = ({ kind }: Pick<DavLink, 'kind'>, ids: readonly string[]): RowChange[] =>
  sideOf(kind).dropped(ids);
