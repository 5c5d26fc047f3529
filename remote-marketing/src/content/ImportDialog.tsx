import { counted } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import type { DateOrder } from '@steps/platform/zones';
import { CsvImportDialog, type FoundInFile } from '../studio/CsvImportDialog';
import { undoNotice } from '../studio/undoNotice';
import { importPosts, isPast } from './importState';

/** Posts of a CSV file. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <CsvImportDialog
    title="Import posts"
    description="A CSV file with a column “Text”, and if you like “Title”, “Date”, “Hashtags” and “Status”."
    onClose={onClose}
    read={found}
  />
);

async function found(text: string, order?: DateOrder): Promise<FoundInFile> {
  const { readPosts } = await import('./postsCsv');
  const { posts, problems, dates } = readPosts(text, order);
  const number = (count: number) => count.toLocaleString('en-GB');
  const dated = posts.filter(({ at }) => at).length;
  const past = posts.filter((post) => isPast(post)).length;
  return {
    found: `${counted(posts.length, 'post')} found, ${number(dated)} with a day.`,
    problems: [
      ...(past > 0 ? [`${counted(past, 'has a day that is', 'have a day that is')} past: drafts.`] : []),
      ...problems,
    ],
    dates,
    ...(posts.length > 0 && {
      take: () => {
        importPosts(posts);
        notify(undoNotice('Posts imported', `${number(posts.length)} are in the library.`));
      },
    }),
  };
}
