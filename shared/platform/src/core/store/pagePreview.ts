import { keepListPreview, keepView } from './database';
import { useKeptView } from './keptView';
import { useStoredListPreview } from './listPreview';

/** What a page was last seen with, kept for its next opening: it shows that while its records are still being read. */
export const pagePreview = {
  use: useKeptView,
  keep: keepView,
  useList: useStoredListPreview,
  keepList: keepListPreview,
};
