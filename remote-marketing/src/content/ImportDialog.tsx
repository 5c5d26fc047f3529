import { notify } from '@steps/shared/ui';
import { FileDialog, type FoundInFile } from '../studio/FileDialog';
import { undoNotice } from '../studio/undoNotice';
import { importPosts, isPast } from './importState';
import type { DateOrder } from './postDates';
import type { ReadPosts } from './postsCsv';

const orders = { day: 'Day first: 31/12/2026', month: 'Month first: 12/31/2026' } as const;

/** Posts of a CSV file. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <FileDialog
    title="Import posts"
    description="A CSV file with a column “Text”, and if you like “Title”, “Date”, “Hashtags” and “Status”."
    onClose={onClose}
    read={found}
  />
);

async function found(text: string, order?: string): Promise<FoundInFile> {
  const { readPosts } = await import('./postsCsv');
  // The choice below offers exactly the orders.
  const { posts, problems, dates } = readPosts(text, order as DateOrder | undefined);
  const number = (count: number) => count.toLocaleString('en-GB');
  const dated = posts.filter(({ at }) => at).length;
  const past = posts.filter((post) => isPast(post)).length;
  return {
    found: `${number(posts.length)} ${posts.length === 1 ? 'post' : 'posts'} found, ${number(dated)} with a day.`,
    problems: [
      ...(past > 0 ? [`${number(past)} ${past === 1 ? 'has a day that is' : 'have a day that is'} past: drafts.`] : []),
      ...problems,
    ],
    ...(dates && { choice: dateChoice(dates) }),
    ...(posts.length > 0 && {
      take: () => {
        importPosts(posts);
        notify(undoNotice('Posts imported', `${number(posts.length)} are in the library.`));
      },
    }),
  };
}

const dateChoice = ({ order, seen }: NonNullable<ReadPosts['dates']>): FoundInFile['choice'] => ({
  label: 'Dates are read as',
  help: seen
    ? 'One of the dates shows it.'
    : 'Each date could be read both ways, so they are read as your region has them.',
  value: order,
  options: orders,
});
