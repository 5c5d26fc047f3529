import { notify } from '@steps/shared/ui';
import { FileDialog } from '../studio/FileDialog';
import { undoNotice } from '../studio/undoNotice';
import { importPosts } from './importState';

/** Posts of a CSV file. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <FileDialog
    title="Import posts"
    description="A CSV file with a column “Text”, and if you like “Title”, “Date”, “Hashtags” and “Status”. Days are read as 10/12/2026 or 2026-12-10."
    onClose={onClose}
    read={async (text) => {
      const { readPosts } = await import('./postsCsv');
      const { posts, problems } = readPosts(text);
      const dated = posts.filter(({ at }) => at).length;
      const count = posts.length.toLocaleString('en-GB');
      return {
        found: `${count} ${posts.length === 1 ? 'post' : 'posts'} found, ${dated.toLocaleString('en-GB')} with a day.`,
        problems,
        ...(posts.length > 0 && {
          take: () => {
            importPosts(posts);
            notify(undoNotice('Posts imported', `${count} are in the library.`));
          },
        }),
      };
    }}
  />
);
